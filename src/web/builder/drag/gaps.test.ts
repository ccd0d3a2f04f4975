import { expect, test } from 'vitest'
import { createInstance } from '#layout/instance-id.ts'
import type { Layout } from '#layout/layout.ts'
import { addInstance } from '#layout/operations.ts'
import { type Dragged, findGap, findLanding, lineOf, type Span } from './gaps.ts'

const empty: Layout = { components: [], pageName: '', locale: 'en-AE' }
const page = (...codes: string[]) =>
  codes.reduce((layout, code) => addInstance(layout, createInstance(layout.components, code, '')), empty)

const full = page('HDR001-EI', 'HBR001', 'FAQ001', 'ABS001', 'FTR001-EI')
const instance = (code: string): Dragged => ({
  kind: 'instance',
  instanceId: full.components.find((each) => each.code === code)?.instanceId ?? '',
  code,
})

const stack = (...heights: number[]): Span[] =>
  heights.map((height, index) => {
    const start = heights.slice(0, index).reduce((sum, each) => sum + each, 0)
    return { start, end: start + height }
  })

test.each([
  [-50, 0],
  [19, 0],
  [21, 1],
  [89, 1],
  [91, 2],
  [1000, 3],
])('at %i px the gap is %i', (y, gap) => {
  expect(findGap(stack(40, 100, 60), y)).toBe(gap)
})

test('an empty list has one gap', () => {
  expect(findGap([], 300)).toBe(0)
  expect(lineOf([], 0)).toBe(0)
})

test('every gap of many is found in its own middle', () => {
  const spans = stack(...Array.from({ length: 200 }, (_, index) => 30 + (index % 7) * 40))
  const found = Array.from({ length: 201 }, (_, gap) => findGap(spans, lineOf(spans, gap)))
  expect(found).toEqual(Array.from({ length: 201 }, (_, gap) => gap))
})

test.each([
  [1, 1, 'HDR001-EI', true],
  [2, 1, 'HDR001-EI', true],
  [3, 2, 'FAQ001', false],
  [4, 3, 'ABS001', false],
])('the hero dropped into gap %i stands at %i, after %s', (gap, index, previous, isUnchanged) => {
  expect(findLanding(full, instance('HBR001'), gap)).toEqual({
    gap,
    index,
    count: 5,
    previous,
    isUnchanged,
    refusal: undefined,
  })
})

test.each<[string, Dragged, number, string | undefined]>([
  ['something before the header', instance('FAQ001'), 0, 'header-first'],
  ['something behind the footer', instance('FAQ001'), 5, 'footer-last'],
  ['the header behind the hero', instance('HDR001-EI'), 2, 'header-first'],
  ['the footer before the last', instance('FTR001-EI'), 3, 'footer-last'],
  ['the header where it is', instance('HDR001-EI'), 1, undefined],
  ['a new section before the header', { kind: 'component', code: 'KBS001' }, 0, 'header-first'],
  ['a new section behind the header', { kind: 'component', code: 'KBS001' }, 1, undefined],
  ['a new section behind the footer', { kind: 'component', code: 'KBS001' }, 5, 'footer-last'],
  ['a second footer at the end', { kind: 'component', code: 'FTR001-EI' }, 5, undefined],
])('%s', (_, dragged, gap, refusal) => {
  expect(findLanding(full, dragged, gap).refusal).toBe(refusal)
})

test('a new section on an empty page stands at the top', () => {
  expect(findLanding(empty, { kind: 'component', code: 'KBS001' }, 0)).toEqual({
    gap: 0,
    index: 0,
    count: 1,
    previous: undefined,
    isUnchanged: false,
    refusal: undefined,
  })
})
