import { directionOf, type Locale } from '#base/locale.ts'
import { withoutOverrides } from '#base/without-overrides.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { PageFiles } from '#catalogue/page-files.ts'
import { contentOf, type InstanceContent, isBlank } from '#content/content.ts'
import { readAddress } from '#content/values/safe-url.ts'
import { type Brand, isHeader, type Placement, pageBrand } from '#layout/layout.ts'
import { type BrandTokens, readBrandTokens } from './brand-tokens.ts'
import { type ShownCounterpart, shownCounterpart } from './counterpart.ts'
import { distinctLandmarks } from './distinct-landmarks.ts'
import type { RenderState } from './engine.ts'
import { groundOf } from './ground.ts'
import { isolateLatin } from './isolate-latin.ts'
import type { Page } from './page.ts'
import { createPageMemory, type PageMemory } from './page-memory.ts'
import { createPlaceholders } from './placeholders.ts'
import { type SectionValues, sectionValues } from './section-scope.ts'
import { type Question, questionsOf } from './structured-data.ts'
import type { SectionTemplate, Templates } from './templates.ts'

/** One page on its way. */
export type Rendering = { page: Page; common: CommonScope; memory: PageMemory }

/** What every template of a page may use. */
type CommonScope = {
  text: Record<string, string>
  locale: Locale
  dir: 'ltr' | 'rtl'
  brand: Brand
  year: string
  /** Empty when the page has none. */
  action_url: string
  legal: Record<'terms' | 'privacy' | 'cookies', string>
  /** False while the page has none, or nobody knows where both stand. */
  other_language: ShownCounterpart | false
}

/** A section with its template. */
export type Drawn = {
  placement: Placement
  component: Component
  template: SectionTemplate
  /** Where its buttons lead that have no address of their own. */
  buttonUrl: string
}

export type Section = {
  code: string
  css: string
  html: string
  /** Whether it has the page's h1. */
  hasMainHeading: boolean
  questions: Question[]
  /** Its first image on the web, empty without one. */
  shareImage: string
}

/** How a section's values come into its template, where they are more than texts. */
export type Marker = {
  /** The content that is shown. */
  complete: (content: InstanceContent) => InstanceContent
  /** What the template gets. */
  mark: (content: InstanceContent, values: SectionValues) => { fields: object; items: readonly object[] }
}

export type SectionRenderer = {
  tokens: Record<Brand, BrandTokens>
  startPage: (page: Page) => Rendering
  /** The sections that a page shows. Components without a template are left out. */
  drawnOf: (rendering: Rendering) => Drawn[]
  /** The next section of a page. What a template cannot do is thrown as a `SectionError`. */
  renderSection: (rendering: Rendering, drawn: Drawn, marker?: Marker) => Section
}

export function createSectionRenderer(
  manifest: Manifest,
  pageFiles: PageFiles,
  templates: Templates,
): SectionRenderer {
  const tokens = {
    ENBD: readBrandTokens(pageFiles.brandCss.ENBD),
    EI: readBrandTokens(pageFiles.brandCss.EI),
  }
  const placeholdersOf = createPlaceholders(pageFiles.placeholders, tokens)

  function startPage(page: Page): Rendering {
    return { page, common: commonScope(page), memory: createPageMemory() }
  }

  function drawnOf({ page, common }: Rendering): Drawn[] {
    const drawn = page.components.flatMap((placement) => {
      const component = findComponent(manifest, placement.code)
      const template = templates.find(placement.code)
      return component && template ? [{ placement, component, template }] : []
    })
    return drawn.map((each, index) => ({
      ...each,
      buttonUrl: common.action_url || `#${idOf(drawn[index + 1]?.placement ?? each.placement)}`,
    }))
  }

  function renderSection(
    { page, common, memory }: Rendering,
    { placement: { code, instanceId }, component, template, buttonUrl }: Drawn,
    marker: Marker = plain,
  ): Section {
    const shown = page.optionalElements[instanceId]
    const content = marker.complete(contentOf(page.content, instanceId))
    const values = sectionValues(component, content, {
      texts: common.text,
      isShown: (index, elementId) => shown?.[index]?.[elementId] !== false,
      buttonUrl,
    })
    const isUntitled = !component.titleField || isBlank(values.fields[component.titleField])
    const hasMainHeading = !isUntitled && !memory.hasHeading()
    const state = createState(instanceId, memory, page)
    if (page.usePlaceholderImages) state.placeholderOf = placeholdersOf(component, common.brand)
    const { fields, items } = marker.mark(content, values)
    const scope = {
      ...fields,
      items,
      id: idOf({ instanceId }),
      button_url: buttonUrl,
      heading: hasMainHeading ? 'h1' : 'h2',
      item_heading: isUntitled || hasMainHeading ? 'h2' : 'h3',
      ground: memory.offeredGround(),
      ...common,
    }
    const filled = withoutOverrides(template.fill(scope, state).trim())
    const named = distinctLandmarks(filled, memory.landmarks)
    const html = common.dir === 'rtl' ? isolateLatin(named) : named
    if (/<h[1-6]/.test(html)) memory.addHeading()
    const ground = isHeader(code) ? undefined : groundOf(html)
    if (ground) memory.tellGround(ground)
    const { shareImage } = state
    const questions = questionsOf(component, values)
    return { code, css: template.css, html, hasMainHeading, questions, shareImage }
  }

  function commonScope(page: Page): CommonScope {
    const brand = pageBrand(page.components)
    return {
      text: pageFiles.texts[page.locale],
      locale: page.locale,
      dir: directionOf(page.locale),
      brand,
      year: yearOf(page),
      action_url: readAddress(page.actionUrl ?? '') ?? '',
      legal: pageFiles.site.legal[brand][page.locale],
      other_language: shownCounterpart(page) ?? false,
    }
  }

  return { tokens, startPage, drawnOf, renderSection }
}

/** The values as they are: a page that goes out. */
const plain: Marker = { complete: (content) => content, mark: (_, values) => values }

function idOf({ instanceId }: Pick<Placement, 'instanceId'>): string {
  return instanceId.toLowerCase()
}

/** For one section, or for what stands around all. */
export function createState(
  instanceId: string,
  memory: PageMemory,
  { pictures = {}, images = {} }: Pick<Page, 'pictures' | 'images'> = {},
): RenderState {
  return {
    instanceId,
    memory,
    pictures,
    images,
    placeholderOf: () => '',
    imageCounts: { background: 0, item: 0, featured: 0 },
    shareImage: '',
  }
}

/** Of the page, not of the clock: the same page is the same bytes next year. */
function yearOf({ createdAt = '' }: Page): string {
  return /^\d{4}(?=-)/.exec(createdAt)?.[0] ?? ''
}
