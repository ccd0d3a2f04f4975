import { readAddress } from './safe-url.ts'

/** The address of a picture that is safe to put on a page: on the web, or a path of the site. */
export function readPictureAddress(text: string): string | undefined {
  const url = readAddress(text)
  return url !== undefined && /^(https?:|\.{0,2}\/)/i.test(url) ? url : undefined
}

/** Whether an address names a page or a document by its look; what has no ending may be anything. */
export function isAddressOfPage(url: string): boolean {
  const [, path = '', search = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  if (path === '' || path.endsWith('/')) return search === ''
  return /\.(x?html?|php|aspx?|jsp|pdf|docx?|xlsx?|pptx?)$/i.test(path)
}
