import { afterEach, describe, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, draftSchema } from '#content/draft/draft.ts'
import { renamePage } from '#content/draft/draft-operations.ts'
import { dataSchema, metadataSchema, readData, writeData } from '#content/parse-result.ts'
import { createRenderer } from '#html/render.ts'
import { readPageSpec } from '#layout/read-page-spec.ts'
import { createApp } from '#server/app.ts'
import { createFakeServices } from '#server/fake-services.ts'
import { describeRead } from '#texts/parse-result.ts'
import { readSpec } from '#word/read.ts'
import { prototypeNames } from './hostile-values.ts'
import { tinyDocx } from './tiny-docx.ts'

/** Names that every object has, in every place where a name comes from outside. */
const names = [...prototypeNames, '__defineGetter__']
const ofObjects = names.filter((name) => name in {})

const { manifest, pageFiles } = loadCatalogue('catalogue')
const app = createApp(createFakeServices())
const pristine = Object.getOwnPropertyNames(Object.prototype)

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(pristine)
  expect(Object.keys({})).toEqual([])
  expect(({} as Record<string, unknown>).polluted).toBe(undefined)
})

/** As JSON has it: a name of its own, whatever it is. */
const keyed = (name: string, value: unknown) =>
  JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`)
const polluting = { polluted: 'yes', value: 'yes' }

describe.each(ofObjects)('%s', (name) => {
  test('names no instance: not in data, nor a layout file, nor a draft', () => {
    const data = dataSchema.safeParse(keyed(name, { title: polluting }))
    expect(data.success && Object.keys(data.data)).not.toEqual([name])
    expect(metadataSchema.safeParse({ components: [{ code: 'FAQ001', instanceId: name }] }).success).toBe(
      false,
    )

    const page = {
      name: 'x',
      locale: 'en-AE',
      specFormat: '1.0.0',
      createdAt: '2026-11-20T08:00:00Z',
      layoutHash: '',
    }
    const layout = JSON.stringify({ page, components: [{ code: 'FAQ001', instanceId: name }] })
    expect(readPageSpec(layout).ok).toBe(false)

    const draft = addNew(createDraft('2026-11-20T08:00:00Z'), 'FAQ001', '2026-11-20T08:00:00Z')
    expect(draftSchema.safeParse(JSON.parse(JSON.stringify(draft))).success).toBe(true)
    expect(
      draftSchema.safeParse(JSON.parse(JSON.stringify(draft).replaceAll('FAQ-0001', name))).success,
    ).toBe(false)
  })

  test('as a field or column is a value like any other, or none', () => {
    const data = dataSchema.parse({
      'FAQ-0001': { ...keyed(name, polluting), items: [keyed(name, polluting)] },
    })
    const asText = dataSchema.parse({ 'FAQ-0001': { items: JSON.stringify([keyed(name, polluting)]) } })
    for (const each of [data, asText]) {
      const content = readData(each)
      const { fields, items } = content['FAQ-0001'] ?? { fields: {}, items: [] }
      for (const values of [fields, ...items]) expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
      expect(Object.getPrototypeOf(writeData(content))).toBe(Object.prototype)
      const html = createRenderer(manifest, pageFiles).renderPage({
        name,
        locale: 'en-AE',
        components: [{ code: 'FAQ001', instanceId: 'FAQ-0001' }],
        content,
        optionalElements: JSON.parse(`{"FAQ-0001":{${JSON.stringify(name)}:{"polluted":false}}}`),
        usePlaceholderImages: true,
      })
      expect(html).not.toMatch(/polluted|yes|\[native code\]|\[object/)
    }
  })

  test('is no component, template, icon or picture', async () => {
    expect(findComponent(manifest, name)).toBe(undefined)
    for (const url of [
      `/templates/${name}.html`,
      `/templates/assets/icons/${name}.svg`,
      `/templates/assets/placeholders/${name}.svg`,
      `/templates/assets/thumbnails/${name}.webp`,
    ]) {
      expect((await app.inject({ url })).statusCode, url).toBe(404)
    }
  })

  test('in a request breaks nothing', async () => {
    const brief = { topic: 'a', audience: 'b', keyMessages: ['c'], tone: 'casual', locale: 'en-AE' }
    const calls = [
      [
        '/api/html/generate-html-from-word',
        { content: keyed(name, polluting), metadata: keyed(name, polluting) },
      ],
      ['/api/html/generate-bulk-html', { documents: [keyed(name, polluting)] }],
      ['/api/ai/generate-field', { brief, component: name, field: name, instanceId: 'A-1' }],
      ['/api/ai/generate-field', { brief, component: 'HBR001', field: name, instanceId: name }],
      [
        '/api/ai/sort-lines',
        { lines: [{ id: '0.0', kind: 'text', text: name, stands: name }], components: [name] },
      ],
      [
        '/api/ai/generate-item',
        { brief, component: 'FAQ001', columns: [name], instanceId: 'A-1', itemIndex: 1, totalItems: 1 },
      ],
    ] as const
    for (const [url, body] of calls) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
      expect(statusCode, `${url} ${JSON.stringify(body)}`).toBe(400)
    }
  })

  test('in a document is a word like any other', () => {
    const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`
    const row = (...texts: string[]) => `<w:tr>${texts.map(cell).join('')}</w:tr>`
    const tables = [
      `<w:tbl>${row('Order', 'Component', 'Instance ID')}${row('1', name, name)}${row('2', 'FAQ001', 'FAQ-0001')}</w:tbl>`,
      `<w:p><w:r><w:t>FAQ001 FAQ-0001</w:t></w:r></w:p>`,
      `<w:tbl>${row('Field', 'Value')}${row(name, 'polluted')}${row(`items.0.${name}`, 'polluted')}</w:tbl>`,
    ]
    const result = describeRead(
      readSpec(tinyDocx(tables.join('')), { catalogue: manifest, filename: `${name}.docx` }),
    )
    expect(Object.getPrototypeOf(result.data)).toBe(Object.prototype)
    for (const { instanceId } of result.metadata.components) expect(instanceId).not.toBe(name)
  })
})

test('a page may be called so', () => {
  for (const name of names) {
    const draft = renamePage(createDraft('2026-11-20T08:00:00Z'), name)
    expect(draft.displayName).toBe(name)
  }
})
