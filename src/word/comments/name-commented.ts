import { safeFileName } from '#base/file-name.ts'

/** What a document with comments is called, without its extension. */
export function nameCommented(filename: string): string {
  return safeFileName(`${safeFileName(filename.replace(/\.docx$/i, ''))}-comments`)
}
