/** What stopped a command, in a line for people. Errors of the file system get plain words. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code = '', path, dest = path } = error as NodeJS.ErrnoException & { dest?: string }
  return dest && Object.hasOwn(reasons, code) ? `${dest}: ${reasons[code]}` : error.message
}

/** Why a file cannot be opened. */
export function describeFileError(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return Object.hasOwn(reasons, code) ? `${reasons[code]}` : message
}

const reasons: Record<string, string> = {
  EACCES: 'You have no right to open this.',
  EEXIST: 'There is a file of that name already.',
  EISDIR: 'This is a folder, not a file.',
  ENOENT: 'There is no such file or folder.',
  ENOSPC: 'The disk is full.',
  ENOTDIR: 'A part of this path is no folder.',
  EPERM: 'You have no right to open this.',
  EROFS: 'Nothing can be written here.',
}
