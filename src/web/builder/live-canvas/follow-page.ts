import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { withoutEmptySections } from '#content/empty-sections.ts'
import type { LivePage, LiveRenderer } from '#html/live-renderer.ts'
import { type Page, shownPage } from '#html/page.ts'
import { SectionError } from '#html/section-error.ts'
import { usePictures } from '../../pictures/picture-store.ts'
import { useLibrary } from '../../team-pictures/library.ts'
import { glimpsedInTool } from '../../team-pictures/shown-in-tool.ts'
import { isDragging } from '../drag/drag-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { useEditing } from '../reviewing/editing-store.ts'
import { type Showing, useCanvasMode } from '../view/canvas-mode.ts'
import { setBlanks, setLiveDrawing } from '../view/live-drawing.ts'
import { sectionHeight } from '../view/section-heights.ts'
import { useSelection } from '../view/selection.ts'
import { isInFront, type ShownFace } from '../view/shown-faces.ts'
import { draftNow } from './draft-now.ts'
import { createDrawnSections, expectedHeight } from './drawn-sections.ts'
import { findNear } from './near.ts'
import type { WatchedSight } from './open-frame.ts'
import { picturesNow } from './pictures-now.ts'
import type { Sheet } from './sheet.ts'

type Options = {
  manifest: Manifest
  renderer: LiveRenderer
  face: ShownFace
  sheet: Sheet
  sight: WatchedSight
  /** Other sections are there than before, or in another order. */
  onOrder: () => void
  onDraw: () => void
  onFail: (error: unknown) => void
}

export type FollowedPage = {
  /** For whoever goes on with what has just changed. */
  drawNow: () => void
  stop: () => void
}

/**
 * Draws what is near of the page, and draws it again with each change of it: at once when sections come, go or move,
 * since what follows asks where they stand; else once a turn, or a frame.
 */
export function followPage(options: Options): FollowedPage {
  const { manifest, renderer, face, sheet, sight } = options
  let drawnSections = createDrawnSections()
  let pageId: string | undefined
  /** What the page has shown since it changed last. */
  let near: ReadonlySet<string> = new Set()
  let made: { draft: Draft; shows: Showing; page: Page } | undefined
  const failing = new Set<string>()
  let frame = 0
  let isAwaited = false
  let looking = 0
  let resting: ReturnType<typeof setTimeout> | undefined
  let typing: ReturnType<typeof setTimeout> | undefined
  let typedSince: number | undefined

  /** What takes longer than a turn goes on with the next frame; under what is dragged it is one section each time. */
  function draw() {
    const end = performance.now() + (isDragging() ? 0 : turn)
    drawWhile(() => performance.now() < end)
  }

  function drawWhile(hasTime: () => boolean) {
    cancelAnimationFrame(frame)
    clearTimeout(typing)
    frame = 0
    isAwaited = false
    typedSince = undefined
    try {
      const { pageId: pageNow } = useEditor.getState()
      // Sections of another page can have the same ids.
      if (pageNow !== pageId) drawnSections = createDrawnSections()
      pageId = pageNow
      near = nearNow()
      const { shows, screen } = useCanvasMode.getState()
      const draft = draftNow(manifest, face, shows)
      const { page, live } = renderWhatCan(pageFor(draft, shows), hasTime)
      const drawn = drawnSections({
        ...{ manifest, draft, page, live, shows, screen, failing, near },
      })
      if (sheet.show(drawn.page, picturesNow())) options.onOrder()
      setBlanks(face, drawn.blanks)
      setLiveDrawing('drawn')
      options.onDraw()
      if (!live.isDone) drawSoon()
    } catch (error) {
      options.onFail(error)
    }
  }

  /** The same page while somebody only reads on. */
  function pageFor(draft: Draft, shows: Showing): Page {
    if (made?.draft === draft && made.shows === shows) return made.page
    // As a download has it unless somebody wants placeholders in it, which are marked here.
    const hasPlaceholders = shows !== 'accepted'
    const whole = glimpsedInTool({ ...shownPage(draft, hasPlaceholders, shows), showsDrafts: true })
    const page = shows === 'accepted' ? withoutEmptySections(whole, manifest) : whole
    made = { draft, shows, page }
    return page
  }

  /** A template that fails takes its own sections out of the page, and no others. */
  function renderWhatCan(whole: Page, hasTime: () => boolean): { page: Page; live: LivePage } {
    const components = whole.components.filter(({ code }) => !failing.has(code))
    const page = { ...whole, components }
    try {
      return { page: whole, live: renderer.renderLive(page, { ...liveOptions(), hasTime }) }
    } catch (error) {
      const code = error instanceof SectionError ? error.code : undefined
      if (code === undefined || failing.has(code)) throw error
      console.error(error)
      failing.add(code)
      return renderWhatCan(whole, hasTime)
    }
  }

  function liveOptions() {
    const { shows } = useCanvasMode.getState()
    if (shows === 'accepted') return { needed: near, emptyValues: 'left-out' } as const
    const selected = useSelection.getState().selected?.instanceId
    return { needed: near, emptyValues: 'shown', ...(selected !== undefined && { selected }) } as const
  }

  /** What is selected is wanted wherever it is. */
  function nearNow(): ReadonlySet<string> {
    const { screen } = useCanvasMode.getState()
    const sections = useEditor.getState().draft.layout.components.map(({ code, instanceId }) => {
      const component = findComponent(manifest, code)
      const height = sectionHeight(instanceId) ?? (component ? expectedHeight(component, screen) : 0)
      return { instanceId, height }
    })
    const { selected } = useSelection.getState()
    const inSight = findNear(sections, sight.now())
    return selected ? inSight.add(selected.instanceId) : inSight
  }

  const faceOf = (draft: Draft) => (face === 'front' ? draft : showFace(draft, face))
  const drawSoon = () => {
    frame ||= requestAnimationFrame(draw)
  }
  /** Still before the browser lays out what else of the screen has changed, which it then does once. */
  const drawInTurn = () => {
    isAwaited = true
    queueMicrotask(() => {
      if (isAwaited) draw()
    })
  }
  /**
   * The text shows by itself that it is edited, and what is typed; what follows from it, also in the other language, is
   * drawn once that rests, or has gone on for a while.
   */
  const drawAfterKeys = () => {
    typedSince ??= performance.now()
    clearTimeout(typing)
    typing = setTimeout(drawSoon, Math.min(keyRest, typedSince + longestTyping - performance.now()))
  }
  const drawNearer = () => {
    if ([...nearNow()].some((instanceId) => !near.has(instanceId))) draw()
  }
  /** Not at once: who tells of another height has just changed one, and the browser would lay out the page first. */
  const lookSoon = () => {
    looking ||= requestAnimationFrame(() => {
      looking = 0
      drawNearer()
    })
  }
  const stops = [
    useEditor.subscribe(({ draft }, before) => {
      const [now, last] = [faceOf(draft), faceOf(before.draft)]
      if (now === last) return
      if (now.layout.components !== last.layout.components) draw()
      else if (isInFront(face)) drawInTurn()
      else drawAfterKeys()
    }),
    useEditing.subscribe(({ editing }, before) => {
      if (editing !== before.editing && isInFront(face)) drawAfterKeys()
    }),
    useSelection.subscribe(({ selected }, before) => {
      if (selected?.instanceId === before.selected?.instanceId) return
      // The caret comes first.
      if (useEditing.getState().editing || !isInFront(face)) drawAfterKeys()
      else drawSoon()
    }),
    useCanvasMode.subscribe(({ shows, screen }, before) => {
      if (shows !== before.shows || screen !== before.screen) drawSoon()
    }),
    sight.watch(() => {
      clearTimeout(resting)
      // Somebody who drags past sections is not reading them.
      if (isDragging()) resting = setTimeout(drawNearer, rest)
      else lookSoon()
    }),
    useLibrary.subscribe(() => {
      made = undefined
      drawSoon()
    }),
    usePictures.subscribe(({ arrivals }, before) => {
      if (arrivals !== before.arrivals) drawSoon()
    }),
  ]
  draw()
  return {
    drawNow: () => drawWhile(() => true),
    stop() {
      isAwaited = false
      cancelAnimationFrame(frame)
      cancelAnimationFrame(looking)
      clearTimeout(resting)
      clearTimeout(typing)
      for (const stop of stops) stop()
    },
  }
}

/** In milliseconds: how long a drawing goes on, with half a frame left for the browser. */
const turn = 8
/** Without scrolling, in a drag. */
const rest = 250
/** Without a key, and for how long keys can put it off. */
const keyRest = 120
const longestTyping = 500
