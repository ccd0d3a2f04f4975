import type { Locale } from '#base/locale.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { PageFiles } from '#catalogue/page-files.ts'
import type { Place } from '#content/place.ts'
import type { Brand } from '#layout/layout.ts'
import { type MarkedPlace, markValues } from './mark-values.ts'
import type { Page } from './page.ts'
import { createSectionRenderer, type Drawn, type Marker, type Rendering } from './section-renderer.ts'
import { type StandIns, standIn } from './stand-ins.ts'
import { createTemplates } from './templates.ts'

export type { MarkedPlace } from './mark-values.ts'

export type LiveSection = {
  instanceId: string
  code: string
  /** HTML with marks (`marks.ts`). The same object while nothing of the section changed. */
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
  sections: readonly LiveSection[]
}

export type LiveOptions = {
  /** The section of which empty optional texts are shown too. */
  selected?: string
  /** Whether anything stands where a value is empty; without it the sections are those of the exported page. */
  emptyValues?: 'shown' | 'left-out'
}

export type LiveRenderer = { renderLive: (page: Page, options?: LiveOptions) => LivePage }

/** Pages to be looked at and edited: their sections as `renderPage` has them, but every value knows its place. */
export function createLiveRenderer(manifest: Manifest, pageFiles: PageFiles): LiveRenderer {
  const templates = createTemplates(pageFiles)
  const { startPage, drawnOf, renderSection } = createSectionRenderer(manifest, pageFiles, templates)

  function renderLive(page: Page, options: LiveOptions = {}): LivePage {
    const rendering = startPage(page)
    const drawn = drawnOf(page)
    const { dir, brand } = rendering.common
    return {
      lang: page.locale,
      dir,
      brand,
      css: templates.cssOf(
        brand,
        drawn.map(({ template }) => template),
      ),
      sections: drawn.map((each) => renderMarked(rendering, each, options)),
    }
  }

  function renderMarked(rendering: Rendering, drawn: Drawn, options: LiveOptions): LiveSection {
    const { instanceId, code } = drawn.placement
    const { marker, places } = createMarker(rendering, drawn, options)
    const { html } = renderSection(rendering, drawn, marker)
    return { instanceId, code, html, places }
  }

  return { renderLive }
}

/** Fills in what is empty, and marks what is printed. `places` is complete once the section is rendered. */
function createMarker({ page, common }: Rendering, { component, placement }: Drawn, options: LiveOptions) {
  const { instanceId } = placement
  const places: MarkedPlace[] = []
  let isStandIn: StandIns['isStandIn'] = () => false

  const marker: Marker = {
    complete(content) {
      if (options.emptyValues === 'left-out') return content
      const filled = standIn(component, Object.hasOwn(page.content, instanceId) ? content : undefined, {
        stoodIn: options.selected === instanceId ? 'all' : 'required',
        texts: common.text,
        isShown: (place) => !isSwitchedOff(component, page.optionalElements[instanceId], place),
      })
      isStandIn = filled.isStandIn
      return filled.content
    },
    mark(content, values) {
      const marked = markValues(component, content, values, isStandIn)
      places.push(...marked.places)
      return marked
    },
  }
  return { marker, places }
}

function isSwitchedOff(
  { optionalElements = [] }: Component,
  switches: Page['optionalElements'][string] | undefined,
  { field, item }: Place,
): boolean {
  if (item === undefined) return false
  return optionalElements.some(({ id, fields }) => fields.includes(field) && switches?.[item]?.[id] === false)
}
