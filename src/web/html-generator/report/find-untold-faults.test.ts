import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findWrittenFaults } from '#checks/check-written.ts'
import type { InstanceContent } from '#content/content.ts'
import { findUntoldFaults } from './find-untold-faults.ts'

const { manifest } = loadCatalogue('catalogue')

test('what the warnings of a document tell is not told again; a button without a link is told', () => {
  const page = {
    components: [
      { code: 'HBR001', instanceId: 'HBR-0001' },
      { code: 'GONE001', instanceId: 'GON-0001' },
    ],
    content: { 'HBR-0001': hero({ title: 'Short', cta_text: 'Apply now' }) },
    optionalElements: {},
  }
  const rulesOf = (find: typeof findUntoldFaults) => find(page, manifest).map(({ fault }) => fault.rule)
  expect(rulesOf(findWrittenFaults)).toEqual(['too-short', 'button-without-link', 'unknown-component'])
  expect(rulesOf(findUntoldFaults)).toEqual(['button-without-link'])
})

test('nor is what its page as a whole does not say', () => {
  const page = {
    components: [{ code: 'HBR001', instanceId: 'HBR-0001' }],
    content: { 'HBR-0001': hero({ title: 'A personal loan for every plan' }) },
    optionalElements: {},
  }
  const arabic = { ...page, product: 'personal-finance', locale: 'ar-AE' } as const
  for (const each of [page, arabic]) {
    expect(findWrittenFaults(each, manifest)).not.toEqual([])
    expect(findUntoldFaults(each, manifest)).toEqual([])
  }
})

function hero(values: Record<string, string>): InstanceContent {
  const fields = Object.entries(values).map(([name, value]) => [name, { value, ai_generated: false }])
  return { fields: Object.fromEntries(fields), items: [] }
}
