import manifest from '../../catalogue/manifest.json' with { type: 'json' }

/** Placed over and over in turn: no header or footer, as a page holds only one of each. */
const placedCodes = manifest.order.filter((code) => !/^(HDR|FTR)/.test(code))

/** The 25 sections of every editor's library: those that are placed, and a header. */
export const libraryCodes: readonly string[] = ['HDR001-ENBD', ...placedCodes]

/** The section that stands at place `i` of a page that is filled in turn. */
export function codeAt(i: number): string {
  return placedCodes[i % placedCodes.length] ?? ''
}

/** The same address in every editor. */
export function thumbnailUrl(code: string): string {
  return `/templates/assets/thumbnails/${code}.webp`
}
