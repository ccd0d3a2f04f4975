import type { Template } from 'liquidjs'
import { directionOf } from '#base/locale.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { PageFiles } from '#catalogue/page-files.ts'
import { contentOf, type InstanceContent, isBlank, textOf } from '#content/content.ts'
import { plainText } from '#content/rich-text.ts'
import { type Brand, isFooter, isHeader, pageBrand } from '#layout/layout.ts'
import { createEngine, type Engine, type RenderState } from './engine.ts'
import { type ImageKind, inlineSvg } from './image.ts'
import type { Page } from './page.ts'
import { SectionError } from './section-error.ts'
import { sectionValues } from './section-scope.ts'

export type Renderer = { renderPage: (page: Page) => string }

/** A template file in two parts: its leading style, and the markup as parsed Liquid. */
type SectionTemplate = { css: string; markup: Template[] }

type Section = { code: string; html: string }

/**
 * Templates are parsed on first use and kept. Components without a template are left out of pages. A template that
 * cannot be filled in is thrown as a `SectionError`.
 */
export function createRenderer(manifest: Manifest, pageFiles: PageFiles): Renderer {
  const engine = createEngine(pageFiles)
  const shell = naming(undefined, () => engine.parse(pageFiles.shell))
  const templates = new Map<string, SectionTemplate>()
  const pageCss = {
    ENBD: compactCss(pageFiles.css + pageFiles.brandCss.ENBD),
    EI: compactCss(pageFiles.css + pageFiles.brandCss.EI),
  }

  function templateOf(code: string): SectionTemplate | undefined {
    const known = templates.get(code)
    if (known) return known
    if (!Object.hasOwn(pageFiles.templates, code)) return undefined
    const template = naming(code, () => parseTemplate(engine, pageFiles.templates[code] ?? ''))
    templates.set(code, template)
    return template
  }

  function renderPage(page: Page): string {
    const brand = pageBrand(page.components)
    const texts = pageFiles.texts[page.locale]
    const state = createState()
    const sections: Section[] = []
    const css = new Map<string, string>()
    let hasMainHeading = false
    let ground = 'plain'

    for (const { code, instanceId } of page.components) {
      const component = findComponent(manifest, code)
      const template = templateOf(code)
      if (!component || !template) continue

      const content = contentOf(page.content, instanceId)
      const shown = page.optionalElements[instanceId]
      const values = sectionValues(component, content, texts, (index, id) => shown?.[index]?.[id] !== false)
      const title = component.titleField ? values.fields[component.titleField] : ''
      const isMainHeading: boolean = !hasMainHeading && !isBlank(title)
      hasMainHeading ||= isMainHeading

      state.instanceId = instanceId
      state.placeholderOf = (kind) =>
        page.usePlaceholderImages ? placeholder(component, kind, pageFiles.placeholders) : ''
      const scope = {
        ...values.fields,
        items: values.items,
        id: instanceId.toLowerCase(),
        heading: isMainHeading ? 'h1' : 'h2',
        item_heading: isBlank(title) || isMainHeading ? 'h2' : 'h3',
        ground,
        text: texts,
        year: yearOf(page),
        locale: page.locale,
        dir: directionOf(page.locale),
        brand,
      }
      sections.push({ code, html: naming(code, () => engine.render(template.markup, scope, state)) })
      css.set(code, template.css)
      if (!isHeader(code)) ground = ground === 'plain' ? 'tint' : 'plain'
    }
    const scope = shellScope(page, { brand, texts, sections, css, hasMainHeading })
    return naming(undefined, () => engine.render(shell, scope, state))
  }

  function shellScope(page: Page, parts: PageParts) {
    const htmlOf = (wanted: (code: string) => boolean) =>
      parts.sections
        .filter(({ code }) => wanted(code))
        .map(({ html }) => html.trim())
        .join('\n')
    return {
      ...describePage(page, manifest, parts),
      lang: page.locale,
      dir: directionOf(page.locale),
      brand: parts.brand,
      text: parts.texts,
      layout_hash: page.layoutHash ?? '',
      has_main_heading: parts.hasMainHeading,
      css: [pageCss[parts.brand], ...parts.css.values()].join('\n'),
      header: htmlOf(isHeader),
      main: htmlOf((code) => !isHeader(code) && !isFooter(code)),
      footer: htmlOf(isFooter),
    }
  }

  return { renderPage }
}

type PageParts = {
  brand: Brand
  texts: Record<string, string>
  sections: Section[]
  css: Map<string, string>
  hasMainHeading: boolean
}

/** Of the page, not of the clock: the same page is the same bytes next year. */
function yearOf({ createdAt = '' }: Page): string {
  return /^\d{4}(?=-)/.exec(createdAt)?.[0] ?? ''
}

function createState(): RenderState {
  return { usedIds: new Set(), instanceId: '', placeholderOf: () => '', hasImage: false }
}

/** What goes wrong with a template is told with the component's code. */
function naming<Value>(code: string | undefined, work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    throw new SectionError(code, error)
  }
}

/** The lines of the style stay, empty, so that an error tells the line in the file. */
function parseTemplate(engine: Engine, source: string): SectionTemplate {
  const style = /^\s*<style>([\s\S]*?)<\/style>/.exec(source)
  return {
    css: compactCss(style?.[1] ?? ''),
    markup: engine.parse(source.replace(style?.[0] ?? '', (text) => text.replace(/[^\n]/g, ''))),
  }
}

function placeholder(component: Component, kind: ImageKind, placeholders: Record<string, string>): string {
  const url = component.defaultImages?.[kind]
  if (!url) return ''
  return Object.hasOwn(placeholders, url) ? inlineSvg(placeholders[url] ?? '') : url
}

/** Title: the first title and the brand. Description: the first description. Both fall back to the page's name. */
function describePage(page: Page, manifest: Manifest, { brand, texts }: PageParts) {
  const brandName = texts[brand === 'EI' ? 'brand_ei' : 'brand_enbd'] ?? ''
  let title = ''
  let description = ''
  for (const { code, instanceId } of page.components) {
    const component = findComponent(manifest, code)
    if (!component) continue
    const content = contentOf(page.content, instanceId)
    title ||= wordsOf(component, content, component.titleField)
    description ||= wordsOf(component, content, 'description') || wordsOf(component, content, 'sub_title')
  }
  const name = page.name.replaceAll('-', ' ').trim()
  return {
    page_title: title || name,
    title: [title || name, brandName].filter(Boolean).join(' | '),
    description: (description || title || name).replace(/\s+/g, ' '),
  }
}

function wordsOf({ docx }: Component, { fields }: InstanceContent, name: string | undefined): string {
  const field = docx.fields.find((candidate) => candidate.name === name)
  const text = field ? textOf(fields[field.name]?.value) : ''
  return (field?.type === 'richtext' ? plainText(text) : text).trim()
}

function compactCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim()
}
