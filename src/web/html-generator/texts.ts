import type { Locale } from '#base/locale.ts'
import type { Upload } from '../api/upload.ts'
import { formatSize } from './upload/format-size.ts'

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
  uploadLimit: 'Maximum file size: 10MB',
  cancel: 'Cancel',
  startOver: 'Start over',
  placeholders: 'Use placeholder images',
  placeholdersHint: 'Stand in wherever the document names no image.',
  uploading: ({ share, secondsLeft }: Upload) =>
    `Uploading, ${Math.round(share * 100)}% sent${secondsLeft === undefined ? '' : `, about ${describeSeconds(secondsLeft)} left`}`,
  saved: (filename: string) => `Saved as ${filename} in your downloads.`,

  errors: {
    attempts: {
      'parse-word': 'Failed to parse document',
      'parse-bulk': 'Failed to parse documents',
      'generate-html': 'Failed to generate HTML',
      'generate-zip': 'Failed to generate HTML files',
    },
    notDocx: 'Please select a valid .docx file',
    noneDocx: 'Please select at least one .docx file',
    severalFiles: 'Please select one file here, or use Bulk Upload for several',
    skipped: (count: number) => `${count} file(s) skipped (only .docx allowed)`,
    repeated: (count: number) => `${count} file(s) left out (chosen already)`,
    empty: (name: string) => `“${name}” is empty. Choose it again, or save it again in Word.`,
    tooLarge: (name: string, size: string) => `“${name}” is too large: ${size}, and the maximum is 10MB`,
    tooLargeHint: 'Smaller pictures usually make the difference.',
    tooMany: (count: number) => `${count} file(s) left out (at most 200 files at once)`,
    tooMuch: (count: number) => `${count} file(s) left out (at most 200MB at once)`,
    andMore: (count: number) => `… and ${count} more`,
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
    announceChosen: 'File chosen',
    announceParsing: 'Working on it',
  },

  result: {
    preview: 'Preview',
    success: 'Document parsed successfully',
    pageName: 'Page name',
    noPageName: 'None; the file will be page.html',
    language: 'Language',
    components: 'Components found',
    other: 'Other',
    otherHint: 'Not in the catalogue, left out of the page',
    allGood: 'All good to generate HTML',
    structure: 'View page structure & data',
    structureTabs: 'Components on the page',
    empty: '(empty)',
    item: (number: number) => `Item ${number}`,
    noData: 'No data parsed for this component',
    ai: 'AI',
    aiHint: 'Written by AI and not changed since',
    warnings: '⚠️ Warnings',
    warningCount: (count: number) => `${count} ${count === 1 ? 'warning' : 'warnings'}`,
    seePage: 'See the page',
    showAll: (count: number) => `Show all ${count}`,
    validationErrors: 'Validation Errors',
    errorsHint: 'Correct these in Word, save the document and choose it again.',
    generate: 'Generate HTML',
    generating: 'Generating...',
    manifestFailed: 'Failed to load manifest',
    manifestFailedHint: 'Components are shown by their codes.',
    retry: 'Try again',
  },

  preview: {
    heading: 'Rendered page',
    frame: 'Rendered page',
    widths: 'Screen width',
    desktop: 'Desktop',
    tablet: 'Tablet',
    phone: 'Phone',
    empty: 'Your page appears here, before you download it.',
    refused: 'No page yet: the document has errors.',
    loading: 'Drawing the page',
    failed: 'The page could not be drawn.',
    retry: 'Try again',
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
    announceDone: (done: number, count: number) => `${done} of ${count} done`,
    progress: 'Progress',
    results: 'Results',
    total: 'Total Files',
    successful: 'Successful',
    failed: 'Failed',
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
      message: 'First message',
      more: 'Messages',
    },
    success: 'Successful',
    failure: 'Failed',
    waiting: 'Waiting',
    notRead: 'Not read',
    messagesOf: (name: string, count: number) => `${count} messages of ${name}`,
    download: (count: number) => `Download ${count} HTML Files (ZIP)`,
    generating: 'Generating ZIP...',
    nothingToDownload: 'None of the documents could be turned into a page.',
  },
} as const

/** What was being tried when a request failed. */
export type Attempt = keyof typeof texts.errors.attempts

export const languageNames: Record<Locale, string> = { 'en-AE': 'English (UAE)', 'ar-AE': 'Arabic (UAE)' }

function describeSeconds(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}
