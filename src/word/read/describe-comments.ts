import { quoteShort, shorten } from '#base/shorten.ts'
import type { ParseWarning } from '#content/parse-result.ts'
import type { WordAside } from '../walk/document.ts'
import { wordsOf } from './asides.ts'
import { listLines } from './list-lines.ts'
import type { Traces } from './traces.ts'

/** One warning over all comments: who says what, and where. */
export function describeComments(
  comments: readonly WordAside[],
  { comments: places }: Traces,
): ParseWarning[] {
  const lines = comments.flatMap(({ id, author, blocks }) => {
    const words = wordsOf(blocks).replace(/\s+/g, ' ').trim()
    const by = author === '' ? 'a comment' : shorten(author)
    return words === '' ? [] : [`${[by, places.get(id)].filter(Boolean).join(', at ')}: ${quoteShort(words)}`]
  })
  if (lines.length === 0) return []
  const head = lines.length === 1 ? '1 comment is' : `${lines.length} comments are`
  const advice = 'Please settle what they ask, and delete them in Word.'
  return [
    {
      type: 'COMMENTS',
      message: listLines(`${head} in the document, and not part of the page:`, lines, advice, 'comment'),
    },
  ]
}
