import { useEditor } from '../../editor/editor-store.ts'
import { useEditing } from '../../reviewing/editing-store.ts'
import { LaterTermNotes } from '../../value/later-known.ts'
import { WordNotes } from '../../value/word-notes.tsx'
import { isTypedInPlace, type OpenValue } from './open-value.ts'
import type { FoundSlot } from './place-now.ts'

type Props = { open: OpenValue; found: FoundSlot }

/** What is to be said of the words that are typed on the page. */
export function TypedWords({ open: { instanceId, way, acts }, found: { slot } }: Props) {
  const typed = useEditing(({ editing }) => editing?.typed ?? '')
  const locale = useEditor(({ draft }) => draft.layout.locale)
  if (!isTypedInPlace(way)) return null
  return (
    <>
      <WordNotes instanceId={instanceId} slot={slot} value={typed} locale={locale} onTake={acts.put} />
      <LaterTermNotes slot={slot} value={typed} locale={locale} onTake={acts.put} />
    </>
  )
}
