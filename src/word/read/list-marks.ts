import type { PagePlace } from '#content/place.ts'
import type { ChangeKind, WordAside } from '../walk/document.ts'
import { wordsOf } from './asides.ts'
import type { DocumentPlaces } from './document-places.ts'
import type { WordPlace } from './place.ts'
import type { Traces } from './traces.ts'

/**
 * What one person did with Track Changes on, or said in a comment. `date` is as Word writes it, which is the time on that
 * person's clock, or empty. Without a field it is of the section as a whole, and without an instance of the document.
 */
export type WordMark = Partial<PagePlace> & {
  kind: ChangeKind | 'comment'
  author: string
  date: string
  words: string
}

/** Everything of that kind, each with the value in which it stands. */
export function listMarks(
  { changes, comments: placed }: Pick<Traces, 'changes' | 'comments'>,
  comments: readonly WordAside[],
  { values }: DocumentPlaces,
): WordMark[] {
  const said = comments.flatMap(({ id, author, date, blocks }): WordMark[] => {
    const words = wordsOf(blocks).replace(/\s+/g, ' ').trim()
    return words === '' ? [] : [{ kind: 'comment', author, date, words, ...placeOf(placed.get(id), values) }]
  })
  const done = changes
    .filter(({ kind, text }) => text.trim() !== '' || !wordKinds.has(kind))
    .map(
      ({ kind, author, date, text, ...where }): WordMark => ({
        kind,
        author,
        date,
        words: text.trim(),
        ...placeOf(where, values),
      }),
    )
  return [...done, ...said]
}

const wordKinds: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  'inserted',
  'deleted',
  'moved-here',
  'moved-away',
  'formatted',
  'split',
  'joined',
])

function placeOf(where: WordPlace | undefined, values: DocumentPlaces['values']): Partial<PagePlace> {
  const { instanceId, spot, source } = where ?? {}
  if (!instanceId) return {}
  const sources = values.get(instanceId)
  if (spot?.at !== 'value' || spot.isBeside || !sources || source === undefined) return { instanceId }
  return { instanceId, ...valueAt(source, sources) }
}

/** A value goes from its first paragraph to where the next one begins. */
function valueAt(source: number, sources: ReadonlyMap<string, number>) {
  let found: { key: string; from: number } | undefined
  for (const [key, from] of sources) {
    if (key !== 'items' && from <= source && from >= (found?.from ?? 0)) found = { key, from }
  }
  const [field, item] = found?.key.split('/') ?? []
  if (field === undefined) return {}
  return { field, ...(item !== undefined && { item: Number(item) - 1 }) }
}
