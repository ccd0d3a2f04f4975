import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { createLiveRenderer, type LiveOptions, type MarkedPlace } from './live-renderer.ts'
import { placesInTags, splitMarks } from './marks.ts'
import type { Page } from './page.ts'

const { manifest, pageFiles } = loadCatalogue('catalogue')
const { renderLive } = createLiveRenderer(manifest, pageFiles)
const id = 'ONE-0001'

/** The section of one component, and what is read in it: by place, its kind and its words. */
function look(code: string, data: object, options: LiveOptions = {}, changes: Partial<Page> = {}) {
  const { sections } = renderLive(
    {
      name: 'stand-ins',
      locale: 'en-AE',
      components: [{ code, instanceId: id }],
      content: Object.keys(data).length > 0 ? readData(dataSchema.parse({ [id]: data })) : {},
      optionalElements: {},
      usePlaceholderImages: true,
      ...changes,
    },
    options,
  )
  const { html = '', places = [] } = sections[0] ?? {}
  const read = new Map<string, string>()
  let open: number | undefined
  for (const piece of splitMarks(placesInTags(html).replace(/<[^>]*>/g, ''))) {
    if (piece.kind === 'start') open = piece.number
    else if (piece.kind === 'end') open = undefined
    else if (open !== undefined) read.set(nameOf(places[open]), piece.text)
  }
  const kindOf = (name: string) => places.find((place) => nameOf(place) === name)?.kind
  return { html, places, read: Object.fromEntries(read), kindOf }
}

function nameOf(place: MarkedPlace | undefined): string {
  const { field, item, entry } = place ?? { field: 'no place' }
  return [item, field, entry].filter((part) => part !== undefined).join(' ')
}

test('where a required value is empty, its placeholder stands', () => {
  const { read, kindOf } = look('FAQ001', { items: [{ question: 'Why?', answer: '' }] })
  expect(read['0 question']).toBe('Why?')
  expect(kindOf('0 question')).toBe('written')
  expect(read['0 answer']).toBe('The answer first, then conditions')
  expect(kindOf('0 answer')).toBe('stand-in')
  expect(kindOf('title')).toBe('fallback')
})

test('a section that nobody wrote in has the rows that its form starts with', () => {
  const { read } = look('HBR003', {})
  expect(read).toMatchObject({ title: 'The claim that the percentages prove', '1 percentage': '1' })
})

test('items are counted as in the draft, and the empty ones stand where they are', () => {
  const items = [{ question: 'One?' }, {}, { question: 'Three?' }]
  const { read } = look('FAQ001', { items })
  expect([read['0 question'], read['1 question'], read['2 question']]).toEqual([
    'One?',
    'What a customer asks, in their words',
    'Three?',
  ])
  const leftOut = look('FAQ001', { items }, { emptyValues: 'left-out' })
  expect(Object.keys(leftOut.read).sort()).toEqual(['0 question', '2 question', 'title'])
})

test('an optional text shows its label while its section is selected, a list too', () => {
  expect(look('HBR001', { title: 'A' }).read).toEqual({ title: 'A' })
  expect(look('HBR001', { title: 'A' }, { selected: id }).read).toEqual({
    title: 'A',
    sub_title: 'Sub title',
    cta_text: 'Apply Now',
  })
  const { kindOf } = look('ProdList001', { items: [{ title: 'Gold' }] }, { selected: id })
  expect(kindOf('0 bullets 0')).toBe('stand-in')
})

test("a link of the page's own words stands while its section is selected, and leads nowhere", () => {
  const data = { title: 'Cards', items: [{ title: 'Gold', know_more_url: '/gold' }] }
  expect(look('CardList003', data).html).not.toContain('Apply Now')
  const { html, kindOf } = look('CardList003', data, { selected: id })
  expect([kindOf('0 apply_url'), kindOf('0 know_more_url')]).toEqual(['stand-in', 'written'])
  expect(placesInTags(html)).toMatch(/<a class="button" href="#" data-place-href="\d+">Apply Now/)
})

test('what is switched off stays out of sight', () => {
  const data = { title: 'Cards', items: [{ title: 'Gold' }] }
  const shown = look('CardGridTextTop001', data, { selected: id })
  expect(shown.kindOf('0 pill_label')).toBe('stand-in')
  const switches = { optionalElements: { [id]: { 0: { show_pill: false } } } }
  const hidden = look('CardGridTextTop001', data, { selected: id }, switches)
  expect(hidden.kindOf('0 pill_label')).toBeUndefined()
})

test('a button tells whether its words and address are its own', () => {
  const own = look('HBR001', { title: 'A', cta_url: '/apply', cta_text: 'Go' })
  expect([own.kindOf('cta_text'), own.kindOf('cta_url')]).toEqual(['written', 'written'])
  const led = look('HBR001', { title: 'A', cta_text: 'Go' }, {}, { actionUrl: '/action' })
  expect([led.kindOf('cta_text'), led.kindOf('cta_url')]).toEqual(['written', 'fallback'])
  const unnamed = look('HBR001', { title: 'A', cta_url: '/apply' })
  expect([unnamed.kindOf('cta_text'), unnamed.kindOf('cta_url')]).toEqual(['fallback', 'written'])
  expect(placesInTags(own.html)).toMatch(/<a class="button" href="\/apply" data-place-href="\d">/)
})

test('a picture tells the place of its address, with an address or without', () => {
  const data = {
    title: 'A',
    items: [{ title: 'Gold', image_url: 'https://x.example/a.png' }, { title: 'Blue' }],
  }
  const { html, places, kindOf } = look('KBS001', data)
  const numbers = [...placesInTags(html).matchAll(/<img [^>]*data-place-src="(\d+)"/g)].map(([, n]) => n)
  expect(numbers.map((number) => places[Number(number)])).toEqual([
    { field: 'image_url', item: 0, kind: 'written' },
    { field: 'image_url', item: 1, kind: 'stand-in' },
  ])
  expect(kindOf('1 image_url')).toBe('stand-in')
})

test.each([
  ['HBR003', { title: 'A', items: [{ percentage: 'many', label: 'of all' }] }, '0 percentage', '1'],
  [
    'FAQ001',
    { items: [{ question: 'Q?', answer: '<p> </p>' }] },
    '0 answer',
    'The answer first, then conditions',
  ],
])('what could not be shown counts as empty: %s', (code, data, name, words) => {
  const { read, kindOf } = look(code, data)
  expect(read[name]).toBe(words)
  expect(kindOf(name)).toBe('stand-in')
})
