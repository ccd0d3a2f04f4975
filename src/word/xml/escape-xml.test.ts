import { expect, test } from 'vitest'
import { createCoreProperties } from '../write/properties.ts'
import { escapeXml } from './escape-xml.ts'

test('what XML cannot hold is left out, and what means something to it is written otherwise', () => {
  expect(escapeXml('Card\u000bApril \ud800<5 & "6">')).toBe('CardApril \ufffd&lt;5 &amp; &quot;6&quot;&gt;')
})

test('a pasted vertical tab in the name of a page damages no document', () => {
  expect(createCoreProperties('Card\u000bApril', 'Us', '2026-11-20T08:00:00.000Z')).toContain(
    '<dc:title>CardApril</dc:title>',
  )
})
