import { quoteShort, shorten } from '#base/shorten.ts'
import type { PlacedComment } from '#word/read/reading-problem.ts'
import { listLines } from './lines.ts'
import { describePlace } from './places.ts'

/** All comments of a document: who says what, and where. */
export function describeComments(comments: readonly PlacedComment[]): string {
  const lines = comments.map(({ author, words, place }) => {
    const by = author === '' ? 'a comment' : shorten(author)
    return `${by}${place ? `, at ${describePlace(place)}` : ''}: ${quoteShort(words)}`
  })
  const head = lines.length === 1 ? '1 comment is' : `${lines.length} comments are`
  const advice = 'Please settle what they ask, and delete them in Word.'
  return listLines(`${head} in the document, and not part of the page:`, lines, advice, 'comment')
}
