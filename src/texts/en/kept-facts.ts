import { shorten } from '#base/shorten.ts'

const facts = (count: number) => `${count} ${count === 1 ? 'fact' : 'facts'}`

/** Words about the facts that a team keeps of a product, in English. */
export const texts = {
  title: (product: string) => `Facts kept of this product: ${product}`,
  hint: 'Confirmed on other pages. Use what holds here; mend or remove what does not hold any more.',
  none: 'Nothing is kept yet.',
  noProduct:
    'Say in the details of the page which product it is about, and facts of its other pages are offered here.',
  loading: 'Looking what the team keeps …',
  failed: 'What the team keeps cannot be had now.',
  signedOut: 'Facts are kept by the team: sign in again to see and keep them.',
  retry: 'Try again',
  keep: (count: number) => `Keep ${count} confirmed for the next page`,
  where: (by: string, day: string, page: string) => `Kept by ${by} on ${day}, of “${shorten(page)}”`,
  isHere: 'Among the key messages.',
  differsHere: (name: string) => `${name} says something else:`,
  differsFromNewer: (day: string) => `A newer one, of ${day}, says something else:`,
  use: 'Use',
  mend: 'Mend',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  line: 'Kept fact',
  actOn: (act: string, line: string) => `${act}: ${shorten(line)}`,
  said: {
    kept: (count: number) => `${facts(count)} ${count === 1 ? 'is' : 'are'} kept for the next page.`,
    used: 'It is a key message now, to be confirmed.',
    noRoom: 'There is no room for another key message.',
    mended: 'Mended for all pages to come.',
    removed: 'Removed. Pages that say it stay as they are.',
  },
} as const
