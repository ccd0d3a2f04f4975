import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { faqPage, scriptHash } from './structured-data.ts'

test('nothing that a question holds can end the script element', () => {
  const text = faqPage([{ question: '</script><!-- & \u2028', answer: '<b>' }])
  expect(text).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(text).mainEntity[0]).toEqual({
    '@type': 'Question',
    name: '</script><!-- & \u2028',
    acceptedAnswer: { '@type': 'Answer', text: '<b>' },
  })
})

test('without questions there is none', () => {
  expect(faqPage([])).toBe('')
})

test('the hash is that of the text in UTF-8', () => {
  const wanted = createHash('sha256').update('سؤال').digest('base64')
  expect(scriptHash('سؤال')).toBe(`sha256-${wanted}`)
})
