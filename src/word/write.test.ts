import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, findComponent, hasContent, startingRows } from '#catalogue/lookup.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import type { PageContent } from '#content/content.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { createPageSpec } from '#layout/page-spec.ts'
import {
  digestOf,
  documentTitle,
  fieldsHeading,
  itemColumns,
  itemsHeading,
  orderColumns,
  orderHeading,
  readValueBookmark,
  readValueTag,
} from './format.ts'
import { type SpecInput, writeSpec } from './write.ts'

const { directory, manifest } = loadCatalogue('catalogue')

function input(codes: string[], more: Partial<SpecInput> = {}): SpecInput {
  return {
    manifest,
    pageName: 'cashback-card',
    locale: 'en-AE',
    createdAt: '2026-11-01T08:00:00.000Z',
    exportedAt: '2026-11-20T09:30:00.000Z',
    components: codes.map((code, index) => ({ code, instanceId: `TST-000${index + 1}` })),
    content: {},
    optionalElements: {},
    ...more,
  }
}

function content(data: unknown): PageContent {
  return readData(dataSchema.parse(data))
}

async function open(given: SpecInput) {
  const parts = unzipSync(await writeSpec(given))
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  return { parts, part, body: part('word/document.xml') }
}

function all(xml: string, pattern: RegExp): string[] {
  return [...xml.matchAll(pattern)].map((match) => match[1] ?? '')
}

const textOf = (xml: string) => all(xml, /<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g).join('')
const rowsOf = (xml: string) => all(xml, /<w:tr>(.*?)<\/w:tr>/gs)
const controlsOf = (xml: string) => all(xml, /<w:sdt>(.*?)<\/w:sdt>/gs)
const rowOf = (xml: string, words: string) => rowsOf(xml).find((row) => textOf(row).includes(words)) ?? ''

const withContent = manifest.components.filter(hasContent)

describe.each(locales)('every component in %s', (locale) => {
  const codes = manifest.components.map(({ code }) => code)
  const ids = codes.map((_, index) => `TST-000${index + 1}`)
  const data = Object.fromEntries(
    codes.map((code, index) => [ids[index], loadSample(directory, code, locale)]),
  )
  const filled = input(codes, { locale, content: content(data) })
  const written = open(filled)

  test('is written as well-formed XML', async () => {
    const { parts, part } = await written
    for (const name of Object.keys(parts)) {
      const parser = new SaxesParser({ xmlns: true })
      parser.on('error', (error) => expect.fail(`${name}: ${error.message}`))
      parser.write(part(name)).close()
    }
  })

  test('has a section when it has content, numbered as in the order table', async () => {
    const { body } = await written
    for (const [index, component] of manifest.components.entries()) {
      const hasSection = body.includes(`>${index + 1}. ${component.displayName.replaceAll('&', '&amp;')}<`)
      expect(hasSection, component.code).toBe(hasContent(component))
    }
  })

  test('has each value in a control or, with links or several paragraphs, in a bookmark alone', async () => {
    const { body } = await written
    const tags = all(body, /<w:tag w:val="([^"]*)"/g)
    expect(tags).toEqual(all(body, /<w:alias w:val="([^"]*)"/g))
    expect(Math.max(...tags.map((tag) => tag.length))).toBeLessThanOrEqual(64)
    expect(tags.every((tag) => readValueTag(tag))).toBe(true)

    const bookmarks = all(body, /<w:bookmarkStart [^>]*w:name="([^"]*)"/g)
    expect(new Set(bookmarks).size).toBe(bookmarks.length)
    expect(Math.max(...bookmarks.map((name) => name.length))).toBeLessThanOrEqual(40)
    const ids = new Set([...tags.map(readValueTag), ...bookmarks.map(readValueBookmark)].map(keyOf))
    expect(ids.size).toBe(countValues(filled))
  })

  test('has ids of its own for every control, bookmark and link', async () => {
    const { body, part } = await written
    const starts = all(body, /<w:bookmarkStart [^>]*w:id="(\d+)"/g)
    expect(all(body, /<w:bookmarkEnd w:id="(\d+)"/g)).toEqual(starts)
    const controls = all(body, /<w:id w:val="(\d+)"/g)
    expect(new Set([...starts, ...controls]).size).toBe(starts.length + controls.length)
    const links = all(part('word/_rels/document.xml.rels'), /Id="(rIdLink\d+)"/g)
    expect(all(body, /r:id="(rIdLink\d+)"/g)).toEqual(links)
  })

  test('has controls within paragraphs alone, for any text but links', async () => {
    const { body } = await written
    for (const control of controlsOf(body)) expect(control).not.toMatch(/<w:p>|<w:hyperlink|<w:text[ /]/)
  })

  test('ends each cell and the body with a paragraph', async () => {
    const { body } = await written
    for (const cell of all(body, /<w:tc>(.*?)<\/w:tc>/gs)) expect(cell).toMatch(/<\/w:p>$|<w:p\/>$/)
    expect(body).toMatch(/<\/w:p><w:sectPr>/)
  })

  test('gives every column and cell a width, and every table a header row that repeats', async () => {
    const { body } = await written
    for (const table of all(body, /<w:tbl>(.*?)<\/w:tbl>/gs).slice(1)) {
      const widths = all(table, /<w:gridCol w:w="(\d+)"/g)
      for (const row of rowsOf(table)) {
        expect(all(row, /<w:tcW w:type="dxa" w:w="(\d+)"/g)).toEqual(widths)
        expect(row).toContain('<w:cantSplit/>')
      }
      expect(rowsOf(table).map((row) => row.includes('<w:tblHeader/>'))).toEqual(
        rowsOf(table).map((_, index) => index === 0),
      )
    }
  })
})

const keyOf = (id: unknown) => JSON.stringify(id)

function countValues({ components, content }: SpecInput): number {
  return components.reduce((total, { code, instanceId }) => {
    const component = findComponent(manifest, code)
    if (!component) return total
    const perItem = columnsOf(component).length + (component.optionalElements?.length ?? 0)
    const items = content[instanceId]?.items.length || startingRows(component)
    return total + component.docx.fields.length + items * perItem
  }, 0)
}

test.each(withContent.map((component) => [component.code, component] as const))(
  'an empty %s has its starting rows, all of them to be filled in',
  async (code, component) => {
    const { body } = await open(input([code]))
    const fixed = columnsOf(component).filter((column) => column.fixed).length
    const elements = component.optionalElements?.length ?? 0
    const perItem = columnsOf(component).length - fixed
    const values = component.docx.fields.length + startingRows(component) * perItem
    expect(body.split('[Empty - Please fill in]').length - 1).toBe(values)
    expect(controlsOf(body).filter((control) => control.includes('<w:showingPlcHdr/>'))).toHaveLength(values)
    expect(body.split('<w:dropDownList>').length - 1).toBe(startingRows(component) * elements)
    expect(body).not.toContain('AI Generated')
  },
)

test('the header table says what the document is about', async () => {
  const given = input(['HBR001'])
  const { body } = await open(given)
  const { layoutHash } = createPageSpec(given, given.createdAt).page
  const [header = ''] = all(body, /<w:tbl>(.*?)<\/w:tbl>/gs)
  expect(rowsOf(header).map(textOf)).toEqual([
    'Spec format version1.0.0',
    'Page namecashback-card',
    'Localeen-AE',
    `Created at${given.createdAt}`,
    `Exported at${given.exportedAt}`,
    `Layout hash${layoutHash}`,
    expect.stringMatching(/^Export ID[\da-f]{12}$/),
  ])
})

test('format, layout hash and the digests of marked values are properties, none of them longer than 250', async () => {
  const question = 'How much cashback can I earn in a month?'
  const items = Array.from({ length: 60 }, (_, index) => ({
    question: { value: `${question} ${index}`, ai_generated: true },
    answer: { value: '', ai_generated: true },
  }))
  const given = input(['FAQ001'], { content: content({ 'TST-0001': { items } }) })
  const custom = (await open(given)).part('docProps/custom.xml')
  const values = all(custom, /<vt:lpwstr>([^<]*)</g)
  const names = all(custom, / name="([^"]*)"/g)
  expect(names.filter((name) => !name.startsWith('wpbExportedPage'))).toEqual([
    'wpbSpecFormat',
    'wpbLayoutHash',
    'wpbAiDigests1',
    'wpbAiDigests2',
    'wpbAiDigests3',
  ])
  expect(values[1]).toBe(createPageSpec(given, given.createdAt).page.layoutHash)
  expect(Math.max(...values.map((value) => value.length))).toBeLessThanOrEqual(250)
  expect(values.slice(2, 5).join(',').split(',')).toEqual(
    items.map(({ question }) => digestOf('question', question.value)),
  )
})

test('a machine-written value has its mark in a cell of its own, an empty one has none', async () => {
  const marked = { value: 'A card that pays you back', ai_generated: true }
  const data = { 'TST-0001': { title: marked, sub_title: { value: '', ai_generated: true } } }
  const { body } = await open(input(['HBR001'], { content: content(data) }))
  expect(rowOf(body, 'A card that pays')).toMatch(/AI Generated/)
  expect(textOf(controlsOf(rowOf(body, 'A card that pays'))[0] ?? '')).toBe(marked.value)
  expect(rowOf(body, 'sub_title')).not.toMatch(/AI Generated/)
})

test('rich text keeps paragraphs, lists, formatting and links', async () => {
  const answer =
    '<p>See <a href="https://example.com/?a=1&amp;b=2#top">here</a></p><ol><li>one</li><li><strong>two</strong></li></ol><ol></ol><p>or</p><ol><li>again</li></ol>'
  const data = { 'TST-0001': { items: [{ question: 'What is it?', answer }] } }
  const { body, part } = await open(input(['FAQ001'], { content: content(data) }))
  const row = rowOf(body, 'again')
  expect(row).toMatch(/<w:hyperlink [^>]*r:id="rIdLink\d+"[^>]*><w:r><w:rPr><w:rStyle w:val="Hyperlink"\/>/)
  expect(part('word/_rels/document.xml.rels')).toContain('Target="https://example.com/?a=1&amp;b=2#top"')
  expect(row).toMatch(/<w:b\/><w:bCs\/><\/w:rPr><w:t xml:space="preserve">two</)
  const [one, two, again] = all(row, /<w:numId w:val="(\d+)"/g)
  expect(one).toBe(two)
  expect(again).not.toBe(one)
})

test('a list is a Word list, given as one or as a string', async () => {
  const items = [{ bullets: ['No fee', 'Cashback'] }, { bullets: 'No fee; Cashback' }]
  const { body } = await open(input(['ProdList001'], { content: content({ 'TST-0001': { items } }) }))
  const rows = rowsOf(body).filter((row) => row.includes('No fee'))
  expect(rows).toHaveLength(2)
  for (const row of rows) expect(row.split('<w:numPr>').length - 1).toBe(2)
})

test('lines of plain text are one line in its control', async () => {
  const data = { 'TST-0001': { sub_title: 'one\r\ntwo\u0000\tthree' } }
  const { body } = await open(input(['HBR001'], { content: content(data) }))
  const [control = ''] = controlsOf(rowOf(body, 'sub_title'))
  expect(control).not.toContain('<w:br/>')
  expect(textOf(control)).toBe('one two three')
})

test('Arabic values run from the right, addresses and labels do not', async () => {
  const given = input(['HDR001-EI', 'HBR001'], {
    locale: 'ar-AE',
    content: content({ 'TST-0002': { title: 'بطاقة ائتمان', cta_url: 'https://example.com/ar' } }),
  })
  const { body } = await open(given)
  const title = controlsOf(rowOf(body, 'بطاقة'))[0] ?? ''
  expect(rowOf(body, 'بطاقة')).toContain('<w:bidi/>')
  expect(title).toContain('<w:rtl/>')
  expect(title).toContain('<w:lang w:bidi="ar-AE"/>')
  expect(rowOf(body, 'example.com/ar')).toContain('<w:pStyle w:val="ValueText"/></w:pPr><w:bookmarkStart')
  expect(body.split('<w:bidiVisual/>').length).toBe(body.split('<w:tbl>').length)
})

test('an Arabic document says in Arabic what it says of itself, but for the phrases of the specification', async () => {
  const { body } = await open(input(['FAQ001', 'CardList004'], { locale: 'ar-AE' }))
  const arabic = all(body, /<w:p>(.*?)<\/w:p>/gs).map(textOf)
  for (const words of [
    'مواصفات صفحة ويب',
    'ترتيب المكوّنات',
    'الحقول',
    'القيمة',
    'العنصر 1',
    'مطلوب',
    'نص منسّق',
  ])
    expect(arabic).toContain(words)
  expect(arabic).toContain('عدّل عمود «القيمة» وحده · Edit ONLY the Value column')
  expect(arabic).toContain('الرمز: FAQ001 · معرّف النسخة: TST-0001')
  const ours: string[] = [
    documentTitle,
    orderHeading,
    fieldsHeading,
    itemsHeading,
    ...itemColumns,
    ...orderColumns,
  ]
  const left = arabic.filter((text) => ours.includes(text))
  expect(left).toEqual([])
})

test('fixed columns are filled in and cannot be changed', async () => {
  const { body } = await open(input(['CardList004']))
  const rows = rowsOf(body).filter((row) => row.includes('col_width'))
  expect(rows.map((row) => textOf(controlsOf(row)[0] ?? ''))).toEqual(['5', '7'])
  for (const row of rows) expect(row).toContain('<w:lock w:val="contentLocked"/>')
})

test('optional elements are rows of their item, shown unless switched off', async () => {
  const component = withContent.find(({ code }) => code === 'CardGridTextTop001')
  const [element] = component?.optionalElements ?? []
  const off = { 'TST-0001': { 1: { [element?.id ?? '']: false } } }
  const { body } = await open(input(['CardGridTextTop001'], { optionalElements: off }))
  const rows = rowsOf(body).filter((row) => row.includes(`>${element?.id}<`))
  expect(rows.slice(0, 3).map((row) => textOf(controlsOf(row)[0] ?? ''))).toEqual([
    'Shown',
    'Hidden',
    'Shown',
  ])
  expect(textOf(rows[1] ?? '')).toContain('Item 2')
})

test('a protected document leaves the values open, each range within one paragraph', async () => {
  const answer = '<p>First</p><p>Second</p>'
  const data = { 'TST-0001': { items: [{ question: 'What is it?', answer }] } }
  const { body, part } = await open(input(['FAQ001'], { protect: true, content: content(data) }))
  expect(part('word/settings.xml')).toMatch(/<w:documentProtection w:edit="readOnly" w:enforcement="true"\/>/)
  const ranges = all(body, /(<w:permStart .*?<w:permEnd [^>]*>)/gs)
  const ofFields = findComponent(manifest, 'FAQ001')?.docx.fields.length ?? 0
  expect(ranges).toHaveLength(ofFields + 1 + 2)
  for (const range of ranges) expect(range).not.toContain('</w:p>')
  const ids = all(body, /<w:permStart [^>]*w:id="(\d+)"/g)
  expect(new Set(ids).size).toBe(ranges.length)

  const free = await open(input(['FAQ001']))
  expect(free.part('word/settings.xml')).not.toContain('documentProtection')
  expect(free.body).not.toContain('permStart')
})

test('the document wears the colours of its page', async () => {
  const styles = async (code: string) => (await open(input([code, 'HBR001']))).part('word/styles.xml')
  expect(await styles('HDR001-ENBD')).toContain('072447')
  expect(await styles('HDR001-EI')).toContain('3B1C6E')
})

test('a code that the catalogue does not know is named, and nothing of it is guessed', async () => {
  const { body } = await open(input(['NEVER-ADDED', 'HBR001']))
  expect(body).toContain('>1. NEVER-ADDED<')
  expect(body).toContain('Code: NEVER-ADDED · Instance ID: TST-0001')
  expect(body.split('<w:tbl>').length - 1).toBe(3)
})

test('ids that Word could not carry or confuses are left to their labels', async () => {
  const long = 'A'.repeat(64)
  const components = [
    { code: 'HBR001', instanceId: long },
    { code: 'HBR001', instanceId: 'hbr_1' },
    { code: 'HBR001', instanceId: 'HBR-1' },
    { code: 'HBR001', instanceId: 'hbr-1' },
  ]
  const { body } = await open(input([], { components }))
  const bookmarks = all(body, /<w:bookmarkStart [^>]*w:name="([^"]*)"/g)
  expect(new Set(bookmarks.map((name) => name.toLowerCase())).size).toBe(bookmarks.length)
  expect(bookmarks.map(readValueBookmark).every((id) => id?.instanceId === 'HBR-1')).toBe(true)
  expect(body).not.toContain(`<w:tag w:val="${long}`)
  expect(body).toContain('<w:tag w:val="hbr-1/title"/>')
})

test('texts of the other language stand in a column of locked controls, and in none of the page’s own', async () => {
  const faq = (question: string) => ({
    'TST-0001': { items: [{ question, answer: `<p><strong>${question}</strong></p><p>${question}</p>` }] },
  })
  const given = input(['FAQ001'], {
    content: content(faq('Why?')),
    beside: { locale: 'ar-AE', content: content(faq('لماذا؟')) },
  })
  const { body } = await open(given)
  expect(textOf(rowsOf(body).find((row) => textOf(row).startsWith('ItemField')) ?? '')).toBe(
    'ItemFieldRequiredLimitsArabic textValueAI mark',
  )
  const besides = controlsOf(body).filter((control) => control.includes('w:val="beside:'))
  expect(besides.map(textOf)).toEqual(['لماذا؟', 'لماذا؟', 'لماذا؟'])
  for (const control of besides) {
    expect(control).toContain('<w:lock w:val="contentLocked"/>')
    expect(control).toContain('<w:rtl/>')
  }
  const [one, other] = await Promise.all([open(given), open(input(['FAQ001'], { content: given.content }))])
  const own = (xml: string) =>
    controlsOf(xml)
      .filter((control) => !control.includes('w:val="beside:'))
      .map(textOf)
  expect(own(one.body)).toEqual(own(other.body))
})

test('the same page gives the same bytes', async () => {
  const data = { 'TST-0001': loadSample(directory, 'FAQ001', 'en-AE') }
  const given = input(['FAQ001'], { content: content(data) })
  expect(await writeSpec(given)).toEqual(await writeSpec(given))
})

test.each([
  [
    'en-AE',
    'Cashback every day',
    '<p>See <a href="/cards">cards</a>.</p><ul><li><strong>5%</strong></li></ul>',
  ],
  [
    'ar-AE',
    'استرداد نقدي كل يوم',
    '<p>انظر <a href="/cards">البطاقات</a>.</p><ul><li><strong>5٪</strong></li></ul>',
  ],
] as const)('a document in %s is written as it always was', async (locale, title, description) => {
  const values = { title: { value: title, ai_generated: true }, description }
  const { body } = await open(input(['FWDRTE001'], { locale, content: content({ 'TST-0001': values }) }))
  const lines = body.slice(body.indexOf('<w:body>')).replaceAll('><', '>\n<')
  await expect(`${lines}\n`).toMatchFileSnapshot(`../../test/golden/spec.${locale}.xml`)
})
