import { findComponent } from '#catalogue/lookup.ts'
import type { InstanceDraft } from '#content/draft/draft.ts'
import { instanceOf } from '#content/slots.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { isDragging } from '../drag/drag-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { sectionId } from '../editor/focus.ts'
import { hover } from '../view/canvas-view.ts'
import { isAtRest } from '../view/resting-pointer.ts'
import { select, selectionAt } from '../view/selection.ts'
import { comeForward } from './editing/come-forward.ts'
import { useOpenValue } from './editing/open-value.ts'
import { openablesIn, seeDialogs } from './look-into.ts'
import type { OpenFrame } from './open-frame.ts'
import { type Picked, pick } from './pick.ts'

type Heard = Pick<OpenFrame, 'face' | 'frame' | 'page' | 'sheet'>

/** True: the press is an edit's, and means nothing else. */
type PressValue = (target: Element, instanceId: string, point: { x: number; y: number }) => boolean

/**
 * What the pointer and the keys do in the frame, told to the rest of the tool. Nothing in it leads away; what opens and
 * closes does so.
 */
export function hearFrame(heard: Heard, pressValue: PressValue) {
  const { frame, page } = heard
  const first = { capture: true }
  for (const name of ['pointerover', 'pointermove'] as const)
    page.addEventListener(name, ({ target, screenX, screenY }) => {
      if (!isDragging() && !isAtRest({ screenX, screenY })) hover(hoverable(pick(target)?.instanceId))
    })
  page.addEventListener('pointerdown', (event) => pressOutside(frame, event), first)
  for (const name of ['click', 'auxclick'] as const)
    page.addEventListener(name, (event) => keepHere(event), first)
  for (const name of ['submit', 'dragstart'] as const)
    page.addEventListener(name, (event) => event.preventDefault(), first)
  page.addEventListener('click', (event) => {
    const picked = pick(event.target)
    if (!picked) return
    const isEdit = pressValue(picked.element, picked.instanceId, { x: event.clientX, y: event.clientY })
    if (isEdit) event.preventDefault()
    else selectPicked(picked, heard)
  })
  page.addEventListener('keydown', (event) => {
    // What is typed is nobody else's.
    if ((event.target as Partial<HTMLElement> | null)?.isContentEditable) return
    if (!goByTab(event) && !leaveByEscape(event)) passOn(frame, event)
  })
}

/** The bar of a section is out of the way while something of it is edited, or a dialog of the page is open. */
function hoverable(instanceId: string | undefined): string | undefined {
  if (seeDialogs()) return undefined
  return useOpenValue.getState().open?.instanceId === instanceId ? undefined : instanceId
}

function selectPicked({ instanceId, element, number }: Picked, { face, sheet }: Heard) {
  if (!comeForward(face)) return
  const place = number === undefined ? undefined : sheet.placeOf(instanceId, number)
  const instance = place && instanceNow(instanceId)
  select(instance ? selectionAt(instanceId, instance, place) : { instanceId })
  if (!element.closest('[data-openable], [popover]')) focusSection(instanceId)
}

/** Into the section, where there is something to open. */
export function enterByKey(section: Element | undefined, frame: HTMLIFrameElement): boolean {
  const [first] = section ? openablesIn(section) : []
  if (!first) return false
  // Firefox gives the focus to an element of a frame that has it already.
  frame.contentWindow?.focus()
  first.focus()
  return true
}

/** Links and buttons of the page do nothing but open what is closed. */
function keepHere(event: MouseEvent) {
  const control = pick(event.target)?.element.closest(controls)
  if (control && !control.matches('[data-openable], [popovertarget]')) event.preventDefault()
}

const controls = ['a', 'area', 'button', 'input', 'select', 'label'].join()

/** Menus of the tool close when the page is pressed, as they do for what is no frame. */
function pressOutside(frame: HTMLIFrameElement, event: PointerEvent) {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open'))
    popover.hidePopover()
  const { pointerId, pointerType, isPrimary } = event
  const press = { bubbles: true, button: -1, pointerId, pointerType, isPrimary }
  frame.dispatchEvent(new PointerEvent('pointerdown', press))
}

/** Among what can be opened in one section; at its ends the focus goes back to the section. */
function goByTab(event: KeyboardEvent): boolean {
  if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return false
  const picked = pick(event.target)
  const dialog = picked?.element.closest('[popover]')
  const section = picked?.element.closest('[data-instance]')
  if (!picked || !section) return false
  const stops = openablesIn(dialog ?? section)
  const index = stops.indexOf(picked.element as HTMLElement) + (event.shiftKey ? -1 : 1)
  event.preventDefault()
  const next = dialog ? stops.at(index % stops.length) : stops[index]
  if (next) next.focus()
  else focusSection(picked.instanceId)
  return true
}

function leaveByEscape(event: KeyboardEvent): boolean {
  const picked = pick(event.target)
  if (event.key !== 'Escape' || !picked) return false
  // The dialog that is open closes, and the focus goes back to what opened it.
  if (picked.element.ownerDocument.querySelector(':popover-open')) return true
  event.preventDefault()
  focusSection(picked.instanceId)
  return true
}

/** Keys of the tool mean the same wherever they are pressed; those of a frame do not come out of it. */
function passOn(frame: HTMLIFrameElement, event: KeyboardEvent) {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event
  if (isComposing || event.defaultPrevented) return
  const modifierAltGraph = event.getModifierState('AltGraph')
  const modifiers = { ctrlKey, metaKey, shiftKey, altKey, modifierAltGraph }
  const copy = new KeyboardEvent('keydown', { key, code, ...modifiers, bubbles: true, cancelable: true })
  if (!frame.dispatchEvent(copy)) event.preventDefault()
}

function focusSection(instanceId: string) {
  document.getElementById(sectionId(instanceId))?.focus({ preventScroll: true })
}

function instanceNow(instanceId: string): InstanceDraft | undefined {
  const { draft } = useEditor.getState()
  const manifest = loadedManifest()
  const code = draft.layout.components.find((each) => each.instanceId === instanceId)?.code
  const component = manifest && findComponent(manifest, code ?? '')
  return component && instanceOf(draft, component, instanceId)
}
