import { expect, test } from 'vitest'
import type { Component } from '#catalogue/manifest.ts'
import { groupComponents } from './group-components.ts'

const catalogue = new Map([
  ['FAQ001', { displayName: 'Questions', family: 'FAQ' } as Component],
  ['HBR001', { displayName: 'Hero', family: 'Hero' } as Component],
])
const group = (...codes: string[]) =>
  groupComponents(
    codes.map((code) => ({ code })),
    (code) => catalogue.get(code),
  )

test('families come in the order of the catalogue, unknown codes last', () => {
  expect(group('OLD001', 'FAQ001', 'HBR001', 'FAQ001')).toEqual([
    { family: 'Hero', count: 1, names: [{ name: 'Hero', count: 1 }] },
    { family: 'FAQ', count: 2, names: [{ name: 'Questions', count: 2 }] },
    { family: undefined, count: 1, names: [{ name: 'OLD001', count: 1 }] },
  ])
})
