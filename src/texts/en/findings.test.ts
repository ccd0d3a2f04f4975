import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import { createFinding, type Fault } from '#checks/finding.ts'
import { describeFinding, describePlace } from './findings.ts'

const { manifest } = loadCatalogue('catalogue')
const faq = findComponent(manifest, 'FAQ001')

const said: [fault: Fault, excerpt: string, words: string][] = [
  [
    { rule: 'too-few-items', problem: { problem: 'too-few-items', count: 1, min: 3 } },
    '',
    '1 item is filled in, this component takes 3–20 items.',
  ],
  [
    { rule: 'required-empty', problem: { problem: 'required-empty', field: 'title' } },
    '',
    'A value is required. Please fill it in.',
  ],
  [
    { rule: 'not-accepted', count: 2 },
    '',
    '2 values are not accepted yet. The page gets accepted ones alone.',
  ],
  [
    { rule: 'link-without-target', target: '#fees' },
    'Our fees',
    'The link “Our fees” leads to #fees, which is not on this page. Mend the address.',
  ],
  [
    { rule: 'day-over', day: '2026-06-30' },
    'Apply by 30 June 2026',
    '“Apply by 30 June 2026”: 30 June 2026 is over. Change the words, or take the offer out.',
  ],
  [
    { rule: 'mail-to-nobody' },
    'Write to us',
    'The mail link “Write to us” has no whole mail address behind “mailto:”. Mend the address.',
  ],
  [
    { rule: 'low-contrast', ratio: 2, needed: 4.5 },
    'Apply',
    '“Apply” is hard to read: its contrast is 2.0 to 1, and 4.5 to 1 is needed. Tell the web team.',
  ],
  [
    { rule: 'too-wide', width: 320, excess: 40 },
    'Donaudampfschiff',
    'On a screen of 320 px the page is 40 px too wide, by “Donaudampfschiff”. Shorten the words, or tell the web team.',
  ],
]

test.each(said)('%j', (fault, excerpt, words) => {
  expect(describeFinding(createFinding(fault, undefined, excerpt), faq)).toBe(words)
})

test('a place is told from the outside in', () => {
  expect(describePlace({ instanceId: 'FAQ-0001', field: 'question', item: 1 }, 'FAQ')).toBe(
    'FAQ, item 2, Question',
  )
  expect(describePlace({ instanceId: 'FAQ-0001' }, 'FAQ')).toBe('FAQ')
})
