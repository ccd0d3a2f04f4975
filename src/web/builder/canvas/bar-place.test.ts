import { expect, test } from 'vitest'
import { placeAll } from '#layout/operations.ts'
import { barPlace, barSide } from './bar-place.ts'

test.each([
  ['a header has it below', ['HDR001-EI', 'HBR001'], 0, 'below'],
  ['what follows a header has it inside', ['HDR001-EI', 'HBR001'], 1, 'inside'],
  ['a second header has it below', ['HDR001-EI', 'HDR001-ENBD', 'HBR001'], 1, 'below'],
  ['what stands first has it inside', ['HBR001', 'FAQ001'], 0, 'inside'],
  ['all others have it above', ['HBR001', 'FAQ001', 'FTR001-EI'], 2, 'above'],
])('%s', (_, codes, index, place) => {
  const components = placeAll(
    codes.map((code, at) => ({ code, instanceId: `ID-${at}` })),
    '2026-11-20T08:00:00.000Z',
  )
  expect(barPlace({ components, pageName: '', locale: 'en-AE' }, `ID-${index}`)).toBe(place)
})

test('it stands where lines end, and over two pages in the middle', () => {
  const page = { components: [], pageName: '' }
  expect(barSide({ ...page, locale: 'en-AE' }, 1)).toBe('right')
  expect(barSide({ ...page, locale: 'ar-AE' }, 1)).toBe('left')
  expect(barSide({ ...page, locale: 'ar-AE' }, 2)).toBe('middle')
})
