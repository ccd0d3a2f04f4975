import { locales } from '#base/locale.ts'
import type { Result } from '#base/result.ts'
import type { MemoryPair } from '../memory/memory-pair.ts'
import { readSegment, writeSegment } from './inline.ts'
import { childrenOf, languageOfNode, type Node, wordsIn } from './node.ts'
import type { ExchangeRefusal } from './open-exchange.ts'
import { pickLanguages } from './pick-languages.ts'
import { createPairReader, type ReadPairs } from './read-pairs.ts'
import { readUnits } from './read-units.ts'
import { xmlText } from './xml-text.ts'

/** TMX 1.1 to 1.4, of whatever tool. */
export function readTmx(text: string): Result<ReadPairs, ExchangeRefusal> {
  const reader = createPairReader()
  return reader.end(
    readUnits(text, { roots: ['tmx'], units: ['tu'] }, ({ node }) => {
      const variants = childrenOf(node, 'tuv')
      const { 'en-AE': english, 'ar-AE': arabic } = pickLanguages(
        variants.map((variant) => [languageOfNode(variant), variant] as const),
      )
      if (!english || !arabic) return reader.skip('oneLanguage')
      const attributes = { ...node.attributes, ...english.attributes, ...arabic.attributes }
      reader.add(
        { 'en-AE': segmentOf(english), 'ar-AE': segmentOf(arabic) },
        {
          at: attributes.changedate ?? attributes.creationdate,
          by: attributes.changeid ?? attributes.creationid,
          brand: propOf(node, 'x-brand'),
          page: propOf(node, 'x-page'),
        },
      )
    }),
  )
}

function segmentOf(variant: Node) {
  const [segment] = childrenOf(variant, 'seg')
  return segment && readSegment(segment)
}

function propOf(node: Node, type: string): string | undefined {
  const prop = childrenOf(node, 'prop').find(({ attributes }) => attributes.type === type)
  return prop && wordsIn(prop).trim()
}

/** TMX 1.4, with tags of rich text as its codes. */
export function writeTmx(pairs: readonly MemoryPair[]): string {
  const units = pairs.map(({ type, texts, at, by, brand, page }) => {
    const source = [attribute('changedate', timeOf(at)), attribute('changeid', by)].join('')
    const props = [prop('x-brand', brand), prop('x-page', page)].join('')
    const variants = locales.map(
      (locale) => `<tuv xml:lang="${locale}"><seg>${writeSegment(type, texts[locale], tmxCodes)}</seg></tuv>`,
    )
    return `<tu${source}>${props}${variants.join('')}</tu>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<tmx version="1.4">',
    '<header creationtool="webpage-builder" creationtoolversion="1" segtype="paragraph" o-tmf="webpage-builder" adminlang="en-AE" srclang="en-AE" datatype="html"/>',
    '<body>',
    ...units,
    '</body>',
    '</tmx>',
    '',
  ].join('\n')
}

/** What is open and what closes it are known by `i`, what stands alone by `x`. */
const tmxCodes = { single: 'x', pair: 'i' }

function timeOf(at: string | undefined): string | undefined {
  return at && `${new Date(at).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
}

function attribute(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${xmlText(value)}"`
}

function prop(type: string, value: string | undefined): string {
  return value === undefined ? '' : `<prop type="${type}">${xmlText(value)}</prop>`
}
