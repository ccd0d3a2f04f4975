import { flushSync } from 'react-dom'
import { labelOf } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import { isBlank } from '#content/content.ts'
import type { Change } from '#content/draft/history.ts'
import type { ReviewedInstance } from '#content/draft/review.ts'
import { type PagePlace, type Place, placeOf } from '#content/place.ts'
import { type Slot, slotsOf, valueAt } from '#content/slots.ts'
import { lengthOfMost } from '#content/values/check.ts'
import type { Written } from '#content/values/values.ts'
import { texts as builderTexts } from '#texts/builder.ts'
import { texts } from '#texts/review.ts'
import { texts as uiTexts } from '#texts/ui.ts'
import { announce, announceError } from '../../ui/announce.ts'
import { change, redo, undo } from '../editor/change.ts'
import { describeChange } from '../editor/describe-change.ts'
import {
  accept,
  acceptAllOf,
  countPending,
  reviewedNow,
  takeEarlier,
  takeProposed,
  takeWritten,
} from './decide.ts'
import { type Editing, goOnEditing, leaveEdit, stopEditing, useEditing } from './editing-store.ts'
import { findPending, findPendingFrom } from './find-pending.ts'
import { chooseInstance, setFilter, setView, showEarlier, useReview } from './review-store.ts'
import { focusedSpot, focusRow, focusSheet } from './rows.ts'

/** What people do in the review: the change, what is said of it, and where the focus goes. */
export function acceptAndGoOn(instanceId: string, place: Place) {
  if (!accept(instanceId, place)) return
  const next = findPending(reviewedNow(), { instanceId, ...place })
  if (next) goTo(next)
  else focusRow(instanceId, place)
}

/** Then on to the next that waits, in another section. */
export function acceptSection(instanceId: string) {
  leaveEdit(() => {
    acceptAllOf(instanceId)
    const next = findPendingFrom(reviewedNow(), { instanceId })
    if (next) goTo(next)
  })
}

export function acceptAll() {
  const pending = countPending()
  flushSync(() => change('accept-all', {}))
  announce(texts.said.acceptedAll(pending))
  keepFocus()
}

export function goToPending(direction: 'next' | 'previous') {
  const { chosen } = useReview.getState()
  const spot = findPending(reviewedNow(), focusedSpot() ?? startOf(chosen, direction), direction)
  if (spot) leaveEdit(() => goTo(spot))
  else announceError(texts.said.nothingPending)
}

/** Where the search begins while no value has the focus, so that the chosen component's own come first. */
function startOf(chosen: string | undefined, direction: 'next' | 'previous'): PagePlace | undefined {
  const all = reviewedNow()
  const index = all.findIndex(({ instanceId }) => instanceId === chosen)
  return direction === 'next' ? spotsOf(all[index - 1]).at(-1) : spotsOf(all[index])[0]
}

function spotsOf(reviewedInstance: ReviewedInstance | undefined): PagePlace[] {
  if (!reviewedInstance) return []
  const { instanceId, component, instance } = reviewedInstance
  return slotsOf(component, instance).map((slot) => ({ instanceId, ...placeOf(slot) }))
}

/** To a pending value, wherever it is. */
export function goTo({ instanceId, ...place }: PagePlace) {
  const { chosen, filter } = useReview.getState()
  flushSync(() => {
    if (chosen !== instanceId) chooseInstance(instanceId)
    if (filter === 'error') setFilter('all')
    setView('fields')
  })
  focusRow(instanceId, place)
}

/** With what was typed before. */
export function goOnTyping(editing: Editing) {
  goOnEditing(editing)
  announce(texts.said.typedBefore(editing.label))
}

export function saveEdit(instanceId: string, slot: Slot) {
  const { editing } = useEditing.getState()
  if (!editing) return
  flushSync(() => {
    change('edit', { instanceId, place: placeOf(slot), text: editing.typed })
    stopEditing()
  })
  announce(describeSaved(instanceId, slot, editing))
  focusRow(instanceId, slot)
}

/** With what is to be known of it now: that it is accepted, as what is typed where nothing stood is; that it is too long. */
export function describeSaved(instanceId: string, slot: Slot, { before, typed }: Editing): string {
  const counted = lengthOfMost(slot.definition, typed)
  const excess = counted ? counted.length - counted.max : 0
  const isAccepted = isBlank(before) && !isBlank(typed) && statusAt(instanceId, slot) === 'accepted'
  return [
    texts.said.saved(labelOf(slot.field)),
    isAccepted && texts.said.isAccepted,
    excess > 0 && uiTexts.limit.over(excess, counted?.max ?? 0),
  ]
    .filter(Boolean)
    .join('. ')
}

function statusAt(instanceId: string, slot: Slot) {
  const found = reviewedNow().find((each) => each.instanceId === instanceId)
  return found && valueAt(found.instance, slot).status
}

export function restore(instanceId: string, place: Place, candidate: number) {
  takeEarlier(instanceId, place, candidate)
  focusRow(instanceId, place)
}

/** A wording that passes, in place of words that do not. */
export function takeWords(instanceId: string, place: Place, text: string | string[]) {
  takeProposed(instanceId, place, text)
  focusRow(instanceId, place)
}

export function takeKnown(instanceId: string, place: Place, text: Written) {
  takeWritten(instanceId, place, text)
  focusRow(instanceId, place)
}

export function addItem(component: Component, instanceId: string, count: number) {
  flushSync(() => change('add-item', { instanceId }))
  announce(texts.said.itemAdded(count + 1))
  const field = component.docx.items?.columns[0]?.name
  if (field !== undefined) focusRow(instanceId, { field, item: count })
}

/** Items count from 0 here, and from 1 in what is said. */
export function removeItem(instanceId: string, index: number) {
  leaveEdit(() => {
    flushSync(() => change('remove-item', { instanceId, index }))
    announce(texts.said.itemRemoved(index + 1))
    const tools = [index, index - 1].map((each) => document.getElementById(itemId(instanceId, each)))
    const heading = tools.find((each) => each !== null)
    if (heading) heading.focus()
    else focusSheet()
  })
}

export function moveItem(instanceId: string, from: number, to: number) {
  leaveEdit(() => {
    flushSync(() => change('move-item', { instanceId, from, to }))
    announce(texts.said.itemMoved(from + 1, to + 1))
    document.getElementById(itemId(instanceId, to))?.focus()
  })
}

export function itemId(instanceId: string, index: number): string {
  return `item-${instanceId}-${index}`
}

/** Whether any were shown. What had the focus in them gives it to their value. */
export function hideEarlier(): boolean {
  const { earlierAt } = useReview.getState()
  const row = earlierAt === undefined ? null : document.getElementById(earlierAt)
  if (!row) return false
  const hadFocus = row.contains(document.activeElement)
  flushSync(() => showEarlier(undefined))
  if (hadFocus) row.focus()
  return true
}

export function undoInReview() {
  leaveEdit(() => take(undo, builderTexts.undone, builderTexts.nothingToUndo))
}

export function redoInReview() {
  leaveEdit(() => take(redo, builderTexts.redone, builderTexts.nothingToRedo))
}

/** Shows the component that it was done to. */
function take(command: () => Change | undefined, say: (change: string) => string, nothing: string) {
  const taken = flushSync(() => {
    const taken = command()
    const isReviewed = reviewedNow().some(({ instanceId }) => instanceId === taken?.instanceId)
    if (taken?.instanceId !== undefined && isReviewed) chooseInstance(taken.instanceId)
    return taken
  })
  announce(taken ? say(describeChange(taken)) : nothing)
  keepFocus()
}

/** What had the focus may be gone. */
export function keepFocus() {
  if (document.activeElement === document.body || document.activeElement?.tagName === 'DIALOG') focusSheet()
}
