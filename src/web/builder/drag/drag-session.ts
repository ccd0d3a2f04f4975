import { texts } from '#texts/canvas.ts'
import { nameOfComponent } from '../../catalogue/catalogue-store.ts'
import { announce } from '../../ui/announce.ts'
import { act } from '../editor/act.ts'
import { useEditor } from '../editor/editor-store.ts'
import { keepScrolling, scrollSpeed, stopScrolling } from './auto-scroll.ts'
import { describeLanding } from './describe-drag.ts'
import { type Target, useDrag, type ZoneName } from './drag-store.ts'
import { type Dragged, findGap, findLanding, lineOf } from './gaps.ts'
import { heightInList, isInside, type MeasuredZone, measureZones } from './zones.ts'

/**
 * One drag from lift to drop. Everything is measured once when it begins; from then on a move finds its gap by
 * numbers alone, and nothing but the line that marks the gap is drawn anew.
 */
type Session = {
  dragged: Dragged
  /** Lifted by keyboard, it stays in the list that it was lifted from. */
  home: ZoneName | undefined
  zones: readonly MeasuredZone[]
  components: readonly unknown[]
  point: Point
  /** Something has been said of where it is since it was lifted. */
  isTold: boolean
}

/** Of the screen, in px. */
export type Point = { x: number; y: number }

let session: Session | undefined
let showPoint: ((point: Point) => void) | undefined

export function heldBy(): 'nothing' | 'pointer' | 'keys' {
  if (!session) return 'nothing'
  return session.home ? 'keys' : 'pointer'
}

/** With a `home`, which it has when it is lifted by keyboard, it stays in that list. */
export function lift(dragged: Dragged, home: ZoneName | undefined, start: Point) {
  endSession()
  session = { dragged, home, zones: measureZones(), components: componentsNow(), point: start, isTold: false }
  useDrag.setState({ status: 'dragging', dragged, target: findTarget(session) })
  const name = nameOfComponent(dragged.code)
  const place = placeOf(dragged)
  announce(
    place < 0 ? texts.drag.liftedNew(name) : texts.drag.lifted(name, place + 1, componentsNow().length),
  )
}

/** The pointer is here now. */
export function followPointer(point: Point) {
  if (session && !session.home) moveTo(session, point)
}

/** What is under the pointer has gone on. */
export function followScroll() {
  if (session) moveTo(session, session.point)
}

/** What can be dropped into has other sizes than when it was measured. */
export function followLayout() {
  if (!session) return
  session.zones = measureZones()
  moveTo(session, session.point)
}

/** Tells where the card is, with every move: outside of React, which has nothing else to draw then. */
export function watchPoint(show: (point: Point) => void): () => void {
  showPoint = show
  if (session) show(session.point)
  return () => {
    showPoint = undefined
  }
}

/** A press of an arrow key. Where the card would leave the view, the list scrolls instead. */
export function takeStep(step: Point) {
  const zone = session?.zones.find(({ name }) => name === session?.home)
  if (!session || !zone) return
  const { x, y } = session.point
  const rest = step.y - scrollInstead(zone, y, step.y)
  moveTo(session, {
    x: clamp(x + step.x, zone.box.left, zone.box.right),
    y: clamp(y + rest, zone.box.top, zone.box.bottom),
  })
}

export function dropDragged() {
  if (!session) return
  const { dragged } = session
  const target = targetNow()
  endSession()
  if (!target) announce(texts.drag.droppedOutside)
  else if (dragged.kind === 'instance') act('move', { instanceId: dragged.instanceId, to: target.index })
  else act('add', { code: dragged.code, index: target.index })
}

export function cancelDrag() {
  if (!session) return
  const { dragged } = session
  endSession()
  const name = nameOfComponent(dragged.code)
  const place = placeOf(dragged)
  announce(
    place < 0 ? texts.drag.cancelledNew(name) : texts.drag.cancelled(name, place + 1, componentsNow().length),
  )
}

function moveTo(current: Session, point: Point) {
  current.point = point
  showPoint?.(point)
  measureAgainIfChanged(current)
  const before = targetNow()
  const target = findTarget(current)
  if (target !== before) useDrag.setState({ status: 'dragging', dragged: current.dragged, target })
  if (!current.home) keepScrolling(scrollerNow, speedNow)
  else if (target) tellOnTheWay(current, before, target)
}

function tellOnTheWay(current: Session, before: Target | undefined, target: Target) {
  if (!before || isElsewhere(before, target)) announce(describeLanding(current.dragged, target))
  else if (!current.isTold)
    announce(texts.drag.stays(nameOfComponent(current.dragged.code), target.index + 1, target.count))
  current.isTold = true
  if (target !== before) keepLineInView(current.zones, target)
}

function endSession() {
  session = undefined
  stopScrolling()
  useDrag.setState({ status: 'idle' }, true)
}

/** The gaps before and behind a section are one place to it. */
function isElsewhere(before: Target, { index, refusal }: Target): boolean {
  return before.index !== index || before.refusal !== refusal
}

/** Where sections are tall, the line is further away than the card. */
function keepLineInView(zones: readonly MeasuredZone[], { zone, line }: Target) {
  const measured = zones.find(({ name }) => name === zone)
  if (!measured) return
  const { box, scroller, top } = measured
  const height = line + top - scroller.scrollTop
  const excess = height - clamp(height, box.top + lineMargin, box.bottom - lineMargin)
  if (excess !== 0) scroller.scrollTop += excess
}

/** How far the list scrolled, so that a card at `y` that goes down by `way` stays in view. */
function scrollInstead({ box, scroller }: MeasuredZone, y: number, way: number): number {
  const isLeaving = way > 0 ? y + way > box.bottom - margin : y + way < box.top + margin
  if (!isLeaving) return 0
  const before = scroller.scrollTop
  scroller.scrollTop = before + way
  return scroller.scrollTop - before
}

/** Another tab, or an undo, may change the page while something is held over it. */
function measureAgainIfChanged(current: Session) {
  const components = componentsNow()
  if (components === current.components) return
  current.components = components
  current.zones = measureZones()
}

function findTarget(current: Session): Target | undefined {
  const zone = findZone(current)
  if (!zone) return undefined
  const gap = findGap(zone.spans, heightInList(zone, current.point.y))
  const before = targetNow()
  if (before?.zone === zone.name && before.gap === gap) return before
  const landing = findLanding(useEditor.getState().draft.layout, current.dragged, gap)
  return { ...landing, zone: zone.name, line: lineOf(zone.spans, gap) }
}

function findZone({ zones, home, point }: Session): MeasuredZone | undefined {
  return home
    ? zones.find(({ name }) => name === home)
    : zones.find((zone) => isInside(zone, point.x, point.y))
}

function targetNow(): Target | undefined {
  const state = useDrag.getState()
  return state.status === 'dragging' ? state.target : undefined
}

function scrollerNow(): HTMLElement | undefined {
  return session && findZone(session)?.scroller
}

function speedNow(): number {
  const zone = session && findZone(session)
  return zone && session ? scrollSpeed(session.point.y, zone.box) : 0
}

function placeOf(dragged: Dragged): number {
  if (dragged.kind === 'component') return -1
  return componentsNow().findIndex(({ instanceId }) => instanceId === dragged.instanceId)
}

function componentsNow() {
  return useEditor.getState().draft.layout.components
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** How far from the list's edge a card lifted by keyboard stays while the list can scroll. */
const margin = 64
const lineMargin = 24
