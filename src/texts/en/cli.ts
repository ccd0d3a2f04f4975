const textsIn = (count: number) => (count === 1 ? '1 text' : `${count} texts`)

/** Every word of the command line besides its help, in English. */
export const texts = {
  noCommand: 'There is no command.',
  unknownCommand: (name: string) => `There is no command "${name}".`,
  foreignOption: (name: string, option: string) => `"${name}" has no option --${option}.`,
  noFile: (name: string) => `"${name}" wants a file.`,
  jobs: '--jobs is a number from 1 to 64.',
  noOutput: (name: string) => `"${name}" wants to know where to write: -o …`,
  noData: '"draft" wants to know where to write the texts: --data …',
  baseUrl: '--base-url is a whole address, such as https://www.example.com/en/cards.',
  actionUrl: '--action-url is an address, such as https://www.example.com/apply or /apply.',
  verifyTwo: '"verify" takes a page and its record.',
  noRecord: (file: string) => `${file} is no sign-off record.`,
  noPage: (file: string) => `${file} holds no page.`,
  belongs: (page: string, record: string) => `${page} is the page of ${record}.`,
  belongsNot: (page: string, record: string) => `${page} is not the page of ${record}:`,
  mismatch: {
    page: 'The page was changed, or is another one.',
    missing: (path: string) => `${path} is missing.`,
    other: (path: string) => `${path} was changed, or is another picture.`,
    added: (path: string) => `${path} was not there when the record was made.`,
  },
  waive: '--waive is the name of a rule and a reason, such as guarantee="Approved on 3 May".',
  waiveBy: '--waive wants to know who answers for it: --waive-by …',
  unknownRule: (rule: string) =>
    `There is no rule "${rule}". What holds a page back is told with the name of its rule.`,
  secondIsSame: '--second is the name of another person than --waive-by.',
  nothingWaived: '--waive-by and --second go with --waive.',
  unknownProduct: (product: string, known: readonly string[]) =>
    `There is no product "${product}". It is one of: ${known.join(', ')}.`,
  productOption: (proposed: string | undefined) =>
    proposed ? `Here that is: --product ${proposed}` : 'Here that is: --product ID',
  acceptBy: '--accept-by is the name of who has read the texts that nobody had accepted.',
  notAccepted: (count: number) =>
    `Held back: nobody has accepted ${textsIn(count)} of it. Accept them in the builder, or say who does so here: --accept-by …`,
  acceptedBy: (count: number, by: string) =>
    `${textsIn(count)} that nobody had accepted ${count === 1 ? 'is' : 'are'} accepted by ${by}`,
  heldBack: ({ rule, isLaw }: { rule: string; isLaw: boolean }) =>
    `Held back by the rule ${rule}, which ${isLaw ? 'two people' : 'somebody'} can waive`,
  waived: (rule: string, names: readonly string[], reason: string) =>
    `The rule ${rule} is waived by ${names.join(' and ')} (${reason})`,
  commentOne: '--comment takes one document at a time.',
  oneFile: (name: string) => `"${name}" takes one file.`,
  exchangeFiles: {
    memory: '"memory" writes .tmx, .xlf or .xliff.',
    terms: '"terms" writes .tbx or .csv.',
  },
  twoFiles: '"pair" takes two files, one in each language.',
  oneLayout: '"spec" takes one layout file.',
  seeHelp: 'See webpage-builder --help.',

  fileErrors: {
    EACCES: 'You have no right to open this.',
    EEXIST: 'There is a file of that name already.',
    EISDIR: 'This is a folder, not a file.',
    ENOENT: 'There is no such file or folder.',
    ENOSPC: 'The disk is full.',
    ENOTDIR: 'A part of this path is no folder.',
    EPERM: 'You have no right to open this.',
    EROFS: 'Nothing can be written here.',
  } as Record<string, string>,
  noDocuments: (inputs: readonly string[]) => `There is no .docx file in ${inputs.join(', ')}.`,
  folder: 'This is a folder, not a document.',
  zipIsFolder: (output: string) => `${output} is a folder. Please name a file for the ZIP.`,
  folderIsFile: (output: string) =>
    `${output} is a file. Please name a folder, or a file that ends with .zip.`,
  written: (count: number, total: number, output: string) =>
    `${count} of ${total} pages written to ${output}`,
  warning: 'Warning',
  document: (path: string, pageName: string, errors: number) =>
    `${path}: ${pageName || 'no page name'}, ${errors === 0 ? 'all good' : `${errors} ${errors === 1 ? 'error' : 'errors'}`}`,
  checked: (path: string, count: number) =>
    `${path}: ${count === 0 ? 'no words to change' : `${count} ${count === 1 ? 'place' : 'places'} with words to change`}`,
  sameLanguage: 'One of the two documents must be in English and the other in Arabic.',
  paired: (files: readonly string[], count: number) =>
    `${files.join(', ')}: ${count === 0 ? 'both say the same' : `${count} ${count === 1 ? 'place' : 'places'} to look at`}`,
  forbidden: 'Change this',
  doubtful: 'Think of this',
  progress: (done: number, total: number, name: string) => `${done} of ${total}  ${name}`,

  leftOut: {
    notInLayout: (instanceId: string) => `"${instanceId}" is not in the layout and was left out.`,
    notInLibrary: (instanceId: string, code: string) =>
      `"${instanceId}" was left out: "${code}" is not in the library.`,
    foreign: (what: string, instanceId: string, code: string) =>
      `${what} of "${instanceId}" was left out: ${code} has none.`,
    field: (name: string) => `The field "${name}"`,
    items: 'The list of items',
    column: (name: string) => `The column "${name}"`,
  },
  noPlace: (file: string, code: string) =>
    `${file}: "${code}" is not in the library, so the document has no place for its content.`,
  fileWritten: (file: string) => `${file} is written.`,
  commented: (file: string, count: number) =>
    `${file} is written, with ${count} ${count === 1 ? 'comment' : 'comments'}.`,
  unread: (file: string) => `${file} could not be read.`,
  wholeFile: 'The whole',
  noJson: (file: string, reason: string) => `${file} is no JSON file: ${reason}`,
} as const
