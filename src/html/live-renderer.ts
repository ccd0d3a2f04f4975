import type { Locale } from '#base/locale.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { PageFiles } from '#catalogue/page-files.ts'
import type { InstanceContent } from '#content/content.ts'
import type { Place } from '#content/place.ts'
import type { Brand } from '#layout/layout.ts'
import { type MarkedPlace, markValues } from './mark-values.ts'
import type { Page } from './page.ts'
import type { Trace } from './page-memory.ts'
import { createSectionRenderer, type Drawn, type Marker, type Rendering } from './section-renderer.ts'
import { type StandIns, type StoodIn, standIn } from './stand-ins.ts'
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

/** A section of the last page: what it was made of, what it was told of those before it, what came out. */
type Kept = { source: Source; trace: Trace; section: LiveSection }

/** All that a section is made of besides the page around it. */
type Source = {
  code: string
  buttonUrl: string
  stoodIn: StoodIn | undefined
  content: InstanceContent | undefined
  switches: Page['optionalElements'][string] | undefined
}

/**
 * Pages to be looked at and edited: their sections as `renderPage` has them, but every value knows its place. Of the
 * last page all sections are kept, and those that would be the same are not rendered again.
 */
export function createLiveRenderer(manifest: Manifest, pageFiles: PageFiles): LiveRenderer {
  const templates = createTemplates(pageFiles)
  const { startPage, drawnOf, renderSection } = createSectionRenderer(manifest, pageFiles, templates)
  let keptFor = ''
  let kept = new Map<string, Kept>()

  function renderLive(page: Page, options: LiveOptions = {}): LivePage {
    const rendering = startPage(page)
    const drawn = drawnOf(rendering)
    const before = recall(rendering)
    kept = new Map()
    const sections = drawn.map((each) => {
      const { instanceId } = each.placement
      const now = renderOrKeep(rendering, each, options, before.get(instanceId))
      kept.set(instanceId, now)
      return now.section
    })
    const { dir, brand } = rendering.common
    return {
      lang: page.locale,
      dir,
      brand,
      css: templates.cssOf(
        brand,
        drawn.map(({ template }) => template),
      ),
      sections,
    }
  }

  /** What is kept of the last page, if it differs from this one in its sections alone. */
  function recall({ page, common }: Rendering): Map<string, Kept> {
    const { text: _, ...others } = common
    const surroundings = JSON.stringify([others, page.usePlaceholderImages])
    if (surroundings === keptFor) return kept
    keptFor = surroundings
    return new Map()
  }

  function renderOrKeep(rendering: Rendering, drawn: Drawn, options: LiveOptions, before?: Kept): Kept {
    const { page, memory } = rendering
    const source = sourceOf(page, drawn, options)
    if (before && isSameSource(before.source, source) && memory.wouldAnswer(before.trace)) {
      memory.tellAgain(before.trace)
      return before
    }
    const trace = memory.startTrace()
    const section = renderMarked(rendering, drawn, source)
    return { source, trace, section: before && isSame(before.section, section) ? before.section : section }
  }

  function renderMarked(rendering: Rendering, drawn: Drawn, source: Source): LiveSection {
    const { instanceId, code } = drawn.placement
    const { marker, places } = createMarker(drawn.component, source, rendering.common.text)
    const { html } = renderSection(rendering, drawn, marker)
    return { instanceId, code, html, places }
  }

  return { renderLive }
}

function sourceOf(
  page: Page,
  { placement, buttonUrl }: Drawn,
  { selected, emptyValues }: LiveOptions,
): Source {
  const { code, instanceId } = placement
  const stoodIn = selected === instanceId ? 'all' : 'required'
  return {
    code,
    buttonUrl,
    stoodIn: emptyValues === 'left-out' ? undefined : stoodIn,
    content: Object.hasOwn(page.content, instanceId) ? page.content[instanceId] : undefined,
    switches: Object.hasOwn(page.optionalElements, instanceId)
      ? page.optionalElements[instanceId]
      : undefined,
  }
}

function isSameSource(one: Source, other: Source): boolean {
  return (
    one.code === other.code &&
    one.buttonUrl === other.buttonUrl &&
    one.stoodIn === other.stoodIn &&
    isSame(one.content, other.content) &&
    isSame(one.switches, other.switches)
  )
}

/** Of plain data; most of it is the same object. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** Fills in what is empty, and marks what is printed. `places` is complete once the section is rendered. */
function createMarker(
  component: Component,
  { content: written, stoodIn, switches }: Source,
  texts: Record<string, string>,
) {
  const places: MarkedPlace[] = []
  let isStandIn: StandIns['isStandIn'] = () => false

  const marker: Marker = {
    complete(content) {
      if (!stoodIn) return content
      const filled = standIn(component, written, {
        stoodIn,
        texts,
        isShown: (place) => !isSwitchedOff(component, switches, place),
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
  switches: Source['switches'],
  { field, item }: Place,
): boolean {
  if (item === undefined) return false
  return optionalElements.some(({ id, fields }) => fields.includes(field) && switches?.[item]?.[id] === false)
}
