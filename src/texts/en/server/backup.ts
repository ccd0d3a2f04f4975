/** What the commands that keep and put back the team's pages say. */
export const texts = {
  usage: 'npm run backup -- file, or npm run restore -- file',
  written: (file: string) =>
    `${file} has everything that the team keeps, with accounts and pictures. Keep it where only those may read who may read the pages.`,
  fileThere: (file: string) => `There is a file ${file} already. Please name another.`,
  noFile: (file: string) => `There is no file ${file}.`,
  noBackup: (file: string) => `${file} is no backup of this tool, or it is damaged. Nothing was changed.`,
  restored: (pages: number, replaced: string | undefined) =>
    [
      `${pages} ${pages === 1 ? 'page is' : 'pages are'} there. Review links of the backup have ended; please make new ones.`,
      ...(replaced ? [`What was there before lies in ${replaced}.`] : []),
    ].join(' '),
  failed: (reason: string) => `This did not work: ${reason}`,
} as const
