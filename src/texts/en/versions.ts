import type { Locale } from '#base/locale.ts'
import type { Version } from '#team/version.ts'
import { languageNames } from './language-names.ts'
import { texts as team } from './team.ts'

/** Every word of the versions of a page, in English. */
export const texts = {
  title: 'Versions of the page',
  list: 'Versions',
  rule: 'Versions that have a name, a review step or a review link are kept for good. Of the others all are kept for a day, one an hour for a week, and one a day for a quarter of a year.',
  kept: 'Kept for good',
  none: 'No version yet. One is kept by itself every ten minutes of work and before larger changes, or whenever you name one.',
  loading: 'Looking for versions…',
  now: 'The page now',
  choose: 'Choose a version to see what has changed since.',
  reading: 'Reading the version…',
  unread: 'This version could not be read.',

  kinds: {
    auto: 'Kept by itself',
    named: 'Named',
    review: 'Review step',
    link: 'Review link',
    'before-generation': 'Before texts were written',
    'before-import': 'Before a file was opened',
    'before-restore': 'Before a version was restored',
    'before-merge': 'Before changes came together',
  } satisfies Record<Version['kind'], string>,
  languages: (locales: readonly Locale[]) =>
    locales.length > 1
      ? locales.map((each) => languageNames[each]).join(' and ')
      : locales.map((each) => `${languageNames[each]} alone`).join(''),
  by: (user: string, when: string) => `${team.nameOf(user)}, ${when}`,
  /** What a version is called where one is chosen. */
  called: (name: string, by: string, when: string) => `${name} (${team.nameOf(by)}, ${when})`,

  name: {
    label: 'Name the page as it is now',
    placeholder: 'Sent to legal',
    save: 'Keep',
    done: (name: string) => `“${name}” is kept for good`,
    rename: 'Give it a name',
    renameLabel: 'Name of this version',
    renameSave: 'Save name',
    cancel: 'Cancel',
  },

  compare: {
    label: 'Compare with',
    view: 'Show',
    changes: 'Changes',
    pages: 'Side by side',
    title: (name: string) => `What changed since “${name}”`,
    same: 'Nothing differs.',
    count: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
    page: 'The page as a whole',
    empty: 'Nothing',
    frame: (name: string) => `Page: ${name}`,
    drawing: 'Drawing the page…',
    notDrawn: 'The page could not be drawn. Close this and try again once the server can be reached.',
    onlyAccepted: 'Pages show accepted texts alone, as every download does.',
  },

  restore: {
    all: 'Restore the whole version',
    section: 'Restore this section',
    value: 'Restore',
    /** Where several could be meant. */
    valueOf: (what: string) => `Restore: ${what}`,
    sectionOf: (name: string) => `Restore section ${name}`,
    done: 'Restored. Undo takes it back.',
    same: 'Nothing to restore: it is as it was.',
  },

  failures: {
    away: 'The server cannot be reached. Your work is safe on this device; try again when you are connected.',
    'signed-out': 'Sign in again to do this. Your work is safe on this device.',
    changed: 'Somebody changed the page a moment ago. Look at what came in, then try again.',
    unsent:
      'The last changes have not reached the server yet. Try again when the top bar says “Saved for everyone”.',
    deleted: 'This page was deleted for everyone.',
    unknown: 'The server does not have this any longer.',
    full: 'There is no room left for it on the server.',
    other: 'The server did not take this. Load this tab anew, then try again.',
  },

  needsTeam: {
    private: 'This page is on this device alone. Share it with the team first.',
    none: 'The team has nothing of this page yet. Add a component first.',
    share: 'Share with the team…',
    'signed-out': 'Sign in again: this is kept on the server.',
  },
} as const
