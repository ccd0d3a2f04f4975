import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import { componentFileSchema, type Field } from '#catalogue/manifest.ts'
import { defaultLook, lookKey, lookKeys } from '#catalogue/thumbnail.ts'
import { loadCheckedCatalogue } from '#html/load-checked.node.ts'
import { brandOf } from '#layout/layout.ts'
import { describeContract } from './component-contract.ts'
import { copySmallCatalogue, newCodes } from './small-catalogue.ts'

const { manifest } = loadCatalogue('catalogue')

describeContract('catalogue')

const specified = readFileSync('test/golden/catalogue.txt', 'utf8').trim().split('\n').map(readSpecified)

test.each(specified)('$code is as the specification has it', ({ code, family, fields, columns, rows }) => {
  const component = findComponent(manifest, code)
  expect(component?.family).toBe(family)
  expect(namesAmong(fields, component?.docx.fields ?? [])).toEqual(fields)
  const items = component?.docx.items
  expect(namesAmong(columns, items?.columns ?? [])).toEqual(columns)
  expect(items ? `${items.minRows}-${items.maxRows}, default ${items.defaultRows}` : '-').toBe(rows)
})

/** Of its own brand alone, where it has one. */
test.each(manifest.components)(
  '$code has a thumbnail for each brand and language',
  ({ code, thumbnails }) => {
    const own = brandOf(code)
    const others = lookKeys.filter((key) => key !== lookKey(defaultLook))
    expect(existsSync(`catalogue/${code}/thumbnail.webp`), `npm run thumbnails ${code}`).toBe(true)
    expect(Object.keys(thumbnails ?? {}), `npm run thumbnails ${code}`).toEqual(
      own ? [lookKey({ brand: own, locale: 'ar-AE' })] : others,
    )
  },
)

test('a broken folder is named with file and field, and the others load', () => {
  const directory = copySmallCatalogue()
  const file = join(directory, 'STEPLIST003', 'component.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"richtext"', '"prose"'))

  const loaded = loadCatalogue(directory)
  expect(loaded.manifest.components).toHaveLength(newCodes.length - 1)
  expect(loaded.broken).toMatchObject([{ folder: 'STEPLIST003', file: 'component.json' }])
  expect(loaded.broken[0]?.reason).toContain('docx.fields.2.type')
})

test.each([
  ['SHORTFAQ001', 'template.html', '<style>\na {}\n</style>\n{% for %}{{ x.title', 'line:4'],
  ['CTABAND001', 'template.html', '{{ title | nope }}', 'nope'],
  ['CTABAND001', 'template.html', '{{ x.nope }}', 'x'],
  ['CTABAND001', 'template.html', '{% if %}a{% endif %}', 'invalid value expression'],
  ['RATES001', 'sample.ar-AE.json', '{', 'JSON'],
])(
  'a %s whose %s is broken (%#) is named and left out, and the others load',
  (folder, name, text, reason) => {
    const directory = copySmallCatalogue()
    writeFileSync(join(directory, folder, name), text)
    for (const foreign of ['.git', '__MACOSX']) mkdirSync(join(directory, foreign))

    const loaded = loadCheckedCatalogue(directory)
    expect(loaded.broken).toEqual([{ folder, file: name, reason: expect.stringContaining(reason) }])
    expect(loaded.manifest.components).toHaveLength(newCodes.length - 1)
    expect(loaded.pageFiles.templates).not.toHaveProperty(folder)
  },
)

test('a page around the sections that is broken is no catalogue', () => {
  const directory = copySmallCatalogue()
  writeFileSync(join(directory, 'page/page.html'), '{{ nope }}')
  expect(() => loadCheckedCatalogue(directory)).toThrow('page/page.html: undefined variable: nope')
})

test.each([
  [
    'a path that leaves the site',
    '/en/terms-and-conditions',
    '//evil.example/terms',
    'legal.ENBD.en-AE.terms',
  ],
  ['a script', '/ar/cookie-policy', 'javascript:x()', 'legal.ENBD.ar-AE.cookies'],
  ['an address for a domain', 'emiratesnbd.com', 'https://emiratesnbd.com', 'domains.0'],
])('a site.json with %s is named', (_, before, after, place) => {
  const directory = copySmallCatalogue()
  const file = join(directory, 'page/site.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after))
  expect(() => loadCatalogue(directory)).toThrow(`page/site.json: ${place}`)
})

test('a button that leads to no address beside it is named', () => {
  const directory = copySmallCatalogue()
  const file = join(directory, 'CTABAND001/component.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"leadsTo": "where"', '"leadsTo": "title"'))
  expect(loadCatalogue(directory).broken[0]?.reason).toContain('"read" leads to "title"')
})

test.each([
  ['QUOTE001', '"role": "note",', '', '"source" has no role; say what it is for, one of: eyebrow, title'],
  ['QUOTE001', '"role": "note",', '"role": "question",', '"source" cannot have the role "question" here'],
  [
    'RATES001',
    '"role": "figure",',
    '"role": "title",',
    '"rate" cannot have the role "title" here; say what it is for, one of: figure, note',
  ],
  [
    'CTABAND001',
    '"type": "url",',
    '"type": "url", "role": "link",',
    '"where" has the role "link", but nobody writes it',
  ],
  [
    'QUOTE001',
    '"role": "note",',
    '"role": "note", "picture": "wide",',
    '"source" is a text: only a url can be a picture',
  ],
])(
  'a role that does not fit is named with those that would (%s, %s -> %s)',
  (code, before, after, reason) => {
    const directory = copySmallCatalogue()
    const file = join(directory, code, 'component.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace(before, after))
    expect(loadCatalogue(directory).broken[0]?.reason).toContain(reason)
  },
)

test('component.schema.json is what the schema says', () => {
  const schema = JSON.parse(readFileSync('catalogue/component.schema.json', 'utf8'))
  expect(schema).toEqual(JSON.parse(JSON.stringify(z.toJSONSchema(componentFileSchema, { io: 'input' }))))
})

/** A component may have more fields than the specification gives it, never fewer or in another order. */
function namesAmong(names: readonly string[], fields: readonly Field[]): string[] {
  return fields.map(({ name }) => name).filter((name) => names.includes(name))
}

function readSpecified(line: string) {
  const [code = '', family = '', fields = '', columns = '', rows = ''] = line.split(' | ')
  const namesIn = (list: string) => (list === '-' ? [] : list.split(' '))
  return { code, family, fields: namesIn(fields), columns: namesIn(columns), rows }
}
