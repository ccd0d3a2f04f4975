import { expect, test } from 'vitest'
import { fold } from '#figures/fold.ts'
import { findBreaches } from './find-breaches.ts'
import { readWords } from './read-words.ts'
import { weighPassages } from './weigh-passages.ts'

const weigh = (text: string) => weighPassages(readWords(fold(text)).words)
const idsIn = (text: string) => findBreaches(text, { brand: 'ENBD' }).map(({ rule }) => rule.id)

test('improper words outweigh plain ones', () => {
  const [sharp] = weigh('Just nod and our agent will complete the rest.')
  const [plain] = weigh('Set up standing orders for rent, school or your mother back home.')
  expect(sharp?.weight).toBeGreaterThan(plain?.weight ?? 0)
})

test('whole sentences are weighed together, and a long text in parts', () => {
  const sentence = 'Open an account in the app and choose a card that you like. '
  expect(weigh(sentence.repeat(2))).toHaveLength(1)
  expect(weigh(sentence.repeat(9)).map(({ from, to }) => to - from)).toEqual([26, 26, 26, 26, 13])
})

test('what is quoted is not weighed, nor is what is warned of', () => {
  expect(weigh('Adverts say “just nod and relax” in big letters')[0]?.weighed).toBe(5)
  expect(idsIn('Fraudsters say: just nod and our agent will complete the rest.')).toEqual([])
})

test('an empty text weighs nothing', () => {
  expect(weigh('')).toEqual([])
})
