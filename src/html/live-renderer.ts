import type { Locale } from '#base/locale.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { PageFiles } from '#catalogue/page-files.ts'
import type { Brand } from '#layout/layout.ts'
import { isSameData, isSameSource, type LiveOptions, type Source, sourceOf } from './live-source.ts'
import type { MarkedPlace } from './mark-values.ts'
import { createMarker } from './marker.ts'
import type { Page } from './page.ts'
import type { Trace } from './page-memory.ts'
import { renderNotices } from './render-notices.ts'
import { createSectionRenderer, type Drawn, type Rendering } from './section-renderer.ts'
import { createTemplates, type SectionTemplate } from './templates.ts'

export type { LiveOptions } from './live-source.ts'
export type { MarkedPlace } from './mark-values.ts'

/** The same object from page to page while nothing of the section changed. */
export type LiveSection = {
  instanceId: string
  code: string
  /** With marks (`marks.ts`). */
  html: string
  /** By the number in its marks. */
  places: readonly MarkedPlace[]
}

export type LivePage = {
  lang: Locale
  dir: 'ltr' | 'rtl'
  brand: Brand
  /** All that stands in the page's style element: page CSS, tokens, the components' own. */
  css: string
  /** As many as were needed, or as there was time for. */
  sections: readonly LiveSection[]
  /** What must stand on it before its footer; nothing on most pages. */
  notices: string | undefined
  /** Whether all are there that were needed. */
  isDone: boolean
}

export type LiveRenderer = { renderLive: (page: Page, options?: LiveOptions) => LivePage }

/** A section of the last page: what it was made of, what it was told of those before it, what came out. */
type Kept = { source: Source; trace: Trace; section: LiveSection }

/**
 * Pages to be looked at and edited: their sections as `renderPage` has them, but every value knows its place. Of the
 * last page in each language all sections are kept, and those that would be the same are not rendered again.
 */
export function createLiveRenderer(manifest: Manifest, pageFiles: PageFiles): LiveRenderer {
  const templates = createTemplates(pageFiles)
  const { startPage, drawnOf, renderSection } = createSectionRenderer(manifest, pageFiles, templates)
  let styles = { brand: 'ENBD' as Brand, shown: [] as SectionTemplate[], css: '' }
  const lastOf = new Map<Locale, { surroundings: string; kept: Map<string, Kept> }>()

  function renderLive(page: Page, options: LiveOptions = {}): LivePage {
    const rendering = startPage(page)
    const drawn = drawnOf(rendering)
    const surroundings = surroundingsOf(rendering)
    const last = lastOf.get(page.locale)
    const before = last && surroundings === last.surroundings ? last.kept : new Map<string, Kept>()
    // What is left for another time is still known then.
    const kept = new Map(before)
    const sections: LiveSection[] = []
    const count = countNeeded(drawn, options)
    let hasRendered = false
    for (const each of drawn.slice(0, count)) {
      const { instanceId } = each.placement
      const source = sourceOf(page, each, options)
      const last = before.get(instanceId)
      const isSame = last !== undefined && wouldBeSame(rendering, last, source)
      // Each time there is one more at least.
      if (!isSame && hasRendered && options.hasTime?.() === false) break
      const now = isSame ? last : renderAnew(rendering, each, source, last)
      hasRendered ||= !isSame
      kept.set(instanceId, now)
      sections.push(now.section)
    }
    lastOf.set(page.locale, { surroundings, kept })
    const { dir, brand } = rendering.common
    const notices = renderNotices(rendering, templates)
    return {
      lang: page.locale,
      dir,
      brand,
      css: cssOf(brand, [...drawn.map(({ template }) => template), ...(notices ? [templates.notices] : [])]),
      sections,
      notices: notices?.html,
      isDone: sections.length === count,
    }
  }

  /** The same while no component comes or goes, wherever their sections stand. */
  function cssOf(brand: Brand, drawn: readonly SectionTemplate[]): string {
    const shown = [...new Set(drawn)]
    const isSame = styles.brand === brand && isSameList(styles.shown, shown)
    if (!isSame) styles = { brand, shown, css: templates.cssOf(brand, shown) }
    return styles.css
  }

  /** Then the page is told of it as if it had been rendered. */
  function wouldBeSame({ memory }: Rendering, before: Kept, source: Source): boolean {
    if (!isSameSource(before.source, source) || !memory.wouldAnswer(before.trace)) return false
    memory.tellAgain(before.trace)
    return true
  }

  function renderAnew(rendering: Rendering, drawn: Drawn, source: Source, before: Kept | undefined): Kept {
    const trace = rendering.memory.startTrace()
    const section = renderMarked(rendering, drawn, source)
    const isSame = before?.section.html === section.html && isSameData(before.section.places, section.places)
    return { source, trace, section: isSame ? before.section : section }
  }

  function renderMarked(rendering: Rendering, drawn: Drawn, source: Source): LiveSection {
    const { instanceId, code } = drawn.placement
    const { marker, places } = createMarker(drawn.component, source, rendering.common.text)
    const { html } = renderSection(rendering, drawn, marker)
    return { instanceId, code, html, places }
  }

  return { renderLive }
}

/** Sections know of those before them, so that none of these can be left out. */
function countNeeded(drawn: readonly Drawn[], { needed }: LiveOptions): number {
  return needed ? 1 + drawn.findLastIndex(({ placement }) => needed.has(placement.instanceId)) : drawn.length
}

/** What all sections of a page are made of; the page's own words follow from its locale. */
function surroundingsOf({ page, common }: Rendering): string {
  const { text: _, ...others } = common
  return JSON.stringify([others, page.usePlaceholderImages, page.pictures, page.images])
}

function isSameList<Each>(one: readonly Each[], other: readonly Each[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index])
}
