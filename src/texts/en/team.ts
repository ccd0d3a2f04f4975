import { shorten } from '#base/shorten.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { Difference } from '#content/draft/compare/compare-drafts.ts'
import type { SettingName } from '#content/draft/compare/settings.ts'
import { languageNames } from './language-names.ts'

/** How people are called: by the name of their account. */
export const nameOf = (user: string) =>
  user === '' ? 'Somebody' : user.charAt(0).toUpperCase() + user.slice(1)
const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`)
const listed = (users: readonly string[]) => users.map(nameOf).join(' and ')

/** Every word of pages that a team shares, in English. */
export const texts = {
  nameOf,
  cameIn: (users: readonly string[], count: number) => `${listed(users)}’s changes came in (${count})`,
  showNews: 'Show',

  /** Which is true of the open page, in the top bar. */
  save: {
    synced: 'Saved for everyone',
    private: 'Saved on this device',
    away: 'Saved on this device',
    sending: (count: number) => (count === 0 ? 'Sending changes…' : `Sending ${changes(count)}…`),
    signIn: (count: number) => `Sign in to send ${changes(Math.max(count, 1))}`,
    asking: (count: number) => (count === 1 ? '1 thing to decide' : `${count} things to decide`),
    deleted: 'Deleted for everyone',
    refused: 'Saved on this device',
  },
  /** More about it, where the pointer rests. */
  tips: {
    synced: (user: string, when: string) => `Last saved by ${nameOf(user)}, ${when}`,
    private: 'Only you see this page. Share it with the team.',
    away: (count: number) =>
      `The server cannot be reached. ${count === 1 ? '1 change waits' : `${changes(count)} wait`} here and ${count === 1 ? 'is' : 'are'} sent when it is back.`,
    signIn: 'Your changes are kept on this device. Sign in again, and they are sent.',
    asking:
      'You and somebody else changed the same thing. What you do is saved on this device, and sent once you have decided.',
  },

  news: {
    count: (count: number) => `${count} new`,
    title: 'What came in',
    description: 'Others changed this page. All of it is in the page already, beside what you did.',
    by: (user: string, when: string) => `${nameOf(user)}, ${when}`,
    nothing: 'Nothing has come in since you looked last.',
  },

  decide: {
    title: 'To be decided',
    description: 'You and somebody else changed the same thing. Nothing is lost: choose what stands.',
    page: (count: number) =>
      count === 1 ? 'One thing of the page as a whole' : `${count} things of the page as a whole`,
    before: 'Before',
    mine: 'Yours',
    theirs: (user: string) => `${nameOf(user)}’s`,
    wrote: (user: string, when: string) => `${nameOf(user)} wrote this ${when}.`,
    empty: 'Nothing',
    keepMine: 'Keep mine',
    takeTheirs: (user: string) => `Take ${nameOf(user)}’s`,
    anew: 'Write anew',
    saveAnew: 'Save this',
    cancel: 'Cancel',
    newText: 'New text',
    removedByMe: (user: string) => `You deleted this, and ${nameOf(user)} changed it.`,
    removedByThem: (user: string) => `${nameOf(user)} deleted this, and you changed it.`,
    keep: 'Keep it',
    remove: 'Delete it',
    settled: (left: number) =>
      left === 0 ? 'Decided. Nothing else waits for you.' : `Decided. ${left} left.`,
    said: {
      value: (user: string) => `You and ${nameOf(user)} wrote different texts.`,
      section: (user: string) => `You or ${nameOf(user)} deleted this section, and the other changed it.`,
      item: (user: string) => `You or ${nameOf(user)} deleted this item, and the other changed it.`,
      setting: (user: string, setting: string) => `You and ${nameOf(user)} changed ${setting}.`,
    },
    instructions: 'the instructions of this section',
    ideas: 'the ideas for its items',
  },

  settings: {
    name: 'the name of the page',
    locale: 'the language',
    'public-url': 'the public address',
    'action-url': 'the action address',
    'pictures-url': 'where pictures will stand',
    product: 'what the page is about',
    topic: 'the topic of the brief',
    audience: 'the audience of the brief',
    'key-messages': 'the key messages of the brief',
    tone: 'the tone of the brief',
    'additional-context': 'the context in the brief',
  } satisfies Record<SettingName, string>,

  /** One thing that is another now; `where` is 'FAQ, item 2, Question'. */
  difference: (each: Difference, where: string): string => {
    switch (each.kind) {
      case 'section-added':
        return `Added ${where}`
      case 'section-removed':
        return `Deleted ${where}`
      case 'section-moved':
        return `Moved ${where}`
      case 'item-added':
        return `Added ${where}`
      case 'item-removed':
        return `Deleted ${where}`
      case 'item-moved':
        return `Moved ${where}`
      case 'text':
        return `Changed ${where}`
      case 'status':
        return each.after.status === 'accepted' ? `Accepted ${where}` : `Changed the state of ${where}`
      case 'switch':
        return `${each.isShown ? 'Shows' : 'Hides'} “${labelOf(each.element)}” of ${where}`
      case 'instructions':
        return `Changed the instructions of ${where}`
      case 'setting':
        return `Changed ${texts.settings[each.setting]}`
      case 'face-added':
        return `Made the ${languageNames[each.locale]} version`
      case 'face-removed':
        return `Took the ${languageNames[each.locale]} version away`
    }
  },
  words: (value: string | string[]) => shorten(Array.isArray(value) ? value.join(' · ') : value),

  present: {
    label: 'Also on this page',
    here: (users: readonly string[]) => `${listed(users)} ${users.length === 1 ? 'is' : 'are'} on this page`,
    at: (user: string, section: string) => `${nameOf(user)}, in ${section}`,
    inSection: (users: readonly string[]) => `${listed(users)} ${users.length === 1 ? 'is' : 'are'} here`,
  },

  pages: {
    description: 'Pages of the team are kept for everyone; the others are on this device alone.',
    by: (user: string, when: string) => `${nameOf(user)} changed it ${when}`,
    deletedBy: (user: string, when: string) => `${nameOf(user)} deleted it ${when}`,
    notReturned: {
      none: 'This page cannot be restored any longer.',
      away: 'The server cannot be reached. Try again when you are connected.',
    },
    onlyHere: 'Only on this device',
    unsent: 'Not sent yet',
    offered: (count: number) =>
      count === 1
        ? '1 page is on this device alone, and nobody else can see it.'
        : `${count} pages are on this device alone, and nobody else can see them.`,
    shareAll: 'Share with the team…',
    share: (name: string) => `Share ${name} with the team`,
    away: 'The server cannot be reached, so pages that only the others have opened are missing here.',
    opening: (name: string) => `Opening ${name}…`,
    notBrought: {
      none: 'This page is not on the server any longer.',
      away: 'The server cannot be reached, and this page is not on this device yet. Try again when you are connected.',
      deleted: 'This page was deleted.',
      unreadable: 'This page was saved by a newer builder. Load this tab anew.',
      'not-stored': 'This page could not be stored in this browser.',
    },
  },

  share: {
    title: 'Share pages with the team?',
    text: 'Everybody who may sign in here can then read and change them. Until now they are on this device alone.',
    all: 'All of them',
    confirm: (count: number) => (count === 1 ? 'Share 1 page' : `Share ${count} pages`),
    cancel: 'Cancel',
    shared: (count: number) =>
      count === 1 ? 'The team has the page now' : `The team has ${count} pages more now`,
    none: 'There is no page on this device alone.',
  },
} as const
