import { expect, test } from 'vitest'
import { inlineSvg } from '#html/image.ts'
import { labelPlaceholder } from './label-placeholder.ts'

const drawing = inlineSvg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect fill="#dce8fa"/></svg>',
)

test('a stand-in says that it is one, where it is seen', () => {
  const labelled = decodeURIComponent(labelPlaceholder(drawing, 'No <picture> yet', 'middle'))
  expect(labelled).toMatch(/<rect fill="#dce8fa"\/>.*>No &lt;picture&gt; yet<\/text><\/svg>$/)
  expect(labelled).toContain('<text x="320" y="208')
  expect(decodeURIComponent(labelPlaceholder(drawing, 'x', 'top'))).toContain('<text x="320" y="75')
})

test('what is no drawing stays as it is', () => {
  expect(labelPlaceholder('https://a.example/a.jpg', 'x', 'middle')).toBe('https://a.example/a.jpg')
  expect(labelPlaceholder('', 'x', 'middle')).toBe('')
})
