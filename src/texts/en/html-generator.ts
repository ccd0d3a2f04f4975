import { formatSize } from '#base/format-size.ts'
import type { Locale } from '#base/locale.ts'
import type { ParseErrorType } from '#content/values/problem.ts'

/** Every word of this screen that is not data, in English. */
export const texts = {
  pageTitle: 'HTML Generator · Webpage Builder',
  bulkPageTitle: 'Bulk Upload · HTML Generator · Webpage Builder',
  heading: 'HTML Generator',
  subtitle: 'Upload Word documents to generate HTML pages',
  singleTab: 'Single File',
  bulkTab: 'Bulk Upload',
  error: 'Error',
  dismissError: 'Dismiss error',
  dismissErrorOf: (source: string) => `Dismiss error of ${source}`,
  errorOf: (source: string) => `Error of ${source}`,
  unseen: '(new result)',
  uploadLimit: 'Maximum file size: 10MB',
  cancel: 'Cancel',
  startOver: 'Start over',
  placeholders: 'Use placeholder images',
  placeholdersHint: 'Stand in wherever the document names no image.',
  uploading: ({ share, secondsLeft }: { share: number; secondsLeft?: number }) =>
    `Uploading, ${Math.round(share * 100)}% sent${secondsLeft === undefined ? '' : `, about ${describeSeconds(secondsLeft)} left`}`,
  saved: (filename: string) => `Saved as ${filename} in your downloads.`,

  errors: {
    attempts: {
      'parse-word': 'Failed to parse document',
      'parse-bulk': 'Failed to parse documents',
      'generate-html': 'Failed to generate HTML',
      'generate-zip': 'Failed to generate HTML files',
      'comment-word': 'Failed to put comments into the document',
    },
    notDocx: 'Please select a valid .docx file',
    noneDocx: 'Please select at least one .docx file',
    severalFiles: 'Please select one file here, or use Bulk Upload for several',
    skipped: (count: number) => `${count} file(s) skipped (only .docx allowed)`,
    repeated: (count: number) => `${count} file(s) left out (chosen already)`,
    empty: (name: string) => `“${name}” is empty. Choose it again, or save it again in Word.`,
    tooLarge: (name: string, size: string) => `“${name}” is too large: ${size}, and the maximum is 10MB`,
    signedOut:
      'The page has pictures of the team, and your sign-in has ended. Please sign in again, then generate the page.',
    tooLargeHint: 'Smaller pictures usually make the difference.',
    tooMany: (count: number) => `${count} file(s) left out (at most 200 files at once)`,
    tooMuch: (count: number) => `${count} file(s) left out (at most 200MB at once)`,
    andMore: (count: number) => `… and ${count} more`,
    unknown: 'Unknown error',
    parsingFailed: (message: string | undefined) => `Parsing failed: ${message ?? 'Unknown error'}`,
    bulkFailed: 'Bulk parsing failed',
    server: (status: number) => `Server error: ${status}`,
    tryLater: 'Nothing of yours is lost. Try again in a moment.',
    unreachable:
      'The server could not be reached. Nothing of yours is lost: check the connection and try again.',
    unreadable: (status: number) =>
      `The server gave no answer that can be used (status ${status}). Try again in a moment.`,
    fileGone: (name: string) =>
      `“${name}” was changed, moved or deleted after it was chosen. Choose it again.`,
  },

  single: {
    upload: 'Upload Document',
    input: 'Word document',
    drop: 'Drop a Word document (.docx) here',
    dropNow: 'Let go to choose this document',
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    parse: 'Parse & Preview',
    parsing: 'Parsing...',
    reading: 'Reading the document',
    announceChosen: (name: string, size: number) => `${name} chosen, ${formatSize(size)}`,
    announceParsing: 'Working on it',
  },

  result: {
    preview: 'Preview',
    success: 'Document parsed successfully',
    pageName: 'Page name',
    noPageName: 'None; the file will be page.html',
    file: 'File',
    onlyFrame: 'Only a header or footer was found. The page will have nothing else on it.',
    language: 'Language',
    components: 'Components found',
    other: 'Other',
    otherHint: 'Not in the catalogue, left out of the page',
    allGood: 'All good to generate HTML',
    structure: 'View page structure & data',
    tab: (number: number, name: string) => `${number}. ${name}`,
    structureTabs: 'Components on the page',
    empty: '(empty)',
    item: (number: number) => `Item ${number}`,
    noData: 'No data parsed for this component',
    typed: 'Typed',
    typedHint: 'Typed here; the document does not say it',
    aiHint: 'Written by AI and not changed since',
    warnings: '⚠️ Warnings',
    actionUrl: (url: string) => `Buttons without an address lead to ${url}`,
    warningCount: (count: number) => `${count} ${count === 1 ? 'warning' : 'warnings'}`,
    seePage: 'See the page',
    showAll: (count: number) => `Show all ${count}`,
    validationErrors: 'Validation Errors',
    errorsHint:
      'Correct these in Word, save the document and choose it again. What is missing can be typed here as well.',
    generate: 'Generate HTML',
    generating: 'Generating...',
    manifestFailed: 'Failed to load manifest. Components are shown by their codes.',
    retry: 'Try again',
  },

  commenting: {
    download: 'Download with comments',
    downloadClean: 'Download without comments',
    downloadAll: (count: number) =>
      `Download ${count} ${count === 1 ? 'Document' : 'Documents'} with Comments (ZIP)`,
    hint: 'Your Word document as it is, with each message as a comment where it belongs.',
    cleanHint: 'Your Word document as it is, without the comments of the last check.',
    hintAll: 'The Word documents as they are, with each message as a comment where it belongs.',
    working: 'Adding comments...',
    workingOn: (number: number, count: number) => `Adding comments, ${number} of ${count}...`,
    resolved: (done: number, count: number) =>
      `${count === 1 ? 'The comment' : `Of the ${count} comments`} of the last check${count === 1 ? '' : `, ${done}`} ${describeResolved(done, count)}.`,
    left: (count: number) =>
      `Nothing is left to say. The document still holds ${count === 1 ? 'the comment' : `the ${count} comments`} of the last check.`,
    zip: 'documents-with-comments.zip',
    leftOutFile: 'not-commented.txt',
    leftOut: (count: number) =>
      `${count} ${count === 1 ? 'document' : 'documents'} could not be given comments. The file not-commented.txt in the ZIP says why.`,
    failed: 'It could not be sent or read.',
  },

  /** What kind of error it is; its code stands beside it. */
  errorTypes: {
    NO_FILE: 'No file',
    TOO_MANY_FILES: 'Too many files',
    EMPTY_FILE: 'Empty file',
    NOT_A_WORD_DOCUMENT: 'Not a Word document',
    OLD_WORD_FORMAT: 'Old Word format',
    PASSWORD_PROTECTED: 'Protected by a password',
    MACRO_DOCUMENT: 'Document with macros',
    DAMAGED_DOCUMENT: 'Damaged document',
    DECOMPRESSION_BOMB: 'Unpacks to too much',
    FILE_TOO_LARGE: 'File too large',
    NO_COMPONENTS: 'No components found',
    EMPTY_LAYOUT: 'Empty page',
    DUPLICATE_INSTANCE_ID: 'Same instance id twice',
    MULTIPLE_HEADERS: 'More than one header',
    MULTIPLE_FOOTERS: 'More than one footer',
    BRAND_MISMATCH: 'Two brands on one page',
    REQUIRED_VALUE_EMPTY: 'Missing text',
    FAR_OVER_LIMIT: 'Far too long',
    LABELS_CHANGED: 'Labels were changed',
    RIGHTS_MANAGED: 'Protected by rights management',
    SIGNED_DOCUMENT: 'Digitally signed',
    WRONG_VALUE_TYPE: 'Not what is wanted here',
    TOO_HARD_TO_READ: 'Too hard to read',
    REFUSED_BY_SCAN: 'Refused by the virus scan',
    SCAN_FAILED: 'Virus scan not possible',
    TOO_MANY_REQUESTS: 'Too many at once',
    SERVER_BUSY: 'Server busy',
    BAD_UPLOAD: 'Upload not understood',
    INTERNAL_ERROR: 'Error of the server',
  } satisfies Record<ParseErrorType, string>,

  typing: {
    label: (name: string, limits: string) => (limits ? `${name} (${limits})` : name),
    /** 'Stat, item 2, Statistics grid STA-0001' */
    name: (label: string, item: number | undefined, section: string, instanceId: string) =>
      `${label}${item === undefined ? '' : `, item ${item + 1}`}, ${section} ${instanceId}`,
    count: (length: number, max: number) => `${length} / ${max}`,
    over: (count: number) => `${count} over the limit`,
    submitNamed: (name: string) => `Use this: ${name}`,
    entries: 'one entry a line',
    submit: 'Use this',
    missing: 'Please type a value first',
    open: 'Type it',
    openNamed: (name: string) => `Type it: ${name}`,
    left: (count: number) => `Taken. ${count} ${count === 1 ? 'error' : 'errors'} left.`,
    done: 'Taken. No errors left.',
  },

  fill: {
    panel: 'Empty fields',
    button: (count: number) => `Fill ${count} empty ${count === 1 ? 'field' : 'fields'} with AI`,
    topic: 'What is the page about?',
    audience: 'Who is it for?',
    topicMissing: 'Please describe what this page is about',
    audienceMissing: 'Please describe your target audience',
    writer: (label: string) => `Who writes: ${label}.`,
    untouched: 'What the document says stays as it is; links and images stay empty.',
    signInNeeded: 'Writing needs a sign-in.',
    signIn: 'Sign in (opens a new tab)',
    start: (count: number) => `Fill ${count} ${count === 1 ? 'field' : 'fields'}`,
    announceStart: (count: number) => `Filling ${count} ${count === 1 ? 'field' : 'fields'}`,
    progress: 'Filling empty fields',
    done: (done: number, total: number) => `${done} of ${total} done`,
    soFar: (done: number, total: number) => `${done} of ${total} done.`,
    waiting: (seconds: number) => `The writer is busy. It is asked again in ${seconds} s.`,
    cancelKeeps: 'What is filled stays.',
    paused: 'Filling was interrupted.',
    /** Where the server says nothing itself. */
    pauses: {
      away: 'The server could not be reached.',
      unreachable: 'The writer could not be reached.',
      credentials: 'The writer is not set up correctly.',
      'too-long': 'The page has more words than the writer takes.',
    } as Record<string, string>,
    safe: 'What is filled is kept.',
    signInHint: 'Sign in there, then come back and try again: the document stays open here.',
    tryAgain: 'Try again',
    resume: 'Resume',
    stopKeeping: 'Stop, keep what is filled',
    filled: (count: number) =>
      count === 0
        ? 'No field could be filled.'
        : `${count} empty ${count === 1 ? 'field' : 'fields'} filled.`,
    see: 'See what was filled',
    mended: 'No errors left: what was missing has been filled',
    remove: 'Remove filled values',
    removed: 'Filled values removed',
    removedCount: (count: number) => `${count} filled ${count === 1 ? 'value' : 'values'} removed.`,
    restore: 'Put them back',
    dismiss: 'Dismiss',
    left: (count: number) => `${count} ${count === 1 ? 'field' : 'fields'} left empty`,
    nothingWritten: 'Nothing was written.',
    causes: {
      refused: 'The writer declined.',
      timeout: 'The writer took too long.',
      'rate-limited': 'The writer had too much to do.',
      'provider-error': 'The writer had an error.',
      unreachable: 'The writer could not be reached.',
      'unusable-answer': 'The answer could not be used.',
      credentials: 'The writer is not set up correctly.',
      'server-error': 'The server had an error.',
      'too-long': 'The page has more words than the writer takes.',
    },
  },

  preview: {
    heading: 'Rendered page',
    frame: 'Rendered page',
    empty: 'Your page appears here, before you download it.',
    refused: 'No page yet: the document has errors.',
    loading: 'Drawing the page',
    failed: 'The page could not be drawn.',
    retry: 'Try again',
  },

  waiting: {
    title: (count: number) =>
      count === 1 ? '1 text was never accepted' : `${count} texts were never accepted`,
    text: 'They were taken from a document or written by a machine, and nobody has said yet that they may go out. They are marked "AI Generated". Read them first, or accept all of them now.',
    accept: 'Accept and go on',
    back: 'Back',
  },

  bulk: {
    upload: 'Upload Documents',
    input: 'Word documents',
    drop: 'Drop Word documents (.docx) or a folder here',
    dropMore: 'Drop more Word documents here',
    dropNow: 'Let go to add these documents',
    choose: 'Choose files',
    addMore: 'Add more files',
    hold: 'Hold Ctrl/Cmd to select multiple files',
    limits: 'Up to 200 files, 200MB in all',
    selected: (count: number) => `${count} ${count === 1 ? 'file' : 'files'} selected`,
    totalSize: (bytes: number) => `${formatSize(bytes)} in all`,
    files: 'Selected files',
    remove: (name: string) => `Remove ${name}`,
    parse: (count: number) => `Parse ${count} Documents`,
    parsing: (count: number) => `Processing ${count} files...`,
    reading: (done: number, count: number) => `${done} of ${count} files read`,
    announceChosen: (count: number) => `${count} chosen`,
    announceRemoved: (name: string, count: number) => `${name} removed, ${count} chosen`,
    announceDone: (done: number, count: number) => `${done} of ${count} done`,
    announceEnd: (done: number, count: number) => `Finished, ${done} of ${count} files read.`,
    progress: 'Progress',
    results: 'Results',
    total: 'Total Files',
    successful: 'Successful',
    failed: 'Failed',
    unreadFiles: 'Not read',
    finished: (successful: number, failed: number) => `Finished. ${successful} successful, ${failed} failed.`,
    unread: (count: number) =>
      `${count} ${count === 1 ? 'file was' : 'files were'} not read. The results below are kept.`,
    table: 'Results by file, failed ones first',
    tableWhileParsing: 'Files in progress',
    columns: {
      status: 'Status',
      file: 'File',
      page: 'Page',
      components: 'Components',
      words: 'Words to change',
      message: 'First message',
      more: 'Messages',
    },
    success: 'Successful',
    failure: 'Failed',
    isHeldBack: 'Held back',
    waiting: 'Waiting',
    notRead: 'Not read',
    messagesOf: (name: string, count: number) =>
      `${count} ${count === 1 ? 'message' : 'messages'} of ${name}`,
    componentCount: (count: number) => `${count} ${count === 1 ? 'component' : 'components'}`,
    numbered: 'Several documents have the same page name, so their files are numbered.',
    download: (count: number) => `Download ${count} HTML Files (ZIP)`,
    generating: 'Generating ZIP...',
    nothingToDownload: 'None of the documents could be turned into a page.',
    allHeldBack: 'Every page is held back, so there is nothing to download yet.',
    heldBack: (count: number) => (count === 1 ? '1 page is held back' : `${count} pages are held back`),
    heldBackHint:
      'Their words should not go out, so the ZIP does not have them, and no page in the other language links to them. Change the words in Word, or answer for them here.',
    products: (unsaid: number, count: number) =>
      unsaid === 0
        ? 'What the pages are about: said of every page'
        : `What the pages are about: not said of ${unsaid} of ${count}`,
    waive: (count: number) => (count === 1 ? 'Look at 1 finding…' : `Look at ${count} findings…`),
    waiveOf: (name: string, count: number) =>
      `${name}: look at ${count === 1 ? '1 finding' : `${count} findings`}`,
    announceReleased: (name: string) => `${name} goes into the ZIP now.`,
  },
} as const

/** What was being tried when a request failed. */
export type Attempt = keyof typeof texts.errors.attempts

export const languageNames: Record<Locale, string> = { 'en-AE': 'English (UAE)', 'ar-AE': 'Arabic (UAE)' }

function describeResolved(done: number, count: number): string {
  if (count === 1) return done === 1 ? 'is resolved' : 'is not resolved yet'
  return done === 1 ? 'is resolved' : 'are resolved'
}

function describeSeconds(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}
