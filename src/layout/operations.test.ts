import {
  array,
  assert,
  constant,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  string,
  stringMatching,
  uniqueArray,
} from 'fast-check'
import { expect, test } from 'vitest'
import { createInstance } from './instance-id.ts'
import { instanceIdSchema, type Layout } from './layout.ts'
import {
  addInstance,
  arrangeComponents,
  findOrderViolation,
  insertInstance,
  moveInstance,
  placeAll,
  removeInstance,
} from './operations.ts'

const at = '2026-11-20T08:00:00.000Z'

const newOne = (layout: Layout, code: string) => createInstance(layout.components, code, at)
const add = (layout: Layout, code: string) => addInstance(layout, newOne(layout, code))

const page = (...codes: string[]): Layout =>
  codes.reduce((layout, code) => add(layout, code), {
    components: [],
    pageName: '',
    locale: 'en-AE',
  } as Layout)

const idsOf = ({ components }: Layout) => components.map(({ instanceId }) => instanceId)
const codesOf = ({ components }: Layout) => components.map(({ code }) => code)

test.each([
  [
    ['FAQ001', 'HDR001-EI'],
    ['HDR001-EI', 'FAQ001'],
  ],
  [
    ['FTR001-EI', 'FAQ001'],
    ['FAQ001', 'FTR001-EI'],
  ],
  [
    ['FAQ001', 'HBR001'],
    ['FAQ001', 'HBR001'],
  ],
  [
    ['HDR001-EI', 'FTR001-EI', 'FTR001-ENBD', 'FAQ001'],
    ['HDR001-EI', 'FAQ001', 'FTR001-EI', 'FTR001-ENBD'],
  ],
  [
    ['HDR001-EI', 'HDR001-ENBD'],
    ['HDR001-ENBD', 'HDR001-EI'],
  ],
])('%j added one by one stand as %j', (added, standing) => {
  expect(codesOf(page(...added))).toEqual(standing)
})

test.each([
  ['FAQ-9007199254740992', 'FAQ001', 'FAQ-0001'],
  ['FAQ-20261121', 'FAQ001', 'FAQ-20261122'],
  ['x', '__x', 'X-0001'],
  ['x', 'A B', 'AB-0001'],
  ['x', '日本語', 'SEC-0001'],
  ['x', '', 'SEC-0001'],
])('beside %s, one more %j is %s', (instanceId, code, next) => {
  const layout = { ...page(), components: placeAll([{ code, instanceId }], at) }
  expect(idsOf(add(layout, code))).toEqual([instanceId, next])
})

test('one more on a page of very many has the next number', () => {
  const placements = Array.from({ length: 150_000 }, (_, index) => ({
    code: 'FAQ001',
    instanceId: `FAQ-${index + 1000}`,
  }))
  const layout = { ...page(), components: placeAll(placements, at) }
  expect(add(layout, 'FAQ001').components.at(-1)?.instanceId).toBe('FAQ-151000')
})

test('removing what is gone changes nothing', () => {
  const layout = page('FAQ001')
  expect(removeInstance(layout, 'GONE-0001')).toBe(layout)
})

test('what is moved ends at the place named, forwards and backwards', () => {
  const layout = page('FAQ001', 'HBR001', 'KBS001')
  expect(moveInstance(layout, 0, 2)).toMatchObject({
    ok: true,
    value: { components: [{ code: 'HBR001' }, { code: 'KBS001' }, { code: 'FAQ001' }] },
  })
  expect(moveInstance(layout, 2, 0)).toMatchObject({
    ok: true,
    value: { components: [{ code: 'KBS001' }, { code: 'FAQ001' }, { code: 'HBR001' }] },
  })
})

test.each([
  ['a header away from first place', 0, 1, 'header-first'],
  ['something before the header', 1, 0, 'header-first'],
  ['a footer away from last place', 3, 2, 'footer-last'],
  ['something behind the footer', 1, 3, 'footer-last'],
] as const)('moving %s is refused', (_, from, to, rule) => {
  const layout = page('HDR001-EI', 'FAQ001', 'HBR001', 'FTR001-EI')
  expect(moveInstance(layout, from, to)).toEqual({ ok: false, refusal: rule })
})

test.each([
  ['FAQ001', 0, 'header-first'],
  ['FAQ001', 3, 'footer-last'],
  ['HDR001-ENBD', 2, 'header-first'],
  ['FTR001-ENBD', 1, 'footer-last'],
] as const)('putting a %s at %i is refused', (code, index, rule) => {
  const layout = page('HDR001-EI', 'FAQ001', 'FTR001-EI')
  expect(insertInstance(layout, newOne(layout, code), index)).toEqual({ ok: false, refusal: rule })
})

test('instances whose place did not change are the same values', () => {
  const layout = page('FAQ001', 'HBR001')
  expect(add(layout, 'KBS001').components[0]).toBe(layout.components[0])
})

const codes = [
  'HDR001-EI',
  'HDR001-ENBD',
  'FTR001-EI',
  'FTR001-ENBD',
  'FAQ001',
  'HBR001',
  'HBR002',
  'CardList003',
  'CardList004',
]

/** Ids and codes as a file may bring them. */
const foreignId = oneof(
  stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
  stringMatching(/^FAQ-\d{1,24}$/),
  constantFrom('FAQ-9007199254740991', 'FAQ-9007199254740992', 'FAQ-999999999', 'HBR-0009', 'CAR-1e9'),
)
const foreignCode = oneof(constantFrom('FAQ001', 'HBR001', '', '__x', 'A B', '日本語'), string())
const foreign = uniqueArray(record({ code: foreignCode, instanceId: foreignId }), {
  maxLength: 6,
  selector: ({ instanceId }) => instanceId,
})

const step = oneof(
  record({ type: constant('add' as const), code: constantFrom(...codes) }),
  record({ type: constant('insert' as const), code: constantFrom(...codes), to: nat(12) }),
  record({ type: constant('remove' as const), from: nat(12) }),
  record({ type: constant('move' as const), from: nat(12), to: nat(12) }),
)

test('whatever is done, ids stay unique, headers a prefix, footers a suffix, positions 0 to n-1', () => {
  assert(
    property(foreign, array(step, { maxLength: 60 }), (placements, steps) => {
      let layout: Layout = { ...page(), components: placeAll(placements, at) }
      for (const each of steps) {
        const id = 'from' in each ? (layout.components[each.from]?.instanceId ?? 'GONE-0001') : ''
        switch (each.type) {
          case 'add':
            layout = add(layout, each.code)
            break
          case 'insert': {
            const inserted = insertInstance(layout, newOne(layout, each.code), each.to)
            if (inserted.ok) layout = inserted.value
            break
          }
          case 'remove':
            layout = removeInstance(layout, id)
            break
          case 'move': {
            const moved = moveInstance(layout, each.from, each.to)
            if (moved.ok) layout = moved.value
          }
        }
        expect(new Set(idsOf(layout)).size).toBe(layout.components.length)
        for (const { instanceId } of layout.components) instanceIdSchema.parse(instanceId)
        expect(findOrderViolation(layout.components)).toBeUndefined()
        expect(layout.components.map(({ position }) => position)).toEqual([...layout.components.keys()])
      }
    }),
  )
})

test('placements in any order are arranged without changing the order among the others', () => {
  const placed = ['FTR001-EI', 'FAQ001', 'HDR001-EI', 'HBR001'].map((code) => ({ code, instanceId: code }))
  expect(placeAll(arrangeComponents(placed), at).map(({ code, position }) => [code, position])).toEqual([
    ['HDR001-EI', 0],
    ['FAQ001', 1],
    ['HBR001', 2],
    ['FTR001-EI', 3],
  ])
})
