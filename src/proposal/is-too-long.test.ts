import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { open, paragraph, run, text } from '../../test/word-xml.ts'
import { proposePages } from './propose-page.ts'

const { manifest } = loadCatalogue('catalogue')

test.each([
  ['paragraphs', Array.from({ length: 20_001 }, () => text('Pay in four parts.'))],
  ['runs', [paragraph((run('a', '<w:b/>') + run('b')).repeat(50_001))]],
  ['characters', [text('word '.repeat(400_001))]],
])('no page is made of too many %s', (_, body) => {
  expect(proposePages(open(body.join('')), manifest)).toEqual([])
})

test('a long document is one all the same', () => {
  const body = Array.from({ length: 300 }, (_, index) => text(`Benefit ${index} is yours.`))
  expect(proposePages(open(body.join('')), manifest)).toHaveLength(1)
})
