import { shorten } from '#base/shorten.ts'
import { texts as team } from './team.ts'

/** What is said of comments where they are not read in full: on the canvas, in the outline, in the list of what is to be done. */
export const texts = {
  open: (count: number) => (count === 1 ? '1 open comment' : `${count} open comments`),
  count: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  /** Isolated, as what is said of an Arabic name goes on in English. */
  author: (author: string, isGuest: boolean) =>
    isGuest ? `\u2068${author}\u2069 (says to be, by a review link)` : team.nameOf(author),
  deleted: 'This comment was deleted.',
  toDo: (author: string, text: string) => `${author}: “${shorten(text)}”`,
} as const
