import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findWrittenFaults } from './check-written.ts'
import { findAddressDoubt } from './find-address-doubts.ts'

const anchors = { sections: ['hbr-0001', 'faq-0001'], called: ['what-does-it-cost'] }

test.each([
  ['#faq-0001', undefined],
  ['#faq-0001-title', undefined],
  ['#what-does-it-cost-2', undefined],
  ['#top', undefined],
  ['#nope', 'link-without-target'],
  ['#', 'link-without-target'],
  ['mailto:', 'mail-to-nobody'],
  ['mailto:cards', 'mail-to-nobody'],
  ['mailto:?subject=Cards', 'mail-to-nobody'],
  ['mailto:cards@emiratesnbd.com?subject=Cards', undefined],
  ['tel:abc', 'number-to-nobody'],
  ['tel:', 'number-to-nobody'],
  ['tel:+971%20600%2054%200000', undefined],
  ['tel:600-540000;ext=2', undefined],
  ['https://www.emiratesnbd.com', undefined],
  ['/cards', undefined],
])('%j: %s', (url, rule) => {
  expect(findAddressDoubt(url, anchors)?.rule).toBe(rule)
})

test('each is named where it is mended, in links of texts too', () => {
  const { manifest } = loadCatalogue('catalogue')
  const value = (text: string) => ({ value: text, ai_generated: false })
  const page = {
    components: [
      { code: 'HBR001', instanceId: 'HBR-0001' },
      { code: 'FAQ001', instanceId: 'FAQ-0001' },
    ],
    content: {
      'HBR-0001': { fields: { cta_text: value('Apply'), cta_url: value('#nope') }, items: [] },
      'FAQ-0001': {
        fields: {},
        items: [
          {
            question: value('How?'),
            answer: value('<a href="mailto:">Write</a> or <a href="#how-0">see</a>'),
          },
        ],
      },
    },
    optionalElements: {},
  }
  const found = findWrittenFaults(page, manifest).filter(({ fault }) => /target|nobody/.test(fault.rule))
  expect(found).toEqual([
    {
      fault: { rule: 'link-without-target', target: '#nope' },
      severity: 'error',
      place: { instanceId: 'HBR-0001', field: 'cta_url' },
      excerpt: 'Apply',
    },
    {
      fault: { rule: 'mail-to-nobody' },
      severity: 'warning',
      place: { instanceId: 'FAQ-0001', field: 'answer', item: 0 },
      excerpt: 'Write',
    },
  ])
})
