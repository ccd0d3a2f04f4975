import { safeFileName } from '#base/file-name.ts'
import type { ParseResult } from '#content/parse-result.ts'

/** The file that a document's page is saved as. */
export function pageFileOf({ metadata }: ParseResult): string {
  return `${safeFileName(metadata.pageName)}.html`
}
