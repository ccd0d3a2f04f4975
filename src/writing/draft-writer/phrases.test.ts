import { expect, test } from 'vitest'
import { checkLanguage, loadPhrases } from './phrases.ts'
import { findUnsafe } from './unsafe.ts'
import { families } from './words.ts'

const { languages } = loadPhrases()

test.each(Object.values(languages))(
  '$locale has at least 60 angle sentences in each voice, none twice',
  ({ angles }) => {
    for (const family of families) {
      const sentences = angles.flatMap((angle) => angle.sentences[family])
      expect(sentences.length).toBeGreaterThanOrEqual(60)
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  },
)

test.each(Object.values(languages))(
  'every whole sentence may be published ($locale)',
  ({ angles, kinds }) => {
    const sentences = [
      ...angles.flatMap((angle) => Object.values(angle.sentences).flat()),
      ...Object.values(kinds).flatMap(({ followUps }) => Object.values(followUps).flat()),
    ]
    expect(sentences.filter((text) => findUnsafe(text, { islamic: true }))).toEqual([])
  },
)

test('both languages have the same angles, and no phrase gives a figure', () => {
  const { 'en-AE': english, 'ar-AE': arabic } = languages
  expect(arabic.angles.map(({ id }) => id)).toEqual(english.angles.map(({ id }) => id))
  expect(JSON.stringify([english, arabic])).not.toMatch(/[0-9٠-٩]/)
})

test('a phrase file that is not valid is refused with the place in it', () => {
  const broken = { ...languages['en-AE'], facts: { ...languages['en-AE'].facts, all: ['You get {thing}.'] } }
  expect(() => checkLanguage('en.json', broken)).toThrow(
    /en\.json are not valid\. facts\.all\.0: .*\{thing\}|facts\.all\.0/,
  )
})
