import { expect, test } from 'vitest'
import { livePage } from './live-page.ts'

test('answers are open, all of them at once', () => {
  const html = '<details class="item" id="faq-1" name="faq"><summary>Q</summary></details>'
  expect(livePage(html)).toContain('<details open class="item" id="faq-1"><summary>Q</summary></details>')
})

test('pictures do not come later than the page, and none from another host', () => {
  expect(livePage('<img src="data:," loading="lazy" decoding="async">')).toContain(
    '<img src="data:," decoding="sync">',
  )
  expect(livePage('<img src="https://other.example/a.jpg" alt="">')).not.toContain('https://other')
  expect(livePage('')).toBe('<meta http-equiv="Content-Security-Policy" content="img-src data:">')
})

test('links open in a window that the frame may not open', () => {
  expect(livePage('<head><title></title></head>')).toContain('<head><base target="_blank"><title></title>')
})
