/**
 * What a memory of 10,000 pairs costs: how it is spread over records of the team, and milliseconds of the processor to make
 * its index and to look up a text. Limits: no record over its 64 kB, ready for a language in 1,500 ms, a text that is there in 1 ms and
 * one that is only similar in 10 ms. And what the Arabic version of a page of twelve sections costs, whose texts the memory has: made with
 * all that both share and translated in 1,000 ms, every text of it. `npm run bench:memory`
 */
import { textOf } from '#content/content.ts'
import { completeContent } from '#content/draft/complete-draft.ts'
import type { Draft } from '#content/draft/draft.ts'
import { addFace } from '#content/draft/faces/add-face.ts'
import { followStructure } from '#content/draft/faces/follow-structure.ts'
import { findSteps, findStepsBehind } from '#content/draft/faces/out-of-step.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { readTmx, writeTmx } from '#pairs/exchange/tmx.ts'
import { findSimilar, indexMemory } from '#pairs/memory/memory-index.ts'
import type { MemoryPair } from '#pairs/memory/memory-pair.ts'
import { type MemoryShelf, memoryShelfOf, putPair } from '#pairs/shelves.ts'
import { indexTerms } from '#pairs/terms/term-index.ts'
import { translate } from '#pairs/translate.ts'
import { translatePage } from '#pairs/translate-page.ts'
import { limits } from '#team/limits.ts'
import { manifest, writtenDraft } from '../e2e/sample-draft.ts'

import { cpuTime, median, printTable } from './measure.ts'
import { readSampleValues } from './pairs/sample-values.ts'

const count = 10_000
const twelveCodes = [
  ...['HDR001-ENBD', 'HBR001', 'KBS001', 'ABS001', 'CardList003', 'CNTSEPERATOR001'],
  ...['IMGCNT001', 'HLNUM001', 'FWDRTE001', 'ProdList001', 'FAQ001', 'FTR001-ENBD'],
]
const samples = readSampleValues().filter(
  ({ definition, value }) =>
    definition.type !== 'url' && textOf(value['en-AE']).trim() !== '' && textOf(value['ar-AE']).trim() !== '',
)
const pairs = Array.from({ length: count }, (_, index): MemoryPair => {
  const { definition, value } = samples[index % samples.length] ?? {
    definition: { type: 'text' },
    value: { 'en-AE': 'a', 'ar-AE': 'ب' },
  }
  const round = Math.floor(index / samples.length)
  return {
    type: definition.type === 'richtext' ? 'richtext' : 'text',
    texts: {
      'en-AE': `${String(value['en-AE'])} Plan ${round}`,
      'ar-AE': `${String(value['ar-AE'])} خطة ${round}`,
    },
    brand: 'ENBD',
    by: 'somebody',
    at: '2026-11-20T08:00:00.000Z',
  }
})

const shelves = new Map<string, MemoryShelf>()
const shelving = await cpuTime(() => {
  for (const pair of pairs) {
    const id = memoryShelfOf(pair)
    shelves.set(id, putPair(shelves.get(id) ?? { pairs: [] }, pair))
  }
})
const bytes = [...shelves.values()].map((shelf) => Buffer.byteLength(JSON.stringify(shelf)))
const memory = indexMemory(pairs, 'ENBD')
const known = { memory, terms: indexTerms([], 'ENBD') }
const indexing = await cpuTime(() => translate('What nobody has said in 5 days', 'en-AE', known))
const some = pairs.filter((_, index) => index % 100 === 0)
const exact = await timeOf((text) => translate(text, 'en-AE', known))
const similar = await timeOf((text) => findSimilar(`${text} of our own`, 'en-AE', memory))
const page = writtenDraft('gold-card', twelveCodes)
const ofPage = { ...known, memory: indexMemory([...pairs, ...samplePairs()], 'ENBD') }
const makeArabic = (from: Draft) => {
  const made = showFace(addFace(from, 'ar-AE', manifest), 'ar-AE')
  return completeContent(followStructure(made, translatePage(made, manifest, ofPage), manifest), manifest)
}
// The first look makes the memory ready, which is counted above.
const arabic = makeArabic(page)
const pageTimes: number[] = []
for (let round = 0; round < 5; round += 1) pageTimes.push(await cpuTime(() => makeArabic({ ...page })))
const translating = median(pageTimes)
const empty = addFace(page, 'ar-AE', manifest)
const toTranslate = findStepsBehind(empty, manifest).length
const untranslated = findSteps(arabic, manifest).filter(({ step }) => step === 'to-translate').length
const tmx = writeTmx(pairs)
const reading = await cpuTime(() => readTmx(tmx))

printTable([
  ['10,000 pairs', 'measured', 'limit'],
  ['records', `${shelves.size}`, ''],
  ['the largest, bytes', `${Math.max(...bytes)}`, `${limits.recordBytes}`],
  ['all, kB', `${Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1000)}`, ''],
  ['put on their shelves one by one, ms', shelving.toFixed(0), ''],
  ['ready for one language, ms', indexing.toFixed(0), '1500'],
  ['a text that is there, ms', exact.toFixed(2), '1'],
  ['a similar one, ms', similar.toFixed(2), '10'],
  [
    `twelve sections: Arabic with ${toTranslate - untranslated} of ${toTranslate} texts, ms`,
    translating.toFixed(0),
    '1000',
  ],
  [`read from TMX of ${Math.round(tmx.length / 1e5) / 10} million characters, ms`, reading.toFixed(0), ''],
])
if (
  Math.max(...bytes) > limits.recordBytes ||
  indexing > 1500 ||
  exact > 1 ||
  similar > 10 ||
  translating > 1000 ||
  untranslated > 0
)
  process.exitCode = 1

/** Each text of the samples as it is. */
function samplePairs(): MemoryPair[] {
  return samples.map(({ definition, value }) => ({
    type: definition.type === 'richtext' ? 'richtext' : 'text',
    texts: { 'en-AE': textOf(value['en-AE']), 'ar-AE': textOf(value['ar-AE']) },
    brand: 'ENBD',
  }))
}

async function timeOf(look: (text: string) => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const time = await cpuTime(() => {
      for (const { texts } of some) look(texts['en-AE'])
    })
    times.push(time / some.length)
  }
  return median(times)
}
