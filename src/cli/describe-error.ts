import { texts } from '#texts/cli.ts'

const reasons = texts.fileErrors

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
