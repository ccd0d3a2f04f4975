import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, findComponent } from '#catalogue/lookup.ts'

/**
 * Where a template may put a value. Liquid escapes for text and for quoted attributes; in any other place that is not
 * enough, so nothing may stand there but what is no author's: numbers, our own words, our own ids.
 */
const { manifest, pageFiles } = loadCatalogue('catalogue')

/** An output or a tag of Liquid, taken out of the markup and known by its number. */
type Marked = { html: string; outputs: string[] }

function mark(template: string): Marked {
  const outputs: string[] = []
  const html = template
    .replace(/^\s*<style>[\s\S]*?<\/style>/, '')
    .replace(/\{%-?[\s\S]*?-?%\}/g, '')
    .replace(/\{\{-?\s*([\s\S]*?)\s*-?\}\}/g, (_, output: string) => `⟦${outputs.push(output) - 1}⟧`)
  return { html, outputs }
}

type Place =
  | { context: 'text' | 'tag-name' | 'unquoted' | 'script' | 'style' | 'comment' }
  | { context: 'attribute'; name: string; before: string }

/** Where each output stands, by walking over the markup once. */
function findPlaces({ html, outputs }: Marked): { output: string; place: Place }[] {
  return [...html.matchAll(/⟦(\d+)⟧/g)].map(({ 1: number = '', index }) => ({
    output: outputs[Number(number)] ?? '',
    place: placeAt(html.slice(0, index)),
  }))
}

function placeAt(before: string): Place {
  const lastOf = (pattern: RegExp) => [...before.matchAll(pattern)].at(-1)?.index ?? -1
  if (before.lastIndexOf('<!--') > before.lastIndexOf('-->')) return { context: 'comment' }
  for (const context of ['script', 'style'] as const) {
    if (lastOf(new RegExp(`<${context}[\\s>]`, 'gi')) > lastOf(new RegExp(`</${context}`, 'gi')))
      return { context }
  }
  const tag = /<\/?([^<>"']|"[^"]*"|'[^']*')*$/.exec(before)?.[0]
  const open = /<(?:[^<>"']|"[^"]*"|'[^']*')*\s([^\s"'=<>]+)=(?:"([^"]*)|'([^']*))$/.exec(before)
  if (open) {
    const [, name = '', double, single] = open
    return { context: 'attribute', name: name.toLowerCase(), before: double ?? single ?? '' }
  }
  if (tag === undefined) return { context: 'text' }
  return { context: /^<\/?[^\s]*$/.test(tag) ? 'tag-name' : 'unquoted' }
}

const addresses = [
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'cite',
  'xlink:href',
  'srcset',
  'srcdoc',
]

/** The page's action address or the next section, where it stands in the other language, and what `page/site.json` holds. */
const judgedByThePage = new Set([
  'button_url',
  'primary_url',
  'other_language.url',
  'legal.terms',
  'legal.privacy',
  'legal.cookies',
])

describe.each(manifest.components)('the template of $code', ({ code }) => {
  const component = findComponent(manifest, code)
  const fields = component ? [...component.docx.fields, ...columnsOf(component)] : []
  const fieldOf = (output: string) => {
    const [path = ''] = output.split('|')
    return fields.find(({ name }) => name === path.trim().replace(/^item\./, ''))
  }
  const found = findPlaces(mark(pageFiles.templates[code] ?? ''))

  test('puts values into text and quoted attributes alone; a tag is named by our own headings', () => {
    for (const { output, place } of found) {
      expect(['text', 'attribute', 'tag-name'], output).toContain(place.context)
      if (place.context === 'tag-name') expect(['heading', 'item_heading']).toContain(output)
    }
  })

  test('puts no value into a handler, and only numbers into a style', () => {
    for (const { output, place } of found) {
      if (place.context !== 'attribute') continue
      expect(place.name, output).not.toMatch(/^on|^srcdoc$|^srcset$|^http-equiv$/)
      if (place.name === 'style') expect(isNumber(output, fieldOf(output)?.type), output).toBe(true)
    }
  })

  test('leads only to addresses that were judged, or within the page', () => {
    for (const { output, place } of found) {
      if (place.context !== 'attribute' || !addresses.includes(place.name)) continue
      const isOfPage = place.before.startsWith('#') && output === 'id'
      const isJudged = fieldOf(output)?.type === 'url' || judgedByThePage.has(output)
      expect(isOfPage || (place.before === '' && isJudged), output).toBe(true)
    }
  })

  test('gives HTML of its own making through three filters alone, each for its kind of value', () => {
    for (const { output, place } of found) {
      const filters = output
        .split('|')
        .slice(1)
        .map((filter) => filter.trim().split(/[\s:]/)[0])
      expect(filters, output).not.toContain('raw')
      if (filters.includes('rich'))
        expect([fieldOf(output)?.type, place.context]).toEqual(['richtext', 'text'])
      if (filters.includes('image')) expect([fieldOf(output)?.type, place.context]).toEqual(['url', 'text'])
      if (filters.includes('icon')) expect(output).toMatch(/^(item\.icon|'[a-z-]+') \| icon$/)
      if (fieldOf(output)?.type === 'richtext') expect(filters).toContain('rich')
    }
  })
})

function isNumber(output: string, type: string | undefined): boolean {
  return type === 'number' || /^forloop\.index0?\b/.test(output)
}

describe('the page around them', () => {
  const found = findPlaces(mark(pageFiles.shell))

  test('takes as it is only what was made before: styles, sections and structured data', () => {
    const raw = found.filter(({ output }) => /\|\s*raw\b/.test(output))
    expect(raw.map(({ output, place }) => [output.split('|')[0]?.trim(), place.context])).toEqual([
      ['css', 'style'],
      ['structured_data', 'script'],
      ['header', 'text'],
      ['main', 'text'],
      ['footer', 'text'],
    ])
  })

  test('has all else in text and quoted attributes', () => {
    for (const { output, place } of found) {
      if (/\|\s*raw\b/.test(output)) continue
      expect(['text', 'attribute'], output).toContain(place.context)
      if (place.context === 'attribute') expect(place.name).not.toMatch(/^on|^style$|^src/)
    }
  })

  test('leads to nothing but its own addresses and its icon', () => {
    const leading = found.filter(({ place }) => place.context === 'attribute' && place.name === 'href')
    expect(leading.map(({ output }) => output)).toEqual([
      'public_url',
      'alternate.url',
      'deep',
      'accent',
      'accent',
    ])
  })
})

test.each([
  ['<p>{{ a }}</p>', 'text'],
  ['<p title={{ a }}>', 'unquoted'],
  ['<p {{ a }}>', 'unquoted'],
  ['<{{ a }}>', 'tag-name'],
  ['<p title="x {{ a }}">', 'attribute'],
  ["<p title='>' data-x='{{ a }}'>", 'attribute'],
  ['<script>x({{ a }})</script>', 'script'],
  ['<p></p><style>{{ a }}', 'style'],
  ['<!-- {{ a }} -->', 'comment'],
])('in %s it stands in: %s', (template, context) => {
  expect(findPlaces(mark(template))[0]?.place.context).toBe(context)
})
