import { expect, test } from 'vitest'
import type { TeamPicture } from '#team/picture.ts'
import { findPictures } from './find-pictures.ts'

const picture = (name: string, alt?: string): TeamPicture => ({
  ...{ name, width: 9, height: 9, hasAlpha: false, bytes: 1, files: {}, hash: name, pass: '', uses: [] },
  ...{ addedBy: 'brand', addedAt: '2026-11-23T08:00:00.000Z' },
  ...(alt !== undefined && { alt }),
})

test.each([
  ['', ['Skyline', 'family-2']],
  ['SKY', ['Skyline']],
  ['beach family', ['family-2']],
  ['beach sky', []],
])('“%s” finds %j', (words, names) => {
  const pictures = [picture('Skyline'), picture('family-2', 'A family on a beach')]
  expect(findPictures(pictures, words).map(({ name }) => name)).toEqual(names)
})
