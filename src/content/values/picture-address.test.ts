import { expect, test } from 'vitest'
import type { Field } from '#catalogue/manifest.ts'
import { describeProblem } from '#texts/content-problems.ts'
import { findValueProblems } from './check.ts'
import { isAddressOfPage, readPictureAddress } from './picture-address.ts'

const field: Field = {
  name: 'image_url',
  type: 'url',
  picture: 'landscape',
  required: false,
  max: 500,
  placeholder: 'https://',
  context: 'Not AI-generated.',
}

const said = (value: string) =>
  findValueProblems(field, value, { field: field.name }).map((problem) => describeProblem(problem, undefined))

test.each([
  ['https://www.example.com/a.jpg', true],
  ['HTTP://example.com/a', true],
  ['/images/a.webp', true],
  ['../a.png', true],
  ['mailto:a@example.com', false],
  ['tel:+97141234567', false],
  ['#top', false],
  ['?a=1', false],
  ['javascript:x()', false],
])('%s can be a picture: %s', (text, isPicture) => {
  expect(readPictureAddress(text) !== undefined).toBe(isPicture)
})

test.each([
  ['https://www.example.com/cards/gold.html', true],
  ['https://www.example.com/', true],
  ['https://www.example.com', true],
  ['/en/cards/', true],
  ['/terms.pdf', true],
  ['https://www.example.com/a.jpg?page=b.html', false],
  ['https://cdn.example.com/image/12', false],
  ['https://cdn.example.com/?image=12', false],
  ['/images/a.svg', false],
])('%s looks like a page: %s', (url, isPage) => {
  expect(isAddressOfPage(url)).toBe(isPage)
})

test.each(['mailto:a@example.com', 'tel:123', '#cards'])(
  'of the picture %s it is said what a picture needs',
  (value) => {
    expect(said(value)).toEqual([
      `"${value}" is not the address of a picture. A picture has an address of the web, or a path of the site. Please start it with https:// or /, or leave it empty.`,
    ])
  },
)

test('words about pictures never speak of mail and telephone', () => {
  for (const value of ['gold card', 'www.example.com/a.jpg', 'file:///a.jpg', 'n/a']) {
    expect(said(value).join()).toMatch(/is not the address of a picture/)
    expect(said(value).join()).not.toMatch(/mailto|tel:|link/)
  }
})

test('a page in the place of a picture is worth a look', () => {
  expect(said('https://www.example.com/cards.html')).toEqual([
    expect.stringContaining('looks like the address of a page, not of a picture'),
  ])
})
