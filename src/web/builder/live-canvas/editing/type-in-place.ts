import { textOf } from '#content/content.ts'
import type { Slot } from '#content/slots.ts'
import { laterPart } from '../../../loading/later-part.ts'
import type { Caret } from './caret.ts'
import { describeEdit } from './describe-edit.ts'
import type { RichEdit } from './edit-rich.ts'
import { type Edit, editText } from './edit-text.ts'
import type { Stop } from './stops.ts'

export type Point = { x: number; y: number }

/** For who came by no press: the form of a value has the focus at once, and in a text the caret stands at its end. */
export const nowhere: Point = { x: -1, y: -1 }

/** A value that becomes a field where it stands. */
export type TypedValue = Pick<Stop, 'element' | 'kind'> & {
  slot: Slot
  text: string | string[]
  /** Where it was pressed, and where that is in the words that stood there. */
  point: Point | undefined
  pressed: Caret | undefined
  onType: (text: string | string[]) => void
}

export function typePlainly({ element, kind, slot, pressed, onType, ...value }: TypedValue): Edit {
  const text = textOf(value.text)
  const shown = element.textContent ?? ''
  const indent = shown.length - shown.trimStart().length
  const at = pressed ? Math.min(Math.max(pressed.start - indent, 0), text.length) : text.length
  describeEdit(element, slot, hintOf(slot, kind, shown))
  return editText({ element, text, caret: { start: at, end: at }, onType })
}

/** The editor of rich text is fetched when it is wanted first. */
export async function loadRichTyping(): Promise<(value: TypedValue) => RichEdit> {
  const { editRich } = await loadEditRich()
  return ({ element, kind, slot, onType, ...value }) => {
    const text = textOf(value.text)
    const shown = element.textContent ?? ''
    const edit = editRich({ element, html: text, onType: take })
    describeEdit(element, slot, hintOf(slot, kind, shown))
    showHint(text)
    return edit

    function take(typed: string) {
      showHint(typed)
      onType(typed)
    }

    /** There is always a paragraph in it. */
    function showHint(typed: string) {
      element.toggleAttribute('data-wordless', typed === '')
    }
  }
}

const loadEditRich = laterPart(() => import('./edit-rich.ts'))

/** What shows while nothing is typed. */
export function hintOf({ definition }: Slot, kind: Stop['kind'], shown: string): string {
  return kind === 'written' ? definition.placeholder : shown.trim()
}
