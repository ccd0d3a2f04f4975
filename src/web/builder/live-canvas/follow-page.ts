import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { withoutEmptySections } from '#content/empty-sections.ts'
import type { LivePage } from '#html/live-renderer.ts'
import { type Page, pageFromDraft } from '#html/page.ts'
import { SectionError } from '#html/section-error.ts'
import { usePictures } from '../../pictures/picture-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { useEditing } from '../reviewing/editing-store.ts'
import { type Showing, useCanvasMode } from '../view/canvas-mode.ts'
import { setBlanks, setLiveDrawing } from '../view/live-drawing.ts'
import { useSelection } from '../view/selection.ts'
import { draftNow } from './draft-now.ts'
import { createDrawnSections } from './drawn-sections.ts'
import { picturesNow } from './pictures-now.ts'
import type { Sheet } from './sheet.ts'
import type { LoadedRenderer } from './use-live-renderer.ts'

type Options = {
  manifest: Manifest
  loaded: LoadedRenderer
  sheet: Sheet
  /** Other sections are there than before, or in another order. */
  onOrder: () => void
  onFail: (error: unknown) => void
}

export type FollowedPage = {
  /** For whoever goes on with what has just changed. */
  drawNow: () => void
  stop: () => void
}

/**
 * Draws the page, and draws it again with each change of it: at once when sections come, go or move, since what follows
 * asks where they stand; else once a frame.
 */
export function followPage({ manifest, loaded, sheet, onOrder, onFail }: Options): FollowedPage {
  const drawnSections = createDrawnSections()
  const failing = new Set<string>()
  let frame = 0

  function draw() {
    cancelAnimationFrame(frame)
    frame = 0
    try {
      const { shows, screen } = useCanvasMode.getState()
      const draft = draftNow(manifest, shows)
      const { page, live } = renderWhatCan(pageFor(draft, shows))
      const drawn = drawnSections({
        ...{ manifest, draft, page, live, shows, screen },
        ...{ failing, loaded: loaded.codes },
      })
      if (sheet.show(drawn.page, picturesNow())) onOrder()
      setBlanks(drawn.blanks)
      setLiveDrawing('drawn')
    } catch (error) {
      onFail(error)
    }
  }

  function pageFor(draft: Draft, shows: Showing): Page {
    const page = pageFromDraft(draft, true, shows)
    return shows === 'accepted' ? withoutEmptySections(page, manifest) : page
  }

  /** A template that fails takes its own sections out of the page, and no others. */
  function renderWhatCan(whole: Page): { page: Page; live: LivePage } {
    const components = whole.components.filter(({ code }) => !failing.has(code))
    const page = { ...whole, components }
    try {
      return { page: whole, live: loaded.renderer.renderLive(page, options()) }
    } catch (error) {
      const code = error instanceof SectionError ? error.code : undefined
      if (code === undefined || failing.has(code)) throw error
      console.error(error)
      failing.add(code)
      return renderWhatCan(whole)
    }
  }

  function options() {
    const { shows } = useCanvasMode.getState()
    if (shows === 'accepted') return { emptyValues: 'left-out' } as const
    const selected = useSelection.getState().selected?.instanceId
    return { emptyValues: 'shown', ...(selected !== undefined && { selected }) } as const
  }

  const drawSoon = () => {
    frame ||= requestAnimationFrame(draw)
  }
  const stops = [
    useEditor.subscribe(({ draft }, before) => {
      if (draft === before.draft) return
      if (draft.layout.components === before.draft.layout.components) drawSoon()
      else draw()
    }),
    // What ends is to look as it is drawn, before the focus goes on.
    useEditing.subscribe(({ editing }, before) => {
      if (editing !== before.editing) (editing ? drawSoon : draw)()
    }),
    useSelection.subscribe(({ selected }, before) => {
      if (selected?.instanceId !== before.selected?.instanceId) drawSoon()
    }),
    useCanvasMode.subscribe(({ shows, screen }, before) => {
      if (shows !== before.shows || screen !== before.screen) drawSoon()
    }),
    usePictures.subscribe(({ arrivals }, before) => {
      if (arrivals !== before.arrivals) drawSoon()
    }),
  ]
  draw()
  return {
    drawNow: draw,
    stop() {
      cancelAnimationFrame(frame)
      for (const stop of stops) stop()
    },
  }
}
