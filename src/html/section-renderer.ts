import { directionOf, type Locale } from '#base/locale.ts'
import { withoutOverrides } from '#base/without-overrides.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { PageFiles } from '#catalogue/page-files.ts'
import { contentOf, type InstanceContent, isBlank } from '#content/content.ts'
import { readAddress } from '#content/values/safe-url.ts'
import { type Brand, isHeader, type Placement, pageBrand } from '#layout/layout.ts'
import { type BrandTokens, readBrandTokens } from './brand-tokens.ts'
import { distinctLandmarks, type LandmarkNames } from './distinct-landmarks.ts'
import type { RenderState } from './engine.ts'
import { type Ground, groundAfter, groundOf } from './ground.ts'
import { type ImageKind, inlineSvg } from './image.ts'
import { isolateLatin } from './isolate-latin.ts'
import type { Page } from './page.ts'
import { colouringCount, colourPlaceholder } from './placeholder.ts'
import { type SectionValues, sectionValues } from './section-scope.ts'
import { type Question, questionsOf } from './structured-data.ts'
import type { SectionTemplate, Templates } from './templates.ts'

/** One page on its way: what its sections know of those before them. */
export type Rendering = {
  page: Page
  common: CommonScope
  state: RenderState
  /** Whether a section has the page's h1. */
  hasMainHeading: boolean
  /** Whether any section before has a heading: an h1 would come too late. */
  hasHeading: boolean
  /** Of the section before. */
  ground: Ground | undefined
  /** Of the sections before. */
  landmarks: LandmarkNames
  questions: Question[]
}

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
}

/** A section with its template, and the one that follows it; the last one follows itself. */
export type Drawn = {
  placement: Placement
  next: Placement
  component: Component
  template: SectionTemplate
}

export type Section = { code: string; css: string; html: string }

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
  drawnOf: (page: Page) => Drawn[]
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
  /** Placeholders as they stand in pages, kept. */
  const pictures = new Map<string, string>()

  function startPage(page: Page): Rendering {
    return {
      page,
      common: commonScope(page),
      state: createState(),
      hasMainHeading: false,
      hasHeading: false,
      ground: undefined,
      landmarks: new Map(),
      questions: [],
    }
  }

  function drawnOf(page: Page): Drawn[] {
    const drawn = page.components.flatMap((placement) => {
      const component = findComponent(manifest, placement.code)
      const template = templates.find(placement.code)
      return component && template ? [{ placement, component, template }] : []
    })
    return drawn.map((each, index) => ({ ...each, next: drawn[index + 1]?.placement ?? each.placement }))
  }

  function renderSection(
    rendering: Rendering,
    { placement: { code, instanceId }, next, component, template }: Drawn,
    marker: Marker = plain,
  ): Section {
    const { page, common, state } = rendering
    const shown = page.optionalElements[instanceId]
    const buttonUrl = common.action_url || `#${idOf(next)}`
    const content = marker.complete(contentOf(page.content, instanceId))
    const values = sectionValues(component, content, {
      texts: common.text,
      isShown: (index, elementId) => shown?.[index]?.[elementId] !== false,
      buttonUrl,
    })
    const isUntitled = !component.titleField || isBlank(values.fields[component.titleField])
    const isMainHeading = !rendering.hasHeading && !isUntitled

    state.instanceId = instanceId
    state.imageCounts = { background: 0, item: 0, featured: 0 }
    state.placeholderOf = page.usePlaceholderImages ? placeholdersOf(component, common.brand) : () => ''
    const { fields, items } = marker.mark(content, values)
    const scope = {
      ...fields,
      items,
      id: idOf({ instanceId }),
      button_url: buttonUrl,
      heading: isMainHeading ? 'h1' : 'h2',
      item_heading: isUntitled || isMainHeading ? 'h2' : 'h3',
      ground: groundAfter(rendering.ground),
      ...common,
    }
    const filled = withoutOverrides(template.fill(scope, state).trim())
    const named = distinctLandmarks(filled, rendering.landmarks)
    const html = common.dir === 'rtl' ? isolateLatin(named) : named
    if (isMainHeading) rendering.hasMainHeading = true
    rendering.hasHeading ||= /<h[1-6]/.test(html)
    if (!isHeader(code)) rendering.ground = groundOf(html) ?? rendering.ground
    rendering.questions.push(...questionsOf(component, values))
    return { code, css: template.css, html }
  }

  /** The pictures of one section, one after the other; neighbours of a kind differ in colouring. */
  function placeholdersOf({ defaultImages }: Component, brand: Brand): (kind: ImageKind) => string {
    const shown = { background: 0, item: 0, featured: 0 }
    return (kind) => {
      const url = defaultImages?.[kind] ?? ''
      if (!Object.hasOwn(pageFiles.placeholders, url)) return url
      return findPicture(url, brand, shown[kind]++ % colouringCount)
    }
  }

  function findPicture(url: string, brand: Brand, way: number): string {
    const key = `${brand} ${way} ${url}`
    const known = pictures.get(key)
    if (known) return known
    const colours = { drawnIn: tokens.ENBD, brand: tokens[brand], way }
    const picture = inlineSvg(colourPlaceholder(pageFiles.placeholders[url] ?? '', colours))
    pictures.set(key, picture)
    return picture
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
    }
  }

  return { tokens, startPage, drawnOf, renderSection }
}

/** The values as they are: a page that goes out. */
const plain: Marker = { complete: (content) => content, mark: (_, values) => values }

function idOf({ instanceId }: Pick<Placement, 'instanceId'>): string {
  return instanceId.toLowerCase()
}

function createState(): RenderState {
  return {
    usedIds: new Set(),
    imageNames: new Set(),
    imageCounts: { background: 0, item: 0, featured: 0 },
    instanceId: '',
    placeholderOf: () => '',
    hasImage: false,
    shareImage: '',
  }
}

/** Of the page, not of the clock: the same page is the same bytes next year. */
function yearOf({ createdAt = '' }: Page): string {
  return /^\d{4}(?=-)/.exec(createdAt)?.[0] ?? ''
}
