import { expect, test } from 'vitest'
import type { Component, Field, Manifest } from '#catalogue/manifest.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { writeMarkdown } from './write-markdown.ts'

const field = (name: string, type: Field['type'], more: Partial<Field> = {}): Field =>
  ({ name, type, required: false, placeholder: name, context: name, ...more }) as Field

const component = (code: string, displayName: string, docx: Component['docx']): Component => ({
  code,
  displayName,
  family: 'Content',
  tags: [],
  description: displayName,
  thumbnail: '',
  docx,
})

const items = (...columns: Field[]) => ({
  minRows: 1,
  maxRows: 9,
  defaultRows: 1,
  addRowLabel: 'Add',
  columns,
})

const manifest: Manifest = {
  specFormat: '1.0.0',
  manifestVersion: '1',
  lastUpdated: '',
  components: [
    component('HERO001', 'Hero banner', {
      fields: [
        field('title', 'text', { role: 'title' }),
        field('cta_text', 'text', { role: 'action', leadsTo: 'cta_url' }),
        field('cta_url', 'url'),
        field('background_image_url', 'url', { picture: 'wide' }),
      ],
    }),
    {
      ...component('QUEST001', 'Questions', {
        fields: [field('title', 'text', { role: 'title' })],
        items: items(
          field('title', 'text', { role: 'title' }),
          field('answer', 'richtext'),
          field('badge', 'text'),
          field('size', 'text', { fixed: ['small'] }),
        ),
      }),
      optionalElements: [{ id: 'show_badge', label: 'Badge', fields: ['badge'] }],
    },
    component('TICKS001', 'Benefits', {
      fields: [field('bullets', 'array')],
      items: items(
        field('text', 'text', { role: 'point' }),
        field('image_url', 'url', { picture: 'square' }),
      ),
    }),
  ],
}

function write(
  components: [code: string, instanceId: string][],
  data: object,
  optionalElements = {},
  more = {},
) {
  const content = readData(dataSchema.parse(data))
  const placements = components.map(([code, instanceId]) => ({ code, instanceId }))
  const page = {
    name: 'Gold card',
    locale: 'en-AE',
    components: placements,
    content,
    optionalElements,
  } as const
  return writeMarkdown({ ...page, ...more }, manifest)
}

test('the texts of a page stand in its order, under the names of its sections and items', () => {
  const written = write(
    [
      ['HERO001', 'HER-0001'],
      ['QUEST001', 'QUE-0001'],
      ['TICKS001', 'TIC-0001'],
    ],
    {
      'TIC-0001': {
        bullets: ['No fee*', '- free'],
        items: [{ text: 'Lounges' }, { text: ' ' }, { text: 'Miles' }],
      },
      'HER-0001': {
        title: 'A card that pays you back',
        cta_text: 'Apply now',
        cta_url: 'https://bank.ae/apply',
        background_image_url: 'https://bank.ae/a.webp',
      },
      'QUE-0001': {
        title: '',
        items: [
          {
            title: 'Who can *apply*?',
            answer: '<p>All who:</p><ul><li>live here</li><li>work here</li></ul>',
          },
          { title: '', answer: '' },
          { title: '', answer: '<ol><li>One</li></ol>', badge: 'New' },
        ],
      },
    },
    { 'QUE-0001': { 0: { show_badge: false }, 2: { show_badge: true } } },
  )
  expect(written).toBe(`# Gold card

## Hero banner

**Title:** A card that pays you back

**CTA text:** [Apply now](https://bank.ae/apply)

## Questions

### Who can \\*apply\\*?

**Answer:** All who:

- live here
- work here

### 3

**Answer:**

1. One

**Badge:** New

## Benefits

**Bullets:**

- No fee\\*
- \\- free

**Text:**

- Lounges
- Miles
`)
})

test('what is switched off is not on the page', () => {
  const data = { 'QUE-0001': { items: [{ title: 'Fees', badge: 'New' }] } }
  const off = { 'QUE-0001': { 0: { show_badge: false } } }
  expect(write([['QUEST001', 'QUE-0001']], data)).toContain('**Badge:** New')
  expect(write([['QUEST001', 'QUE-0001']], data, off)).toBe('# Gold card\n\n## Questions\n\n### Fees\n')
})

test('an address that no words lead to stands by itself, and so does one that is not safe', () => {
  const page = (values: object) => write([['HERO001', 'HER-0001']], { 'HER-0001': values })
  expect(page({ cta_url: 'https://bank.ae' })).toContain('**CTA URL:** <https://bank.ae>')
  const unsafe = page({ cta_text: 'Apply', cta_url: 'javascript:alert(1)' })
  expect(unsafe).toContain('**CTA text:** Apply\n\n**CTA URL:** javascript:alert(1)')
})

test('sections without a text are left out, and a page without any is its name', () => {
  expect(write([['HERO001', 'HER-0001']], { 'HER-0001': { title: '\u200b ' } })).toBe('# Gold card\n')
})

test('a component that the catalogue does not have keeps its texts', () => {
  const data = { 'OLD-0001': { claim: '<p><strong>Best</strong> card</p>', items: [{ a: 'x', b: 'y' }] } }
  expect(write([['OLD001', 'OLD-0001']], data)).toBe(
    '# Gold card\n\n## OLD001\n\n**Claim:** **Best** card\n\n### 1\n\n**A:** x\n\n**B:** y\n',
  )
})

test('what must stand on the page comes last, and never as a draft', () => {
  const hero: [string, string][] = [['HERO001', 'HER-0001']]
  const data = { 'HER-0001': { title: 'A home' } }
  const plain = write(hero, data)
  expect(write(hero, data, {}, { product: 'debt-consolidation' })).toBe(
    [
      plain.trimEnd(),
      '## Important information',
      'Warning: You may have to pay penalties if you pay off a loan/financing early.',
      'Warning: If you do not meet the repayments/payments on your loan/financing, your account will go into arrears. This may affect your credit rating, which may limit your ability to access financing in the future.',
      'Warning: Refinancing your loans/financing may take longer to pay off than your previous loan/financing and may result in paying more in interest/profit.\n',
    ].join('\n\n'),
  )
  expect(write(hero, data, {}, { product: 'debt-consolidation', locale: 'ar-AE' })).toBe(plain)
})
