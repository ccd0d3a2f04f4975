import { flushSync } from 'react-dom'
import { columnsOf } from '#catalogue/lookup.ts'
import { placeOf } from '#content/place.ts'
import { currentPlatform } from '../../../ui/shortcut-label.ts'
import { isPressed, matchShortcut } from '../../commands/match-shortcut.ts'
import { pageCommand } from '../../commands/page-commands.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { turnPage } from '../../faces/show-face.ts'
import { editShortcuts } from '../../reviewing/edit-shortcuts.ts'
import { isOneLine } from '../../value/value-input.tsx'
import { editValue } from '../../view/way-in.ts'
import { addressBeside } from './address-beside.ts'
import type { EditSession } from './edit-session.ts'
import { addBeside, moveOpenItem, type OpenItem, openItem, removeOpenItem } from './item-acts.ts'
import { changeOpenValue, isTypedInPlace, type OpenValue, useOpenValue } from './open-value.ts'
import { findWritable, placeNow } from './place-now.ts'
import { focusSection } from './value-edit.ts'

/** Keys of an edit come before those of what is edited, and before the tool's. */
export function hearEditKeys(page: Document, { next }: EditSession): () => void {
  function hear(event: KeyboardEvent) {
    const { open } = useOpenValue.getState()
    // Some browsers tell of the key that ends a composition by this number alone.
    if (!open || event.isComposing || event.keyCode === 229 || !open.anchor()?.contains(event.target as Node))
      return
    const act = actOf(event, open, next)
    if (act) {
      event.preventDefault()
      event.stopImmediatePropagation()
      act()
    } else if (isForTool(event)) open.acts.end()
  }
  page.addEventListener('keydown', hear, { capture: true })
  return () => page.removeEventListener('keydown', hear, { capture: true })
}

function actOf(event: KeyboardEvent, open: OpenValue, next: EditSession['next']): (() => void) | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  const isAlone = !altKey && !ctrlKey && !metaKey
  if (key === 'Escape') return open.acts.cancel
  if (key === 'Tab' && isAlone) return () => next(shiftKey ? -1 : 1)
  if (key === 'F10' && altKey) return () => askForBar(open)
  if (key === 'ArrowUp' && altKey && shiftKey) return () => moveOpenItem(-1)
  if (key === 'ArrowDown' && altKey && shiftKey) return () => moveOpenItem(1)
  if (isTurn(event)) return () => goOpposite(open)
  if (isMeant(editShortcuts.address, event)) return askForAddress(open)
  if (key === 'Backspace' && isAlone && isEmptyLine(open)) return removeLine
  if (key !== 'Enter' || altKey) return undefined
  if (!isTypedInPlace(open.way)) return () => changeOpenValue({ isFormAsked: true })
  if (isMeant(editShortcuts.keep, event)) return open.acts.end
  if (!isAlone) return undefined
  if (isLine(openItem())) return isEmptyLine(open) ? open.acts.end : addBeside
  return endsByEnter(open) ? open.acts.end : undefined
}

/** At once: the next key is meant for the bar. */
function askForBar({ barAsked }: OpenValue) {
  flushSync(() => changeOpenValue({ barAsked: barAsked + 1 }))
}

/** An item of one text alone is a line of a list: Enter begins the next one, and Backspace takes an empty one away. */
function isLine(item: OpenItem | undefined): boolean {
  const columns = item ? columnsOf(item.component).filter(({ fixed }) => !fixed) : []
  return columns.length === 1 && columns[0]?.type === 'text'
}

function isEmptyLine({ anchor }: OpenValue): boolean {
  return isLine(openItem()) && anchor()?.textContent === ''
}

function removeLine() {
  removeOpenItem('before')
}

/** Of the words, or of the link in a rich text; nothing where the words lead nowhere. */
function askForAddress({ way, instanceId, place, linked, acts, linksAsked }: OpenValue) {
  if (way === 'rich') return () => changeOpenValue({ linksAsked: linksAsked + 1 })
  const now = placeNow({ instanceId, place })
  const found = now && findWritable(now)
  const address = found && addressBeside(found, linked())
  return address && (() => acts.goTo({ instanceId, ...placeOf(address) }))
}

/** To the other language of the page. Where there is none, the tool's own key says so. */
function isTurn(event: KeyboardEvent): boolean {
  const { keys = [] } = pageCommand('otherFace')
  const hasOther = useEditor.getState().draft.other !== undefined
  return hasOther && keys.some((key) => isPressed(key, event, currentPlatform()))
}

/** What was typed is kept, and the same value of the other language is edited. */
function goOpposite({ instanceId, place, acts }: OpenValue) {
  if (!acts.leave()) return acts.goBack()
  turnPage()
  const now = placeNow({ instanceId, place })
  if (!now || !editValue(now)) focusSection(instanceId)
}

function endsByEnter(open: OpenValue): boolean {
  const place = placeNow(open)
  const definition = place && findWritable(place)?.slot.definition
  return definition !== undefined && isOneLine(definition)
}

/** A command of the tool, which takes the page as it is then. */
function isForTool(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
  const isAltGraph = event.getModifierState('AltGraph')
  const press = { key, code, ctrlKey, metaKey, shiftKey, altKey, isAltGraph, isTyping: true }
  return matchShortcut(press, currentPlatform()) !== undefined
}

function isMeant(keys: string, event: KeyboardEvent): boolean {
  return !event.altKey && isPressed(keys, event, currentPlatform())
}
