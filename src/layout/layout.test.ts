import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { nextInstanceId } from './instance-id.ts'
import { pageBrand } from './layout.ts'
import { findPageNameError } from './page-name.ts'
import { createPageSpec } from './page-spec.ts'
import { validateLayout } from './rules.ts'

const page = (...ids: string[]) =>
  ids.map((text) => {
    const [code = '', instanceId = ''] = text.split(' ')
    return { code, instanceId }
  })

test.each([
  ['HBR001', [], 'HBR-0001'],
  ['HBR002', ['HBR001 HBR-0001'], 'HBR-0002'],
  ['HBR001', ['HBR001 HBR-0007'], 'HBR-0008'],
  ['CardList003', ['CardList004 CAR-0001', 'CardList003 CAR-0002'], 'CAR-0003'],
  ['HDR001-EI', [], 'HDR-0001'],
])('one more %s on %j is %s', (code, components, id) => {
  expect(nextInstanceId(page(...components), code)).toBe(id)
})

test('every broken rule is named once, in the order of the specification', () => {
  const errors = validateLayout(
    page('HDR001-EI A', 'HDR001-EI A', 'FTR001-ENBD B', 'FTR001-ENBD B', 'FAQ001 FAQ-0001'),
  )
  expect(errors.map(({ type }) => type)).toEqual([
    'DUPLICATE_INSTANCE_ID',
    'MULTIPLE_HEADERS',
    'MULTIPLE_FOOTERS',
    'BRAND_MISMATCH',
  ])
  expect(errors[0]?.instanceIds).toEqual(['A', 'B'])
  expect(errors[3]?.instanceIds).toEqual(['A', 'A', 'B', 'B'])
})

test('an empty layout is refused and a plain page is not', () => {
  expect(validateLayout([]).map(({ type }) => type)).toEqual(['EMPTY_LAYOUT'])
  expect(validateLayout(page('HDR001-EI HDR-0001', 'FAQ001 FAQ-0001', 'FTR001-EI FTR-0001'))).toEqual([])
})

test.each([
  ['', 'empty'],
  ['Emirati Card', 'off-pattern'],
  ['card--one', 'off-pattern'],
  ['emirati-credit-card', undefined],
])('the page name %j is found %j', (name, error) => {
  expect(findPageNameError(name)).toBe(error)
})

test('the brand is the header’s, else the footer’s, else Emirates NBD', () => {
  expect(pageBrand(page('FTR001-EI F'))).toBe('EI')
  expect(pageBrand(page('HDR001-ENBD H', 'FTR001-EI F'))).toBe('ENBD')
  expect(pageBrand([])).toBe('ENBD')
})

test('the layout hash is that of the spec with an empty hash', () => {
  const instance = {
    code: 'FAQ001',
    instanceId: 'FAQ-0001',
    position: 0,
    createdAt: '2026-11-20T08:00:00.000Z',
  }
  const spec = createPageSpec(
    { components: [instance], pageName: 'faq', locale: 'ar-AE' },
    instance.createdAt,
  )
  const serialized =
    '{"page":{"name":"faq","locale":"ar-AE","specFormat":"1.0.0","createdAt":"2026-11-20T08:00:00.000Z","layoutHash":""},"components":[{"code":"FAQ001","instanceId":"FAQ-0001"}]}'
  expect(spec.page.layoutHash).toBe(createHash('sha256').update(serialized).digest('hex').slice(0, 16))
})
