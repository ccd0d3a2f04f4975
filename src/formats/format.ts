import { safeFileName } from '#base/file-name.ts'
import type { Locale } from '#base/locale.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { hasTeamPictures } from '#content/pictures/images-of.ts'
import type { PictureFile } from '#content/pictures/picture-files.ts'
import type { Page } from '#html/page.ts'
import type { HandedOver } from '#sign-off/digest-page.ts'
import type { SignOffRecord } from '#sign-off/record.ts'
import type { ExportedPage } from '#word/exported-page.ts'

/** One way in which a page goes out. */
export type Format = {
  id: string
  /** What stands behind the page's name in the name of the file. */
  ending: string
  mimeType: string
  /** `layout`: a page name that files can have, and a layout that keeps the rules; `texts`: something is written; `faces`: both languages. */
  needs: readonly ('layout' | 'texts' | 'faces')[]
  /** Which values of the page go in. */
  values: 'all' | 'accepted'
  /** Where the page will stand and where its buttons lead go in. */
  hasAddresses: boolean
  /** What people decide before. */
  choices: readonly (keyof Choices)[]
  /** The button that makes it; formats of one button are made together. */
  button: string
  /** What goes to the clipboard is a file where the browser refuses. */
  goesTo: 'file' | 'clipboard'
  /** The command line makes it of a document, by a command of the same name. */
  isCommand: boolean
  /** The choice without which it is not made. */
  wants?: keyof Choices
  /** What the file is instead where the page has pictures of the team, which lie beside it. */
  packed?: { ending: string; mimeType: string }
  make: (page: FormatPage, tools: Tools) => Promise<string | Uint8Array>
}

/** A page as every format takes it, wherever it comes from. */
export type FormatPage = Omit<Page, 'usePlaceholderImages'> & {
  pageName: string
  createdAt: string
  /** Where its pictures will stand, if that is known. */
  picturesUrl?: string
  /** The same page in its other language. */
  other?: Omit<FormatPage, 'other'>
}

export type Choices = {
  protect: boolean
  /** The texts of the other language in a column beside the values; of a page that has both. */
  beside: boolean
  usePlaceholderImages: boolean
  signOff: boolean
}

/** What a format may ask for besides the page. */
export type Tools = Choices & {
  /** Now, as an ISO time. */
  exportedAt: string
  loadManifest: () => Promise<Manifest>
  /** Told what a Word document carries of its export; a shell keeps nothing. */
  keepExport?: (id: string, page: ExportedPage) => void
  render: (page: Page) => Promise<string>
  /** A file of a picture of the team; a shell has none. */
  loadPicture?: (hash: string, file: PictureFile) => Promise<Uint8Array>
  /** What is on record of the page that has just been made; a shell knows of none. */
  loadRecord?: () => Promise<SignOffRecord>
  /** The same of the face in this language, which has just been made as this file. */
  loadFaceRecord?: (locale: Locale, file: HandedOver) => Promise<SignOffRecord>
}

/** What a format makes of a page. */
export function fileKindOf(
  format: Pick<Format, 'ending' | 'mimeType' | 'packed'>,
  page: Pick<FormatPage, 'images' | 'content'>,
): { ending: string; mimeType: string } {
  return format.packed && hasTeamPictures(page) ? format.packed : format
}

/** A page name that is too long for a file is cut. */
export function fileNameIn({ ending }: Pick<Format, 'ending'>, pageName: string): string {
  return `${safeFileName(pageName)}${ending}`
}

/** Whether it is made with these choices. */
export function isWanted({ wants }: Pick<Format, 'wants'>, choices: Choices): boolean {
  return wants === undefined || choices[wants]
}
