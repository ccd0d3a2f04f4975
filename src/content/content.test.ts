import { expect, test } from 'vitest'
import type { Component } from '#catalogue/manifest.ts'
import { describeContentFault } from '#texts/content-problems.ts'
import { listOf } from './content.ts'
import { dataSchema, readData, writeData } from './parse-result.ts'
import { findContentProblems } from './values/check.ts'
import { readNumber } from './values/number.ts'
import { readPublicUrl, safeUrl } from './values/safe-url.ts'

const hint = { placeholder: 'p', context: 'c' }
const component: Component = {
  code: 'TEST001',
  displayName: 'Test',
  family: 'Content',
  tags: [],
  thumbnail: '',
  description: 'd',
  docx: {
    fields: [
      { name: 'title', type: 'text', required: true, min: 3, max: 5, ...hint },
      { name: 'url', type: 'url', required: false, max: 500, ...hint },
      { name: 'body', type: 'richtext', required: false, max: 5, ...hint },
    ],
    items: {
      minRows: 2,
      maxRows: 3,
      defaultRows: 2,
      addRowLabel: 'Add',
      columns: [
        { name: 'share', type: 'number', required: true, min: 1, max: 100, ...hint },
        { name: 'points', type: 'array', required: false, minItems: 2, maxItems: 3, ...hint },
        { name: 'size', type: 'text', required: true, fixed: ['sm', 'md'], ...hint },
      ],
    },
  },
}

const contentOf = (data: unknown) => readData(dataSchema.parse({ 'TES-0001': data }))['TES-0001']
const problemsOf = (data: unknown) =>
  findContentProblems(component, contentOf(data) ?? { fields: {}, items: [] }).map(({ problem }) => problem)
const twoItems = [{ share: '10' }, { share: '20' }]

test.each<[title: string, data: object, problems: string[]]>([
  ['full content has no problem', { title: 'Card', items: twoItems }, []],
  ['a required field left empty', { items: twoItems }, ['required-empty']],
  ['no item at all', { title: 'Card' }, ['no-items']],
  ['items with nothing but fixed columns', { title: 'Card', items: [{ size: 'sm' }] }, ['no-items']],
  ['one item of two', { title: 'Card', items: [{ share: '5' }] }, ['too-few-items']],
  ['four items of three', { title: 'Card', items: [...twoItems, ...twoItems] }, ['too-many-items']],
  ['a short title', { title: 'Ca', items: twoItems }, ['too-short']],
  ['a long title', { title: 'Cards!', items: twoItems }, ['too-long']],
  [
    'tags do not count as length',
    { title: 'Card', body: '<p><strong>12345</strong></p>', items: twoItems },
    [],
  ],
  [
    'marks of direction do not count as length',
    { title: '\u2066Cards\u2069', points: '', items: [{ share: '\u20665\u2069' }, { share: '20' }] },
    [],
  ],
  ['a link that runs', { title: 'Card', url: 'javascript:x', items: twoItems }, ['unsafe-url']],
  ['a percentage above 100', { title: 'Card', items: [{ share: '101' }, { share: '1' }] }, ['not-a-number']],
  [
    'one entry of two',
    { title: 'Card', items: [{ share: '1', points: 'one' }, { share: '1' }] },
    ['too-few-entries'],
  ],
])('%s', (_, data, problems) => {
  expect(problemsOf(data)).toEqual(problems)
})

test('a problem is described with its place and what to do', () => {
  const [problem] = findContentProblems(component, { fields: {}, items: [] })
  expect(problem && describeContentFault({ component, instanceId: 'TES-0001', problem })).toBe(
    'Test (TES-0001), "Title": a value is required. Please fill it in.',
  )
})

test.each([
  ['url', 'www.bank.example/cards', 'Did you mean https://www.bank.example/cards ?'],
  ['url', 'N/A', 'Where there is no link, please leave the cell empty.'],
  ['url', 'https://a.example and more', 'one address only'],
  ['url', 'javascript:x', 'Please start it with https://'],
  ['share', '150', '150 is outside the limits. Please give a number from 1 to 100.'],
  ['share', 'half', '"half" is not a number from 1 to 100. Please give the number alone.'],
])('in %s, %j is told: %s', (name, value, words) => {
  const data = { title: 'Card', url: name === 'url' ? value : '', items: twoItems }
  const items = name === 'share' ? [{ share: value }, { share: '1' }] : twoItems
  const [problem] = findContentProblems(component, contentOf({ ...data, items }) ?? { fields: {}, items: [] })
  expect(problem && describeContentFault({ component, instanceId: 'TES-0001', problem })).toContain(words)
})

test.each([
  ['85', '85'],
  ['٨٥٪', '85'],
  [' 1,250 ', '1250'],
  ['12.5 %', '12.5'],
  ['many', undefined],
  ['', undefined],
  ['1e9', undefined],
])('the number %j reads %j', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each([
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['tel:+971600', 'tel:+971600'],
  ['#faq', '#faq'],
  ['/cards/apply?x=1', '/cards/apply?x=1'],
  ['https://a.example\nhttps://b.example', undefined],
  [' https://a.example \n', 'https://a.example'],
  ['java\nscript:alert(1)', undefined],
  ['\u0001javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['vbscript:x', undefined],
  ['file:///etc/passwd', undefined],
  ['//evil.example', undefined],
  ['\\\\host\\share', undefined],
  ['/\\evil.example', undefined],
  ['https://user:secret@example.com', undefined],
  ['https:evil', undefined],
  ['www.example.com', undefined],
  ['/\ufdd1apply\ufdd2', '/apply'],
  ['', undefined],
])('the link %j is %j', (text, url) => {
  expect(safeUrl(text)).toBe(url)
})

test.each([
  [' https://bank.example/cards ', 'https://bank.example/cards'],
  ['/cards', undefined],
  ['mailto:a@example.com', undefined],
  ['bank.example', undefined],
  ['https://bank.example/a b', undefined],
])('the public address %j is %j', (text, url) => {
  expect(readPublicUrl(text)).toBe(url)
})

test('plain values, marked values and items as a JSON string read the same', () => {
  const marked = { title: { value: 'Card', ai_generated: false }, items: [{ share: { value: 10 } }] }
  expect(contentOf({ title: 'Card', items: '[{"share":10}]' })).toEqual(contentOf(marked))
})

test('what no text can hold is taken out when it comes in', () => {
  const data = { title: '\ufdd00\ufdd1Card\ufdd2', items: [{ points: ['one\uffff'] }] }
  expect(contentOf(data)).toEqual(contentOf({ title: '0Card', items: [{ points: ['one'] }] }))
})

test('writing undoes reading', () => {
  const data = { 'TES-0001': { title: { value: 'Card', ai_generated: true }, items: [] } }
  expect(readData(writeData(readData(dataSchema.parse(data))))).toEqual(readData(dataSchema.parse(data)))
})

test('a list may be a string of lines or semicolons', () => {
  expect(listOf('one; two\nthree;')).toEqual(['one', 'two', 'three'])
})
