import { listOf } from '#content/content.ts'
import { texts } from '#texts/review.ts'
import { announceError } from '../../../ui/announce.ts'
import { bringCaretIntoSight } from './caret-in-sight.ts'
import { describeEdit, removeDescription } from './describe-edit.ts'
import { type EntriesEdit, editEntries } from './edit-entries.ts'
import { changeOpenValue } from './open-value.ts'
import { hintOf, type TypedValue } from './type-in-place.ts'

type Ways = {
  /** What shows one of these entries, once the page has been drawn with them. */
  draw: (entries: string[], entry: number) => HTMLElement | undefined
  /** This is what shows the entry that is typed in. */
  hold: (element: HTMLElement, entry: number) => void
  onEnd: () => void
}

/** A list that is typed entry by entry, beginning with the one that was pressed; the bar beside it follows. */
export function typeEntries(value: TypedValue, first: number, { draw, hold, onEnd }: Ways): EntriesEdit {
  const { element, kind, slot, text, pressed, onType } = value
  const { maxItems = Number.POSITIVE_INFINITY } = slot.definition
  const hint = hintOf(slot, kind, element.textContent ?? '')
  const written = listOf(text)
  const entries = written.length > 0 ? written : ['']
  let shown = element
  take(element, first)
  const edit = editEntries({
    ...{ element, entries, entry: first, onType, onEnd },
    offset: pressed?.start ?? Number.POSITIVE_INFINITY,
    most: maxItems,
    onFull(left) {
      const full = texts.entriesAtMost(maxItems, left)
      changeOpenValue({ refusal: full })
      announceError(full)
    },
    draw(all, entry) {
      removeDescription(shown)
      const other = draw(all, entry)
      if (!other) return
      take(other, entry)
      changeOpenValue({ entries: { entry, count: all.length, edit } })
      return other
    },
  })
  changeOpenValue({ entries: { entry: first, count: entries.length, edit } })
  return edit

  function take(next: HTMLElement, entry: number) {
    shown = next
    hold(next, entry)
    describeEdit(next, slot, hint, entry)
    bringCaretIntoSight(next)
  }
}
