import { expect, test } from 'vitest'
import { livePage } from './live-page.ts'

test('answers are open, all of them at once', () => {
  const html = '<details class="item" id="faq-1" name="faq"><summary>Q</summary></details>'
  expect(livePage(html)).toBe('<details open class="item" id="faq-1"><summary>Q</summary></details>')
})

test('pictures do not come later than the page', () => {
  expect(livePage('<img src="/a.png" loading="lazy" decoding="async">')).toBe(
    '<img src="/a.png" decoding="sync">',
  )
})

test('links open in a window that the frame may not open', () => {
  expect(livePage('<head><title></title></head>')).toBe('<head><base target="_blank"><title></title></head>')
})
