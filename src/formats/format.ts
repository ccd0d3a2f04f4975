import { safeFileName } from '#base/file-name.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Page } from '#html/page.ts'

/** One way in which a page goes out. */
export type Format = {
  id: string
  /** What stands behind the page's name in the name of the file. */
  ending: string
  mimeType: string
  /** `layout`: a page name that files can have, and a layout that keeps the rules; `texts`: something is written. */
  needs: readonly ('layout' | 'texts')[]
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
  make: (page: FormatPage, tools: Tools) => Promise<string | Uint8Array>
}

/** A page as every format takes it, wherever it comes from. */
export type FormatPage = Omit<Page, 'usePlaceholderImages'> & { pageName: string; createdAt: string }

export type Choices = { protect: boolean; usePlaceholderImages: boolean }

/** What a format may ask for besides the page. */
export type Tools = Choices & {
  /** Now, as an ISO time. */
  exportedAt: string
  loadManifest: () => Promise<Manifest>
  render: (page: Page) => Promise<string>
}

/** A page name that is too long for a file is cut. */
export function fileNameIn({ ending }: Pick<Format, 'ending'>, pageName: string): string {
  return `${safeFileName(pageName)}${ending}`
}
