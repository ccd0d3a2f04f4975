import { create } from 'zustand'
import { type Screen, screens } from '../../page-frame/screens.ts'

export const canvasModes = ['pictures', 'live'] as const
/** What of the page the live canvas shows: all that is written, or what is accepted. */
export const showings = ['written', 'accepted'] as const

/** Of a page in two languages the live canvas shows the face in front, or both beside one another. */
export const facesInView = ['one', 'both'] as const

export type CanvasMode = (typeof canvasModes)[number]
export type Showing = (typeof showings)[number]
export type FacesInView = (typeof facesInView)[number]

/** What a person chose in this browser; the mode is what chances give until somebody chooses. */
type Choices = {
  mode: CanvasMode | undefined
  shows: Showing
  chosenScreen: Screen | undefined
  faces: FacesInView
}

export type CanvasModeState = Choices & {
  /** The page that is open. */
  pageId: string | undefined
  /** What its canvas is in now. */
  now: CanvasMode
  /** Something is, or was, written on it since it was opened. */
  hasHeldContent: boolean
  /** Of the screen that the live page is shown on: as it was chosen, else as there was room for one. */
  screen: Screen
  /** There is room for two pages beside one another. */
  isWide: boolean
  /** There is little more than a phone's. */
  isNarrow: boolean
}

/** Of the choices in this browser. */
const key = 'webpage-builder.canvas'

const choices = readChoices()

export const useCanvasMode = create<CanvasModeState>(() => ({
  ...choices,
  screen: choices.chosenScreen ?? 'desktop',
  pageId: undefined,
  now: 'pictures',
  hasHeldContent: false,
  isWide: false,
  isNarrow: false,
}))

/** Called with each page that opens and when it first holds content. True: the canvas went over by itself. */
export function followContent(pageId: string, hasContent: boolean): boolean {
  const before = useCanvasMode.getState()
  const after = modeWith(before, pageId, hasContent)
  if (after !== before) useCanvasMode.setState(after)
  return before.pageId === pageId && after.now !== before.now
}

/**
 * A page without content begins in pictures; with its first content the canvas is as it was chosen last, live unless
 * somebody chose otherwise. From then on it changes by choice alone, even when the content goes again.
 */
export function modeWith(state: CanvasModeState, pageId: string, hasContent: boolean): CanvasModeState {
  const isNew = state.pageId !== pageId
  if (!isNew && (state.hasHeldContent || !hasContent)) return state
  const now = hasContent ? (state.mode ?? 'live') : 'pictures'
  return { ...state, pageId, hasHeldContent: hasContent, now }
}

export function chooseMode(mode: CanvasMode) {
  useCanvasMode.setState({ mode, now: mode, hasHeldContent: true })
  keepChoices()
}

export function chooseShowing(shows: Showing) {
  useCanvasMode.setState({ shows })
  keepChoices()
}

export function chooseScreen(screen: Screen) {
  useCanvasMode.setState({ screen, chosenScreen: screen })
  keepChoices()
}

export function chooseFacesInView(faces: FacesInView) {
  useCanvasMode.setState({ faces })
  keepChoices()
}

/** So wide is the canvas now, in pixels. */
export function setRoom(room: number) {
  const before = useCanvasMode.getState()
  const after = modeInRoom(before, room, isRoomKnown)
  isRoomKnown = true
  if (after !== before) useCanvasMode.setState(after)
}

let isRoomKnown = false

/** A canvas that begins with little room begins with the screen of a phone, unless somebody chose another. */
export function modeInRoom(state: CanvasModeState, room: number, hasBegun: boolean): CanvasModeState {
  const isWide = room >= roomForTwo
  const isNarrow = room < roomForOne
  const isPhone = !hasBegun && isNarrow && state.chosenScreen === undefined
  const screen = isPhone ? 'phone' : state.screen
  if (state.isWide === isWide && state.isNarrow === isNarrow && state.screen === screen) return state
  return { ...state, isWide, isNarrow, screen }
}

/** In pixels of the screen: with less a page of a desktop is no more read, but guessed at. */
const roomForOne = 480
const roomForTwo = 560

function keepChoices() {
  const { mode, shows, chosenScreen, faces } = useCanvasMode.getState()
  try {
    localStorage.setItem(key, JSON.stringify({ mode, shows, screen: chosenScreen, faces }))
  } catch {
    // Where nothing can be stored, the choice lasts as long as the tab.
  }
}

function readChoices(): Choices {
  const stored = readStored()
  const read = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === stored[name])
  return {
    mode: read('mode', canvasModes),
    shows: read('shows', showings) ?? 'written',
    chosenScreen: read('screen', screens),
    faces: read('faces', facesInView) ?? 'one',
  }
}

function readStored(): Partial<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}
