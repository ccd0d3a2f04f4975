import { flushSync } from 'react-dom'
import type { Change, ChangeType } from '#content/draft/history.ts'
import type { Instance } from '#layout/layout.ts'
import { texts } from '#texts/builder.ts'
import { announce } from '../../ui/announce.ts'
import { showToast } from '../../ui/toast-store.ts'
import { type ChangeRefusal, change, redo, undo } from './change.ts'
import { changes, type Givens } from './changes.ts'
import { describeChange } from './describe-change.ts'
import { useEditor } from './editor-store.ts'
import { focusCanvas, focusInstance, focusPlace, isFocusLost, rememberRegion } from './focus.ts'
import { finishOpenEdit } from './open-edit.ts'
import type { PageChange } from './page-change.ts'
import { markSection, measureSections, slideSections } from './slide-sections.ts'

/**
 * What people do to the page, wherever they do it: the change, what is said of it, and where the focus goes. False: the
 * rules do not allow it, and that was said.
 */
export function act<Type extends ChangeType>(type: Type, given: Givens[Type]): boolean {
  const { say, focus, refusals }: PageChange<Givens[Type]> = changes[type]
  const outcome = changing(() => change(type, given))
  if (!outcome.ok) return refused(outcome.refusal, refusals)
  if (say) announce(say(outcome.value))
  focus?.(outcome.value)
  return true
}

/** The last step is that of the value which is being edited, once it is kept. */
export function undoLast() {
  if (!finishOpenEdit()) return
  const before = componentsNow()
  const undone = changing(undo)
  announce(undone ? texts.undone(describeChange(undone)) : texts.nothingToUndo)
  if (undone) focusChanged(undone, before)
}

export function redoNext() {
  if (!finishOpenEdit()) return
  const before = componentsNow()
  const redone = changing(redo)
  announce(redone ? texts.redone(describeChange(redone)) : texts.nothingToRedo)
  if (redone) focusChanged(redone, before)
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

function refused(refusal: ChangeRefusal, words: PageChange<never>['refusals']): false {
  const text = refusal === 'gone' ? undefined : words?.[refusal]
  if (text !== undefined) showToast({ text, tone: 'bad' })
  return false
}

/** To the instance, or to where it stood when it is gone. What was done to the whole page moves no focus that is left. */
function focusChanged({ instanceId }: Change, before: readonly Instance[]) {
  const index = indexIn(before, instanceId)
  if (instanceId !== undefined && indexIn(componentsNow(), instanceId) >= 0) {
    focusInstance(instanceId)
    markSection(instanceId)
  } else if (index >= 0) focusPlace(componentsNow(), index)
  else if (isFocusLost()) focusCanvas()
}

function indexIn(components: readonly Instance[], instanceId: string | undefined): number {
  return components.findIndex((each) => each.instanceId === instanceId)
}

function componentsNow() {
  return useEditor.getState().draft.layout.components
}
