import type { Locale } from '#base/locale.ts'
import { languageNames } from './language-names.ts'
import { texts as pages } from './pages.ts'

const { nameOf } = pages

/** Words of the list of pages, which nothing else begins with. */
export const texts = {
  title: 'Pages',
  description: 'Your pages are kept in this browser, on this computer.',
  label: 'Your pages',
  search: 'Search pages',
  searchPlaceholder: 'Name, person, state, language or brand',
  found: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  noneFound: (words: string) => `No page has “${words}”.`,
  loading: 'Loading your pages',
  failed: 'Your pages cannot be read: this browser does not let us use its storage.',
  retry: 'Retry',
  emptyTitle: 'No pages yet',
  emptyText: 'A page is kept here from its first change on.',
  open: (pageName: string) => `Open ${nameOf(pageName)}`,
  current: 'Open now',
  /** Both in one order, whichever is in front. */
  languages: (locale: Locale, other: Locale | undefined) =>
    other ? 'English and Arabic' : languageNames[locale],
  components: (count: number) => (count === 1 ? '1 component' : `${count} components`),
  changed: (when: string) => `changed ${when}`,
  /** Tells a page apart from others of the same name. */
  createdAt: (name: string, when: string) => `${nameOf(name)}, created ${when}`,
  created: (when: string) => `created ${when}`,
  fileName: (name: string) => `files: ${name}`,
  rename: (pageName: string) => `Rename ${nameOf(pageName)}`,
  duplicate: (pageName: string) => `Duplicate ${nameOf(pageName)}`,
  remove: (pageName: string) => `Delete ${nameOf(pageName)}`,
  deleted: 'Recently deleted',
  deletedHint: 'Deleted pages can be restored for 30 days.',
  deletedAgo: (when: string) => `deleted ${when}`,
  restore: 'Restore',
  restoreNamed: (pageName: string) => `Restore ${nameOf(pageName)}`,
  newName: 'Page name',
  save: 'Save',
  cancel: 'Cancel',
  create: 'New page',
  startFrom: 'Start from…',
} as const
