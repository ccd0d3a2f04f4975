import type { Result } from '#base/result.ts'
import type { MemoryPair } from '../memory/memory-pair.ts'
import { cutRichText, readSegment, type Segment, writeSegment } from './inline.ts'
import { childrenOf, type Node, wordsIn } from './node.ts'
import type { ExchangeRefusal } from './open-exchange.ts'
import { localeOf } from './pick-languages.ts'
import { createPairReader, type ReadPairs } from './read-pairs.ts'
import { readUnits, type Unit, type Within } from './read-units.ts'
import { xmlText } from './xml-text.ts'

export type XliffVersion = '1.2' | '2.0'

/** XLIFF 1.2 and 2.x, of whatever tool; either language may be the source. */
export function readXliff(text: string): Result<ReadPairs, ExchangeRefusal> {
  const reader = createPairReader()
  return reader.end(
    readUnits(text, { roots: ['xliff'], units: ['trans-unit', 'unit'] }, (unit) => {
      const languages = languagesOf(unit.within)
      const segments = unit.node.name === 'unit' ? segmentsOf2(unit.node) : segmentsOf1(unit.node)
      for (const { source, target, isFinished } of segments) {
        if (!languages) reader.skip('oneLanguage')
        else if (!isFinished || !target || wordsIn(target).trim() === '') reader.skip('unfinished')
        else {
          const [one, other] = [readWith(unit, source), readWith(unit, target)]
          reader.add({ [languages.source]: one, [languages.target]: other }, {})
        }
      }
    }),
  )
}

type RawSegment = { source: Node; target: Node | undefined; isFinished: boolean }

function languagesOf(within: readonly Within[]) {
  const named = Object.assign({}, ...within.map(({ attributes }) => attributes))
  const source = localeOf(named.srcLang ?? named['source-language'] ?? '')
  const target = localeOf(named.trgLang ?? named['target-language'] ?? '')
  return source && target && source !== target ? { source, target } : undefined
}

/** One, or those that a tool has cut it into: `mrk` of `seg-source` and target have the same `mid`. */
function segmentsOf1(node: Node): RawSegment[] {
  const [source] = childrenOf(node, 'source')
  const [target] = childrenOf(node, 'target')
  if (!source) return []
  const isFinished = !unfinished.test(target?.attributes.state ?? '') && node.attributes.approved !== 'no'
  const [cut] = childrenOf(node, 'seg-source')
  const [sources, targets] = [segmentMarks(cut), segmentMarks(target)]
  if (sources.length < 2 || targets.length === 0) return [{ source, target, isFinished }]
  return sources.map((mark) => ({
    source: mark,
    target: targets.find(({ attributes }) => attributes.mid === mark.attributes.mid),
    isFinished,
  }))
}

const unfinished = /^(?:new|needs-.*)$/

function segmentMarks(node: Node | undefined): Node[] {
  return childrenOf(node).flatMap((child) =>
    child.name === 'mrk' && child.attributes.mtype === 'seg' ? [child] : segmentMarks(child),
  )
}

function segmentsOf2(node: Node): RawSegment[] {
  return childrenOf(node, 'segment').flatMap((segment): RawSegment[] => {
    const [source] = childrenOf(segment, 'source')
    const [target] = childrenOf(segment, 'target')
    return source ? [{ source, target, isFinished: segment.attributes.state !== 'initial' }] : []
  })
}

/** Codes stand with the words in 1.2, beside them in 2.x. */
function readWith({ node }: Unit, segment: Node): Segment | undefined {
  const data = new Map(
    childrenOf(childrenOf(node, 'originalData')[0], 'data').map(
      (each) => [each.attributes.id, wordsIn(each)] as const,
    ),
  )
  return readSegment(segment, ({ attributes }, end) => {
    const reference =
      end === 'start'
        ? (attributes.dataRefStart ?? attributes.dataRef)
        : (attributes.dataRefEnd ?? attributes.dataRef)
    return data.get(reference ?? '') ?? formats.get(attributes.ctype ?? attributes.subType ?? '')?.[end]
  })
}

/** Marks that 1.2 and 2.x name without saying how they are written. */
const formats = new Map(
  [
    ['bold', 'strong'],
    ['italic', 'em'],
    ['underlined', 'u'],
    ['fmt:b', 'strong'],
    ['fmt:i', 'em'],
    ['fmt:u', 'u'],
  ].map(([name = '', tag]) => [name, { start: `<${tag}>`, end: `</${tag}>` }] as const),
)

/** English as the source, Arabic as the target. */
export function writeXliff(pairs: readonly MemoryPair[], version: XliffVersion): string {
  return version === '1.2' ? writeXliff1(pairs) : writeXliff2(pairs)
}

const idCodes = { single: 'id', pair: 'id' }

function writeXliff1(pairs: readonly MemoryPair[]): string {
  const units = pairs.map(({ type, texts }, index) => {
    const [source, target] = [texts['en-AE'], texts['ar-AE']].map((text) => writeSegment(type, text, idCodes))
    return `<trans-unit id="${index + 1}" approved="yes" xml:space="preserve"><source>${source}</source><target state="final">${target}</target></trans-unit>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    '<file original="memory" source-language="en-AE" target-language="ar-AE" datatype="html"><body>',
    ...units,
    '</body></file>',
    '</xliff>',
    '',
  ].join('\n')
}

function writeXliff2(pairs: readonly MemoryPair[]): string {
  const units = pairs.map(({ type, texts }, index) => {
    const data: string[] = []
    const [source, target] = [inline2(type, texts['en-AE'], data), inline2(type, texts['ar-AE'], data)]
    const kept = data.map((code, place) => `<data id="d${place + 1}">${xmlText(code)}</data>`).join('')
    return `<unit id="u${index + 1}" xml:space="preserve">${kept && `<originalData>${kept}</originalData>`}<segment state="final"><source>${source}</source><target>${target}</target></segment></unit>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en-AE" trgLang="ar-AE">',
    '<file id="f1">',
    ...units,
    '</file>',
    '</xliff>',
    '',
  ].join('\n')
}

/** Each code is kept once, whatever its side. */
function inline2(type: MemoryPair['type'], text: string, data: string[]): string {
  if (type === 'text') return xmlText(text)
  const keep = (code: string) => {
    if (!data.includes(code)) data.push(code)
    return `d${data.indexOf(code) + 1}`
  }
  const cuts = cutRichText(text)
  return cuts
    .map((cut) => {
      if ('words' in cut) return xmlText(cut.words)
      if ('single' in cut) return `<ph id="${cut.i}" dataRef="${keep(cut.single)}"/>`
      if ('close' in cut) return '</pc>'
      const close = cuts.find((each) => 'close' in each && each.i === cut.i)
      const end = close && 'close' in close ? close.close : ''
      return `<pc id="${cut.i}" dataRefStart="${keep(cut.open)}" dataRefEnd="${keep(end)}">`
    })
    .join('')
}
