import { directionOf, type Locale } from '#base/locale.ts'
import { withoutOverrides } from '#base/without-overrides.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { PageFiles } from '#catalogue/page-files.ts'
import { contentOf, isBlank } from '#content/content.ts'
import { readAddress, readPublicUrl } from '#content/values/safe-url.ts'
import { type Brand, isFooter, isHeader, type Placement, pageBrand } from '#layout/layout.ts'
import { readBrandTokens } from './brand-tokens.ts'
import { describePage } from './describe-page.ts'
import { distinctLandmarks, type LandmarkNames } from './distinct-landmarks.ts'
import type { RenderState } from './engine.ts'
import { type Ground, groundAfter, groundOf } from './ground.ts'
import { type ImageKind, inlineSvg } from './image.ts'
import { isolateLatin } from './isolate-latin.ts'
import type { Page } from './page.ts'
import { colouringCount, colourPlaceholder } from './placeholder.ts'
import { sectionValues } from './section-scope.ts'
import { faqPage, type Question, questionsOf, scriptHash } from './structured-data.ts'
import { createTemplates, type SectionTemplate } from './templates.ts'

export type Renderer = { renderPage: (page: Page) => string }

/** One page on its way: what its sections know of those before them. */
type Rendering = {
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
type Drawn = { placement: Placement; next: Placement; component: Component; template: SectionTemplate }

type Section = { code: string; css: string; html: string }

/** Components without a template are left out of pages. What a template cannot do is thrown as a `SectionError`. */
export function createRenderer(manifest: Manifest, pageFiles: PageFiles): Renderer {
  const templates = createTemplates(pageFiles)
  const tokens = {
    ENBD: readBrandTokens(pageFiles.brandCss.ENBD),
    EI: readBrandTokens(pageFiles.brandCss.EI),
  }
  /** Placeholders as they stand in pages, kept. */
  const pictures = new Map<string, string>()

  function renderPage(page: Page): string {
    const rendering: Rendering = {
      page,
      common: commonScope(page),
      state: createState(),
      hasMainHeading: false,
      hasHeading: false,
      ground: undefined,
      landmarks: new Map(),
      questions: [],
    }
    const drawn = page.components.flatMap((placement) => {
      const component = findComponent(manifest, placement.code)
      const template = templates.find(placement.code)
      return component && template ? [{ placement, component, template }] : []
    })
    const sections = drawn.map(({ placement, component, template }, index) => {
      const next = drawn[index + 1]?.placement ?? placement
      return renderSection(rendering, { placement, next, component, template })
    })
    return templates.fillShell(shellScope(rendering, sections), rendering.state)
  }

  function renderSection(
    rendering: Rendering,
    { placement: { code, instanceId }, next, component, template }: Drawn,
  ): Section {
    const { page, common, state } = rendering
    const shown = page.optionalElements[instanceId]
    const buttonUrl = common.action_url || `#${idOf(next)}`
    const values = sectionValues(component, contentOf(page.content, instanceId), {
      texts: common.text,
      isShown: (index, elementId) => shown?.[index]?.[elementId] !== false,
      buttonUrl,
    })
    const { fields, items } = values
    const isUntitled = !component.titleField || isBlank(fields[component.titleField])
    const isMainHeading = !rendering.hasHeading && !isUntitled

    state.instanceId = instanceId
    state.imageCounts = { background: 0, item: 0, featured: 0 }
    state.placeholderOf = page.usePlaceholderImages ? placeholdersOf(component, common.brand) : () => ''
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

  function shellScope({ page, common, state, hasMainHeading, questions }: Rendering, sections: Section[]) {
    const described = describePage(page, manifest)
    const title = withoutOverrides(described.title)
    const description = withoutOverrides(described.description)
    const brandName = common.text[common.brand === 'EI' ? 'brand_ei' : 'brand_enbd']
    const structuredData = withoutOverrides(faqPage(questions))
    const htmlOf = (wanted: (code: string) => boolean) =>
      sections
        .filter(({ code }) => wanted(code))
        .map(({ html }) => html)
        .join('\n')
    return {
      ...common,
      lang: page.locale,
      title: [title, brandName].filter(Boolean).join(' | '),
      description,
      page_title: title,
      brand_name: brandName,
      public_url: readPublicUrl(page.publicUrl ?? '') ?? '',
      share_image: state.shareImage,
      structured_data: structuredData,
      script_hash: structuredData && scriptHash(structuredData),
      tokens: tokens[common.brand],
      has_main_heading: hasMainHeading,
      layout_hash: page.layoutHash ?? '',
      css: [templates.pageCss[common.brand], ...new Set(sections.map(({ css }) => css))].join('\n'),
      header: htmlOf(isHeader),
      main: htmlOf((code) => !isHeader(code) && !isFooter(code)),
      footer: htmlOf(isFooter),
    }
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

  return { renderPage }
}

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
