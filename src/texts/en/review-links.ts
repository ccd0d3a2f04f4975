import type { Locale } from '#base/locale.ts'
import { languageNames } from './language-names.ts'
import { texts as team } from './team.ts'

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

/** Every word of review links, for those who make them and for those who open them, in English. */
export const texts = {
  title: 'Review links',
  description:
    'For people without an account: whoever has the link sees the page as it is now, its accepted texts alone, and can change nothing.',

  oneFace: (locale: Locale) => `${languageNames[locale]} alone`,

  make: {
    heading: 'New link',
    label: 'Who is it for?',
    placeholder: 'Legal, Ms Haddad',
    days: 'Days it works',
    daysHint: (most: number) => `At most ${most}`,
    daysError: (most: number) => `Give a whole number from 1 to ${most}`,
    faces: 'Languages',
    bothFaces: 'Both, with a switch',
    showsComments: 'Shows the comments of the team',
    mayComment: 'Comments can be left, under a typed name',
    button: 'Make link',
    made: 'This is the only time that the link is shown. Copy it now.',
    address: 'Link',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'The browser does not let us copy. Select the link and copy it yourself.',
  },

  list: {
    heading: 'Links so far',
    none: 'No links yet.',
    loading: 'Looking for links…',
    by: (user: string, when: string) => `${team.nameOf(user)}, ${when}`,
    version: (number: number) => `Version ${number}`,
    until: (when: string) => `Works until ${when}`,
    ended: (when: string) => `Ended ${when}`,
    revoked: (user: string, when: string) => `Revoked by ${team.nameOf(user)}, ${when}`,
    opened: (count: number, last: string | undefined) =>
      count === 0 ? 'Never opened' : `Opened ${times(count)}${last ? `, last ${last}` : ''}`,
    revoke: 'Revoke',
    revokeOf: (label: string) => `Revoke the link for ${label}`,
    isRevoked: (label: string) => `The link for ${label} opens nothing any more`,
  },

  guest: {
    pageTitle: 'Page for review',
    loading: 'Opening the page…',
    heading: (name: string) => name || 'Untitled page',
    about: (when: string, until: string) =>
      `As it was on ${when}. Read only; this link works until ${until}.`,
    frame: 'The page',
    notDrawn: 'The page could not be drawn.',
    closed: {
      title: 'This link opens nothing',
      text: 'It may be incomplete, have expired or been taken back. Ask whoever sent it for a new one.',
    },
    away: {
      title: 'The page cannot be opened now',
      text: 'The server cannot be reached, or has too much to do. Try again in a minute.',
      retry: 'Try again',
    },
    comments: 'Comments',
    none: 'No comments yet.',
    name: 'Your name',
    where: 'About',
    wholePage: 'The page as a whole',
    section: (place: number, name: string) => `${place}. ${name}`,
    text: 'Comment',
    send: 'Send comment',
    hint: 'The team sees it with the name that you give.',
    sent: 'Comment sent',
    notSent: {
      closed:
        'The comment could not be sent: this link opens nothing any more. Copy your words, and ask whoever sent it for a new one.',
      'too-many':
        'No more comments can be taken by this link right now. It is still here: try again in an hour.',
      full: 'The page has as many comments as it can have. Yours is still here: tell whoever sent the link.',
      away: 'The comment could not be sent. It is still here: try again in a while.',
    },
  },
} as const
