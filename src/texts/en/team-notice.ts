import { nameOf } from './team.ts'

/** Why a page cannot be the same for everyone, and what to do. */
export const texts = {
  deleted: {
    title: (user: string) =>
      user === ''
        ? 'The server does not have this page any longer.'
        : `${nameOf(user)} deleted this page for everyone.`,
    text: 'What you have is still open here. Keep it as a new page, or bring the page back for everyone.',
    keep: 'Keep mine as a new page',
    bringBack: 'Bring it back for everyone',
  },
  'too-large': {
    title: 'This page is too large for the server.',
    text: 'It is saved on this device. Split it into two pages, or take texts out, and it is sent again.',
  },
  full: {
    title: 'The server has no room left for pages.',
    text: 'This page is saved on this device. Tell whoever runs the server; it is sent once there is room.',
  },
  unreadable: {
    title: 'This page cannot be exchanged with the server.',
    text: 'It is saved on this device. This browser may have an older builder: load this tab anew, and it is tried again.',
  },
  'set-back': {
    title: 'The server was taken back to an earlier state.',
    text: 'What you have is safe on this device: keep it as a new page, which the team gets as well. This page is then as the server has it.',
    keep: 'Keep mine as a new page',
    notTaken:
      'Your copy is kept as a new page. The page as the server has it could not be read: open it from the list and try again.',
  },
  retry: 'Try again',
} as const
