/** What is wrong with a request for pages, and what is told of scanning, in English. */
export const texts = {
  tooMuch: (most: number) => `It has more than ${most.toLocaleString('en')} values and commas`,
  twice: (instanceId: string) => `metadata/components has ${instanceId} twice`,
  noJson: 'It is no JSON object',

  leftCopies: (reason: string) =>
    `SCAN_COMMAND: what an earlier server left could not be removed (${reason})`,
  notBegun: (reason: string) => `the scan could not be begun (${reason})`,
  unscanned: (reason: string) => `SCAN_COMMAND: ${reason}, so the upload was not let through`,
  leftCopy: (directory: string, reason: string) =>
    `SCAN_COMMAND: ${directory} could not be removed (${reason})`,
} as const
