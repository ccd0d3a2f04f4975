import { directionOf, type Locale } from '#base/locale.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { PageFiles } from '#catalogue/page-files.ts'
import { contentOf, isBlank } from '#content/content.ts'
import { type Brand, isFooter, isHeader, type Placement, pageBrand } from '#layout/layout.ts'
import { describePage } from './describe-page.ts'
import type { RenderState } from './engine.ts'
import { type ImageKind, inlineSvg } from './image.ts'
import type { Page } from './page.ts'
import { sectionValues } from './section-scope.ts'
import { createTemplates, type SectionTemplate } from './templates.ts'

export type Renderer = { renderPage: (page: Page) => string }

/** One page on its way: what its sections know of those before them. */
type Rendering = {
  page: Page
  common: CommonScope
  state: RenderState
  hasMainHeading: boolean
  ground: 'plain' | 'tint'
}

/** What every template of a page may use. */
type CommonScope = {
  text: Record<string, string>
  locale: Locale
  dir: 'ltr' | 'rtl'
  brand: Brand
  year: string
}

type Section = { code: string; css: string; html: string }

/** Components without a template are left out of pages. What a template cannot do is thrown as a `SectionError`. */
export function createRenderer(manifest: Manifest, pageFiles: PageFiles): Renderer {
  const templates = createTemplates(pageFiles)

  function renderPage(page: Page): string {
    const rendering: Rendering = {
      page,
      common: commonScope(page),
      state: createState(),
      hasMainHeading: false,
      ground: 'plain',
    }
    const sections = page.components.flatMap((placement) => {
      const component = findComponent(manifest, placement.code)
      const template = templates.find(placement.code)
      return component && template ? [renderSection(rendering, placement, component, template)] : []
    })
    return templates.fillShell(shellScope(rendering, sections), rendering.state)
  }

  function renderSection(
    rendering: Rendering,
    { code, instanceId }: Placement,
    component: Component,
    template: SectionTemplate,
  ): Section {
    const { page, common, state } = rendering
    const shown = page.optionalElements[instanceId]
    const { fields, items } = sectionValues(
      component,
      contentOf(page.content, instanceId),
      common.text,
      (index, elementId) => shown?.[index]?.[elementId] !== false,
    )
    const isUntitled = !component.titleField || isBlank(fields[component.titleField])
    const isMainHeading = !rendering.hasMainHeading && !isUntitled

    state.instanceId = instanceId
    state.placeholderOf = (kind) => (page.usePlaceholderImages ? placeholderOf(component, kind) : '')
    const scope = {
      ...fields,
      items,
      id: instanceId.toLowerCase(),
      heading: isMainHeading ? 'h1' : 'h2',
      item_heading: isUntitled || isMainHeading ? 'h2' : 'h3',
      ground: rendering.ground,
      ...common,
    }
    if (isMainHeading) rendering.hasMainHeading = true
    if (!isHeader(code)) rendering.ground = rendering.ground === 'plain' ? 'tint' : 'plain'
    return { code, css: template.css, html: template.fill(scope, state).trim() }
  }

  function placeholderOf({ defaultImages }: Component, kind: ImageKind): string {
    const url = defaultImages?.[kind] ?? ''
    return Object.hasOwn(pageFiles.placeholders, url) ? inlineSvg(pageFiles.placeholders[url] ?? '') : url
  }

  function shellScope({ page, common, hasMainHeading }: Rendering, sections: Section[]) {
    const { title, description } = describePage(page, manifest)
    const brandName = common.text[common.brand === 'EI' ? 'brand_ei' : 'brand_enbd']
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
      has_main_heading: hasMainHeading,
      layout_hash: page.layoutHash ?? '',
      css: [templates.pageCss[common.brand], ...new Set(sections.map(({ css }) => css))].join('\n'),
      header: htmlOf(isHeader),
      main: htmlOf((code) => !isHeader(code) && !isFooter(code)),
      footer: htmlOf(isFooter),
    }
  }

  function commonScope(page: Page): CommonScope {
    return {
      text: pageFiles.texts[page.locale],
      locale: page.locale,
      dir: directionOf(page.locale),
      brand: pageBrand(page.components),
      year: yearOf(page),
    }
  }

  return { renderPage }
}

function createState(): RenderState {
  return { usedIds: new Set(), instanceId: '', placeholderOf: () => '', hasImage: false }
}

/** Of the page, not of the clock: the same page is the same bytes next year. */
function yearOf({ createdAt = '' }: Page): string {
  return /^\d{4}(?=-)/.exec(createdAt)?.[0] ?? ''
}
