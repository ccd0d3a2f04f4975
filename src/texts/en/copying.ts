import type { Locale } from '#base/locale.ts'
import type { Brand } from '#layout/layout.ts'
import { languageNames } from './language-names.ts'

const sectionsOf = (count: number) => (count === 1 ? '1 section' : `${count} sections`)
const brands: Record<Brand, string> = { ENBD: 'Emirates NBD', EI: 'Emirates Islamic' }

/** Why a page cannot be copied from. */
const refusals = {
  unknown: 'This page is not in this browser any longer.',
  deleted: 'This page was deleted.',
  damaged: 'This page cannot be read.',
  unread: 'Your pages cannot be read: this browser does not let us use its storage.',
}

/** Every word of copying sections from another page, in English. */
export const texts = {
  title: 'Copy sections from another page',
  pagesDescription: 'Choose the page to copy from. It stays as it is.',
  pages: 'Pages of this browser',
  choose: (page: string) => `Copy from ${page}`,
  noPages: 'There is no other page in this browser yet.',
  opening: (page: string) => `Opening ${page}`,
  refused: (page: string, reason: keyof typeof refusals) => `${page}: ${refusals[reason]}`,
  otherPage: 'Another page',

  from: (page: string) => `Sections of ${page}`,
  description: 'Texts, what has been accepted, and what is shown or hidden come along.',
  all: 'All sections',
  nothingWritten: 'Nothing is written here',
  isEmpty: 'This page has no sections.',
  otherLanguage: (theirs: Locale, ours: Locale) =>
    `That page is in ${languageNames[theirs]}, this one in ${languageNames[ours]}. Texts are copied as they are.`,
  otherBrand: (theirs: Brand, ours: Brand) =>
    `That page is of ${brands[theirs]}, this one of ${brands[ours]}. Sections take the look of this page; names in their texts stay.`,
  obstacles: {
    MULTIPLE_HEADERS: 'This page has a header already.',
    MULTIPLE_FOOTERS: 'This page has a footer already.',
    BRAND_MISMATCH: 'It is of the other brand than this page.',
  },
  place: 'Where they go',
  atTop: 'At the top',
  after: (section: string, place: number) => `After ${section} (${place})`,
  frameHint: 'A header always goes first, a footer last.',

  cancel: 'Cancel',
  copy: (count: number) => (count === 0 ? 'Copy' : `Copy ${sectionsOf(count)}`),
} as const
