import { expect, test } from 'vitest'
import { createPageSpec } from './page-spec.ts'
import { readPageSpec } from './read-page-spec.ts'

const at = '2026-11-20T08:00:00.000Z'
const spec = (...codes: string[]) =>
  createPageSpec(
    {
      pageName: 'cashback-card',
      locale: 'ar-AE',
      components: codes.map((code, index) => ({ code, instanceId: `${code.slice(0, 3)}-000${index}` })),
    },
    at,
  )

test('what was exported is read as it was', () => {
  const written = spec('HDR001-EI', 'FAQ001')
  expect(readPageSpec(JSON.stringify(written, null, 2))).toEqual({
    ok: true,
    value: { spec: written, notices: [] },
  })
})

test('a file changed by hand is read, and says so', () => {
  const changed = spec('FAQ001')
  changed.page.name = 'other-name'
  expect(readPageSpec(JSON.stringify(changed))).toMatchObject({
    ok: true,
    value: { spec: { page: { name: 'other-name' } }, notices: ['changed-by-hand'] },
  })
})

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('%s names no instance', (name) => {
  const text = JSON.stringify(spec('FAQ001')).replaceAll('FAQ-0000', name)
  expect(readPageSpec(text)).toMatchObject({ ok: false })
})

test('a byte-order mark before it is no part of it', () => {
  expect(readPageSpec(`\uFEFF${JSON.stringify(spec('FAQ001'))}`)).toMatchObject({
    ok: true,
    value: { notices: [] },
  })
})

test('a header out of place is brought to the front', () => {
  const read = readPageSpec(JSON.stringify(spec('FAQ001', 'HDR001-EI')))
  expect(read).toMatchObject({
    ok: true,
    value: { spec: { components: [{ code: 'HDR001-EI' }, { code: 'FAQ001' }] }, notices: ['rearranged'] },
  })
})

test.each([
  ['', { reason: 'not-json' }],
  ['{"page":', { reason: 'not-json' }],
  ['[]', { reason: 'not-a-layout', where: '' }],
  ['{"page":{"name":3}}', { reason: 'not-a-layout', where: 'page.name' }],
  [
    JSON.stringify({ ...spec('FAQ001'), components: [{ code: 'FAQ001', instanceId: '<b>' }] }),
    { reason: 'not-a-layout', where: 'components.0.instanceId' },
  ],
  [
    JSON.stringify({ ...spec(), page: { ...spec().page, createdAt: 'last spring' } }),
    { reason: 'not-a-layout', where: 'page.createdAt' },
  ],
  [
    JSON.stringify({ ...spec(), components: [1, 2].map(() => ({ code: 'FAQ001', instanceId: 'FAQ-0001' })) }),
    { reason: 'broken-layout', error: { type: 'DUPLICATE_INSTANCE_ID', instanceIds: ['FAQ-0001'] } },
  ],
])('%s is refused', (text, refusal) => {
  expect(readPageSpec(text)).toEqual({ ok: false, refusal })
})

test.each(['', '__x', 'A B', '日本語', '\ud800', '__proto__'])(
  'a component that no library calls %j is read as it is written, as pages from Word documents may have it',
  (code) => {
    const components = [{ code, instanceId: 'FAQ-0001' }]
    const written = createPageSpec({ pageName: 'cashback-card', locale: 'ar-AE', components }, at)
    expect(readPageSpec(JSON.stringify(written))).toEqual({
      ok: true,
      value: { spec: written, notices: [] },
    })
  },
)

test('a name of more than 64 characters is no component', () => {
  const text = JSON.stringify({ ...spec(), components: [{ code: 'A'.repeat(65), instanceId: 'FAQ-0001' }] })
  expect(readPageSpec(text)).toEqual({
    ok: false,
    refusal: { reason: 'not-a-layout', where: 'components.0.code' },
  })
})
