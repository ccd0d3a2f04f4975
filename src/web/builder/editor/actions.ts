import { flushSync } from 'react-dom'
import type { Change } from '#content/draft/history.ts'
import type { Instance } from '#layout/layout.ts'
import { texts } from '#texts/builder.ts'
import { nameOfComponent } from '../../catalogue/catalogue-store.ts'
import { announce } from '../../ui/announce.ts'
import { showToast } from '../../ui/toast-store.ts'
import * as commands from './commands.ts'
import { describeChange, describePlace } from './describe-change.ts'
import { useEditor } from './editor-store.ts'
import { focusCanvas, focusInstance, isFocusLost, rememberRegion } from './focus.ts'
import { markSection, measureSections, slideSections } from './slide-sections.ts'

/**
 * What people do to the page, wherever they do it: the change, what is said of it, and where the focus goes.
 */
export function addToPage(code: string) {
  const instanceId = changing(() => commands.addComponent(code))
  announce(texts.added(placeOf(instanceId)))
  focusInstance(instanceId)
}

/** Adds before the instance at `index`. False: the rules do not let it stand there, and that was said. */
export function addToPageAt(code: string, index: number): boolean {
  const added = changing(() => commands.insertComponent(code, index))
  if (!added.ok) return refused(texts.refusedAdd[added.refusal])
  announce(texts.added(placeOf(added.value)))
  focusInstance(added.value)
  return true
}

export function duplicateOnPage(instanceId: string) {
  const copyId = changing(() => commands.duplicateInstance(instanceId))
  if (copyId === undefined) return
  announce(texts.duplicated(placeOf(copyId)))
  focusInstance(copyId)
}

export function removeFromPage(instanceId: string) {
  const index = indexOf(instanceId)
  const removed = componentsNow()[index]
  if (!removed) return
  changing(() => commands.removeInstance(instanceId))
  announce(texts.removed(nameOfComponent(removed.code), componentsNow().length))
  focusPlace(index)
}

/** Moves to the place `to`, counted from 0. False: the rules keep it where it is, and that was said. */
export function moveOnPage(instanceId: string, to: number): boolean {
  const from = indexOf(instanceId)
  if (from < 0) return false
  const moved = changing(() => commands.moveInstance(from, to))
  if (!moved.ok) return refused(texts.refusedMove[moved.refusal])
  announce(texts.moved(placeOf(instanceId)))
  focusInstance(instanceId)
  return true
}

export function rename(displayName: string) {
  changing(() => commands.renamePage(displayName))
  announce(texts.renamed(displayName))
}

export function resetPage() {
  changing(commands.resetPage)
  announce(texts.wasReset)
  focusCanvas()
}

export function undoLast() {
  const before = componentsNow()
  const change = changing(commands.undo)
  announce(change ? texts.undone(describeChange(change)) : texts.nothingToUndo)
  if (change) focusChanged(change, before)
}

export function redoNext() {
  const before = componentsNow()
  const change = changing(commands.redo)
  announce(change ? texts.redone(describeChange(change)) : texts.nothingToRedo)
  if (change) focusChanged(change, before)
}

/**
 * After it the screen shows the change, so that the focus finds what is new, in the region where it was at work. Sections
 * slide once the focus has brought them into sight.
 */
function changing<Outcome>(command: () => Outcome): Outcome {
  rememberRegion()
  const tops = measureSections()
  const outcome = flushSync(command)
  queueMicrotask(() => slideSections(tops))
  return outcome
}

function refused(text: string): false {
  showToast({ text, tone: 'bad' })
  return false
}

/** To the instance, or to where it stood when it is gone. What was done to the whole page moves no focus that is left. */
function focusChanged({ instanceId }: Change, before: readonly Instance[]) {
  const index = before.findIndex((each) => each.instanceId === instanceId)
  if (instanceId !== undefined && indexOf(instanceId) >= 0) {
    focusInstance(instanceId)
    markSection(instanceId)
  } else if (index >= 0) focusPlace(index)
  else if (isFocusLost()) focusCanvas()
}

/** What stands there now, else what stands before it, else the canvas. */
function focusPlace(index: number) {
  const components = componentsNow()
  const next = components[index] ?? components[index - 1]
  if (next) focusInstance(next.instanceId)
  else focusCanvas()
}

function placeOf(instanceId: string): string {
  return describePlace(componentsNow(), indexOf(instanceId))
}

function indexOf(instanceId: string): number {
  return componentsNow().findIndex((each) => each.instanceId === instanceId)
}

function componentsNow() {
  return useEditor.getState().draft.layout.components
}
