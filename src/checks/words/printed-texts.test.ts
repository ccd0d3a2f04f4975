import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { frameOf } from '#layout/layout.ts'
import { findWrittenFaults } from '../check-written.ts'

const { manifest } = loadCatalogue('catalogue')

function rulesOf(codes: readonly string[], locale: 'en-AE' | 'ar-AE', of: Manifest = manifest): string[] {
  const components = codes.map((code, index) => ({ code, instanceId: `${code}-${index}` }))
  const page = { components, locale, content: {}, optionalElements: {} }
  return findWrittenFaults(page, of).flatMap(({ fault }) => (fault.rule === 'page-words' ? [fault.id] : []))
}

const { header, footer } = frameOf('EI')

test.each(['ENBD', 'EI'] as const)(
  'header and footer of %s say what every page must, in both languages',
  (brand) => {
    const frame = Object.values(frameOf(brand))
    expect(rulesOf(frame, 'en-AE')).toEqual([])
    expect(rulesOf(frame, 'ar-AE')).toEqual([])
  },
)

test('a page without its footer lacks the licence, and a part of a page is not asked for it', () => {
  expect(rulesOf([header], 'en-AE')).toContain('licence')
  expect(rulesOf([header], 'ar-AE')).toContain('licence-arabic')
  expect(rulesOf(['HBR001'], 'en-AE')).toEqual([])
})

test('a footer of another library that prints something else is not enough', () => {
  const prints = { 'en-AE': ['Emirates NBD'], 'ar-AE': ['Licensed by the Central Bank of the UAE'] }
  const components = manifest.components.map((each) => (each.code === footer ? { ...each, prints } : each))
  const other = { ...manifest, components }
  expect(rulesOf([footer], 'en-AE', other)).toEqual(['licence', 'trade-name-islamic'])
  expect(rulesOf([footer], 'ar-AE', other)).toEqual(['licence-arabic', 'trade-name-islamic'])
})
