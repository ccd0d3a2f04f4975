import { shorten } from '#base/shorten.ts'
import { limits } from '#team/limits.ts'
import { texts as marks } from './comment-marks.ts'
import { texts as team } from './team.ts'

/** Every word of the comments on a page, in English. */
export const texts = {
  ...marks,
  title: 'Comments',
  description: 'All comments on this page. They never stand on the page itself.',
  onPage: 'On the page as a whole',
  onGone: 'On parts that are gone',
  none: 'No comments yet.',
  showResolved: (count: number) => `Show resolved (${count})`,

  waiting: 'Not sent yet',
  resolvedBy: (user: string, when: string) => `Resolved by ${team.nameOf(user)}, ${when}`,
  about: (quote: string) => `About “${shorten(quote)}”`,

  field: 'Comment',
  answerField: 'Answer',
  mention: 'Name somebody:',
  mentionOf: (user: string) => `@${user}`,
  send: 'Comment',
  answer: 'Answer',
  sendAnswer: 'Send answer',
  cancel: 'Cancel',
  resolve: 'Resolve',
  reopen: 'Open again',
  remove: 'Delete',
  edit: 'Edit',
  editField: 'Your comment',
  sendEdit: 'Save comment',
  edited: (when: string) => `edited ${when}`,

  said: {
    added: 'Comment added',
    answered: 'Answer added',
    resolved: 'Comment resolved',
    reopened: 'Comment open again',
    removed: 'Comment deleted',
    edited: 'Comment changed',
    dropped: 'Comment taken back',
  },

  refused: {
    full: `There is no room for it: a page has at most ${limits.commentsPerPage} comments, and the pages of the team a size together. Delete some that are done with, then send it again.`,
    other: 'The server did not take this comment.',
    again: 'Send again',
    drop: 'Take it back',
  },
} as const
