import { expect, test } from 'vitest'
import { mergeImages } from './merge-images.ts'

const hash = 'ab'.repeat(32)
const plain = { width: 900, height: 600, hasAlpha: false }
const told = { ...plain, alt: 'A card' }

const merge = (base: object, mine: object, theirs: object) =>
  mergeImages({
    base: { [hash]: { ...plain, ...base } },
    mine: { [hash]: { ...plain, ...mine } },
    theirs: { [hash]: { ...plain, ...theirs } },
  })[hash]

test('what one side changed is taken', () => {
  expect(merge({}, {}, { alt: 'A card' })).toEqual(told)
  expect(merge({}, { alt: 'A card' }, {})).toEqual(told)
  const focus = { x: 0.1, y: 0.2 }
  expect(merge({}, { focus }, { alt: 'A card' })).toEqual({ ...told, focus })
})

test('where both say what a picture shows, no sentence is lost', () => {
  expect(merge({}, { alt: 'Mine' }, { alt: 'Theirs' })?.alt).toBe('Theirs / Mine')
})

test('pictures of both stand', () => {
  const other = 'cd'.repeat(32)
  expect(mergeImages({ base: {}, mine: { [hash]: told }, theirs: { [other]: plain } })).toEqual({
    [hash]: told,
    [other]: plain,
  })
})
