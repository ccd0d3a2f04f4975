import { Parser } from 'htmlparser2'
import { locales } from '#base/locale.ts'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import type { ContentValues, InstanceContent } from '#content/content.ts'
import type { Page } from '#html/page.ts'
import { createRenderer, type Renderer } from '#html/render.ts'
import { listOf } from './chance.ts'

/** Says what a page has that none of its components has with harmless content. */
export type PageJudge = {
  renderer: Renderer
  findFaults: (page: Page, html: string) => string[]
  /** Draws the harmless pages of all components at once, which otherwise is done when one is met first. */
  learnAll: () => void
}

type Seen = { shapes: Set<string>; faults: string[] }

export function createPageJudge({ manifest, pageFiles }: LoadedCatalogue): PageJudge {
  const renderer = createRenderer(manifest, pageFiles)
  const known = new Map<string, Set<string>>()

  function shapesOf(code: string): Set<string> {
    const found =
      known.get(code) ??
      new Set(harmlessPages(code).flatMap((page) => [...look(renderer.renderPage(page)).shapes]))
    known.set(code, found)
    return found
  }

  function harmlessPages(code: string): Page[] {
    const component = findComponent(manifest, code)
    const contents = component ? harmlessContents(component) : [{ fields: {}, items: [] }]
    const switches = (component?.optionalElements ?? []).map(({ id }) => ({ 0: { [id]: false } }))
    return contents.flatMap((content) => [...switches, {}].map((off) => pageOf(code, content, off)))
  }

  function findFaults(page: Page, html: string): string[] {
    const codes = ['', ...page.components.map(({ code }) => code)]
    const allowed = new Set([...shapesOfWords, ...codes.flatMap((code) => [...shapesOf(code)])])
    const { shapes, faults } = look(html)
    const strange = [...shapes].filter((shape) => !allowed.has(shape))
    return [...faults, ...strange.map((shape) => `the page has ${shape}`)]
  }

  function learnAll() {
    for (const { code } of manifest.components) shapesOf(code)
  }

  return { renderer, findFaults, learnAll }
}

/** What comes with the words: rich text, and what isolates Latin words in Arabic. */
const shapesOfWords = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'bdi', 'span'].map(
  (name) => `body ${name}[]`,
)
shapesOfWords.push('body a[href]')

/** With all fields, with none, with each alone and with all but each. */
function harmlessContents(component: Component): InstanceContent[] {
  const [fields, columns] = [component.docx.fields, columnsOf(component)]
  const names = [...new Set([...fields, ...columns].map(({ name }) => name))]
  const alone = names.map((name) => [name])
  const allBut = names.map((name) => names.filter((each) => each !== name))
  const content = (chosen: readonly string[], address: string, count: number) => ({
    fields: harmlessValues(fields, chosen, address),
    items: columns.length > 0 ? listOf(count, () => harmlessValues(columns, chosen, address)) : [],
  })
  return [
    ...[1, 2, 7].map((count) => content(names, '/somewhere', count)),
    ...[names, [], ...alone, ...allBut].map((chosen) => content(chosen, 'https://bank.example/a.jpg', 3)),
  ]
}

function harmlessValues(fields: readonly Field[], chosen: readonly string[], address: string): ContentValues {
  const harmlessValue = ({ type }: Field) => {
    if (type === 'url') return address
    return type === 'number' ? '50' : 'Words'
  }
  return Object.fromEntries(
    fields
      .filter(({ name }) => chosen.includes(name))
      .map((field) => [field.name, { value: harmlessValue(field), ai_generated: false }]),
  )
}

/** Two instances: the first of a page is set differently. */
function pageOf(code: string, content: InstanceContent, off: Record<number, Record<string, boolean>>): Page {
  const ids = ['XXX-0001', 'XXX-0002']
  return {
    name: 'harmless',
    locale: locales[0],
    createdAt: '2026-11-01T08:00:00.000Z',
    layoutHash: '0123456789abcdef',
    components: ids.map((instanceId) => ({ code, instanceId })),
    content: Object.fromEntries(ids.map((id) => [id, content])),
    optionalElements: Object.fromEntries(ids.map((id) => [id, off])),
    usePlaceholderImages: Object.keys(off).length === 0,
  }
}

/** What elements with which attributes a page is made of, in its head and in its body, and what in it could do harm. */
function look(html: string): Seen {
  const shapes = new Set<string>()
  const faults: string[] = []
  let region = 'head'
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'body') region = 'body'
      shapes.add(`${region} ${name}[${Object.keys(attributes).sort().join(',')}]`)
      if (name === 'script' && attributes.type !== 'application/ld+json') faults.push('the page has a script')
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) faults.push(`the page has the attribute ${attribute}`)
        if (/^(?:href|src|action|formaction)$/.test(attribute) && !isSafe(value))
          faults.push(`the page leads to ${value}`)
      }
    },
  })
  parser.end(html)
  return { shapes, faults }
}

function isSafe(address: string): boolean {
  if (address.startsWith('data:image/svg+xml')) return true
  if (!URL.canParse(address, 'https://page.example')) return false
  const { protocol, username } = new URL(address, 'https://page.example')
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) && username === ''
}
