import { flushSync } from 'react-dom'
import { labelOf } from '#catalogue/lookup.ts'
import { listOf } from '#content/content.ts'
import { isSamePlace, type PagePlace, placeOf } from '#content/place.ts'
import { type Slot, valueAt } from '#content/slots.ts'
import { lengthOfMost } from '#content/values/check.ts'
import type { MarkedPlace } from '#html/live-renderer.ts'
import { texts } from '#texts/edit-in-place.ts'
import { announce, announceError } from '../../../ui/announce.ts'
import { change } from '../../editor/change.ts'
import { sectionId } from '../../editor/focus.ts'
import { addOpenEdit } from '../../editor/open-edit.ts'
import {
  type Editing,
  hasTyped,
  isEditedAt,
  isSameText,
  startEditing,
  stopEditing,
  type TypedWords,
  typeValue,
  useEditing,
} from '../../reviewing/editing-store.ts'
import { describeSaved, goOnTyping } from '../../reviewing/review-actions.ts'
import { describeRefusedValue } from '../../value/describe-value-problem.ts'
import { hover } from '../../view/canvas-view.ts'
import { select, selectionAt } from '../../view/selection.ts'
import type { ShownFace } from '../../view/shown-faces.ts'
import { wordsBeside, wordsOf } from './address-beside.ts'
import { caretAtPoint } from './caret.ts'
import { bringCaretIntoSight } from './caret-in-sight.ts'
import { comeForward } from './come-forward.ts'
import { describeStop, removeDescription, tellFault } from './describe-edit.ts'
import type { Edit } from './edit-text.ts'
import { followEdit } from './follow-edit.ts'
import { guardEdit } from './guard-edit.ts'
import { itemElements } from './item-elements.ts'
import { changeOpenValue, type OpenValueActs, setOpenValue, useOpenValue } from './open-value.ts'
import { findWritable, openPlace } from './place-now.ts'
import { focusStop, reveal, type Stop } from './stops.ts'
import { typeEntries } from './type-entries.ts'
import { loadRichTyping, nowhere, type Point, type TypedValue, typePlainly } from './type-in-place.ts'
import { focusForm } from './value-bar-focus.ts'
import { wayOf } from './way-of.ts'

/** What an edit needs of the sheet that the page is drawn on. */
export type EditedSheet = {
  face: ShownFace
  elementOf: (instanceId: string) => HTMLElement | undefined
  placeOf: (instanceId: string, number: number) => MarkedPlace | undefined
  findPlace: (place: PagePlace, entry?: number) => HTMLElement | undefined
  hold: (held: Held | undefined) => void
  /** What has just changed is to be seen at once. */
  drawNow: () => void
}

type Held = { instanceId: string; element: HTMLElement; isPlace: (place: MarkedPlace) => boolean }

/** How an edit begins: where it was pressed, or with what was typed before. */
type Start = { point?: Point | undefined; typed?: string | string[]; words?: TypedWords | undefined }

export type ValueEdit = {
  /** False: it cannot be edited, or the value that is edited now is refused. */
  begin: (stop: Stop, start?: Start) => boolean
  /** What was typed goes into the page. False: it is refused. */
  keep: () => boolean
  /** Is over; what was typed is not kept. */
  stop: () => void
  goBack: () => void
  close: () => void
}

/** One value of the page, edited where it stands. From entering it to leaving it is one change of the page. */
export function createValueEdit(frame: HTMLIFrameElement, page: Document, sheet: EditedSheet): ValueEdit {
  let edit: Edit | undefined
  const acts: OpenValueActs = { end, cancel, leave, keep, put, goBack, goTo, checkFocus }

  function begin({ place, kind, entry, element }: Stop, { point, typed, words }: Start = {}): boolean {
    // What is not written stands there in the words of the tool, and no press is in the text.
    const at = kind === 'written' && point !== nowhere ? point : undefined
    // Before anything changes, for then the browser has to lay out the page anew first.
    const pressed = at && caretAtPoint(element, at.x, at.y)
    if (!comeForward(sheet.face)) return false
    const found = findWritable(place)
    if (!found) return false
    const { slot, instance } = found
    const { instanceId } = place
    const selection = selectionAt(instanceId, instance, place)
    if (!selection.place) return false
    const { value: before } = valueAt(instance, slot)
    const beside = wordsOf(found)
    startEditing({
      ...{ instanceId, place: placeOf(slot), label: labelOf(slot.field), before },
      ...(beside && { words: beside }),
    })
    const editing = editingAt(instanceId, slot)
    // Something that was typed elsewhere waits for a decision.
    if (!editing) return false
    if (typed !== undefined)
      goOnTyping({ ...editing, typed, ...(beside && { words: { ...beside, ...words } }) })
    select(selection)
    hover(undefined)
    reveal(element)
    const way = wayOf(slot.definition)
    const isFormAsked = point !== undefined
    setOpenValue({
      ...{ instanceId, place: selection.place, way, anchor, linked, items, frame, acts },
      ...{ isFormAsked, linksAsked: 0, barAsked: 0 },
    })
    let shown = element
    const value = { element, slot, kind, text: typed ?? before, point: at, pressed, onType: type }
    if (way === 'text') typeText(value)
    else if (way === 'rich') typeRichly(value)
    else if (way === 'entries') typeList(value, entry, (next) => (shown = next))
    else {
      describeStop(element, slot)
      if (!isFormAsked) focusStop(element)
    }
    tellFault(shown, { isOver: isOverLimit() })
    bringCaretIntoSight(shown)
    return true

    function items() {
      const section = sheet.elementOf(instanceId)
      return section ? itemElements(section, sheet.placeOf) : new Map<number, HTMLElement>()
    }

    function linked() {
      const link = anchor()?.closest<HTMLElement>('[data-place-href]')
      return link ? sheet.placeOf(instanceId, Number(link.dataset.placeHref)) : undefined
    }

    function anchor() {
      if (shown.isConnected) return shown
      const now = openPlace()
      return now && sheet.findPlace(now)
    }
  }

  function typeText(value: TypedValue) {
    hold(value.element)
    edit = typePlainly(value)
    edit.focus()
  }

  function typeList(value: TypedValue, entry: number | undefined, setShown: (element: HTMLElement) => void) {
    edit = typeEntries(value, entry ?? 0, {
      onEnd: acts.end,
      hold,
      draw(entries, next) {
        sheet.hold(undefined)
        type(entries)
        sheet.drawNow()
        const place = openPlace()
        const element = place && sheet.findPlace(place, next)
        if (element) setShown(element)
        return element
      },
    })
    edit.focus()
  }

  function typeRichly(value: TypedValue) {
    const { open } = useOpenValue.getState()
    void loadRichTyping().then((type) => {
      if (!open || useOpenValue.getState().open !== open || !value.element.isConnected) return
      hold(value.element)
      const made = type(value)
      edit = made
      changeOpenValue({ rich: made.editor })
      made.focusAt(value.point)
      bringCaretIntoSight(value.element)
    })
  }

  function hold(element: HTMLElement, entry?: number) {
    const instanceId = useOpenValue.getState().open?.instanceId ?? ''
    sheet.hold({
      ...{ instanceId, element },
      isPlace(each) {
        const now = openPlace()
        return now !== undefined && each.entry === entry && isSamePlace({ ...each, instanceId }, now)
      },
    })
  }

  function type(typed: string | string[]) {
    typeValue(typed)
    if (useOpenValue.getState().open?.refusal !== undefined) changeOpenValue({ refusal: undefined })
    tellFault(useOpenValue.getState().open?.anchor(), { isOver: isOverLimit() })
  }

  function refuse(refusal: string) {
    changeOpenValue({ refusal })
    tellFault(useOpenValue.getState().open?.anchor(), { refusal, isOver: isOverLimit() })
    // A form says it in its place.
    if (edit) announceError(refusal)
  }

  /** What was typed goes into the page, if there is anything. False: it is refused, and stays as it is typed. */
  function keep(): boolean {
    const { editing } = useEditing.getState()
    const place = openPlace()
    const found = place && findWritable(place)
    if (!editing || !found || !hasTyped(editing)) return true
    const typed = withoutBegun(editing.typed)
    const { words } = editing
    const changed = [
      ...(isSameText(typed, editing.before) ? [] : [{ slot: found.slot, before: editing.before, typed }]),
      ...(words && words.before !== words.typed ? [{ slot: wordsBeside(found), ...words }] : []),
    ]
    if (changed.length === 0) return true
    const refusal = describeRefusedValue(found.slot, typed)
    if (refusal !== undefined) {
      refuse(refusal)
      return false
    }
    const { instanceId } = place
    // What is typed in one form is one step.
    const run = changed.length > 1 ? { run: `form-${Date.now()}` } : {}
    flushSync(() => {
      const kept = words && { words: { ...words, before: words.typed } }
      useEditing.setState({ editing: { ...editing, before: typed, typed, ...kept } })
      for (const { slot, typed: text } of changed)
        if (slot) change('edit', { instanceId, place: placeOf(slot), text, ...run })
    })
    const said = changed.flatMap(({ slot, ...each }) =>
      slot ? [describeSaved(instanceId, slot, { ...editing, ...each })] : [],
    )
    announce(said.join('. '))
    return true
  }

  function put(text: string | string[]) {
    edit?.put([text].flat().join('\n'))
    goBack()
  }

  function leave(): boolean {
    if (!useOpenValue.getState().open) return true
    if (!keep()) return false
    stop()
    return true
  }

  /** What shows it is no field any more. Words that are still there need not be drawn before what follows. */
  function stop() {
    const { open } = useOpenValue.getState()
    const element = open?.anchor()
    const isShown = open?.way === 'text' && element?.textContent !== ''
    edit?.stop()
    edit = undefined
    if (element) removeDescription(element)
    sheet.hold(undefined)
    stopEditing()
    setOpenValue(undefined)
    if (!isShown) sheet.drawNow()
  }

  function end() {
    const { open } = useOpenValue.getState()
    if (!open) return
    if (!leave()) return goBack()
    sheet.drawNow()
    focusSection(open.instanceId)
  }

  function cancel() {
    const { open } = useOpenValue.getState()
    const { editing } = useEditing.getState()
    if (!open) return
    stop()
    sheet.drawNow()
    if (editing && hasTyped(editing)) announce(texts.said.takenBack(editing.label))
    focusSection(open.instanceId)
  }

  function goBack() {
    const { open } = useOpenValue.getState()
    const anchor = open?.anchor()
    if (edit) edit.focus()
    else if (open?.isFormAsked) focusForm()
    else if (anchor) focusStop(anchor)
  }

  /** Beside the element that shows it; a value that is not seen, such as an address, beside what led there. */
  function goTo(place: PagePlace) {
    sheet.drawNow()
    const element = sheet.findPlace(place) ?? useOpenValue.getState().open?.anchor()
    if (element) begin({ place, kind: 'written', element }, { point: nowhere })
  }

  /** Where the focus is decides whether the edit goes on; it may be in the bar, or in another window. */
  function checkFocus() {
    const { open } = useOpenValue.getState()
    const { activeElement } = document
    if (open?.frame !== frame || !document.hasFocus() || activeElement?.closest('[data-value-bar]')) return
    // The editor of rich text is on its way.
    if (open.way === 'rich' && !edit) return
    if (activeElement === frame && open.anchor()?.contains(page.activeElement)) return
    leave()
  }

  function finish(): boolean {
    if (useOpenValue.getState().open?.frame !== frame || leave()) return true
    goBack()
    return false
  }

  const checkSoon = () => void setTimeout(checkFocus)
  page.addEventListener('focusout', checkSoon)
  const stopFinishing = addOpenEdit(finish)
  const stopGuarding = guardEdit(page, sheet)
  const stopFollowing = followEdit(frame, { show: (text) => edit?.show(text), stop })

  return {
    ...{ begin, keep, stop, goBack },
    close() {
      const isLeft = useOpenValue.getState().open?.frame !== frame || leave()
      stopFollowing()
      page.removeEventListener('focusout', checkSoon)
      stopGuarding()
      stopFinishing()
      // What is refused is kept as it is typed, and is there when the page is shown again.
      if (!isLeft) stop()
    },
  }
}

/** Of the text as it is typed. */
function isOverLimit(): boolean {
  const place = openPlace()
  const found = place && findWritable(place)
  const { editing } = useEditing.getState()
  const counted = found && editing && lengthOfMost(found.slot.definition, editing.typed)
  return counted !== undefined && counted.length > counted.max
}

/** Entries that were begun and left empty are none. */
function withoutBegun(typed: string | string[]): string | string[] {
  return Array.isArray(typed) ? listOf(typed) : typed
}

function editingAt(instanceId: string, slot: Slot): Editing | undefined {
  const { editing } = useEditing.getState()
  return isEditedAt(editing, instanceId, slot) ? editing : undefined
}

/** The section itself, in the list of the page. */
export function focusSection(instanceId: string) {
  document.getElementById(sectionId(instanceId))?.focus({ preventScroll: true })
}
