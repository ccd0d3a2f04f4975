import { expect, test } from 'vitest'
import { checkLanguage, loadPhrases } from './phrases.ts'
import { findUnsafe } from './unsafe.ts'

const { languages, paired } = loadPhrases()

test.each(Object.values(languages))('every phrase may be published ($locale)', ({ kinds, frames, facts }) => {
  const phrases = [
    ...Object.values(kinds).flatMap(({ titles, questions }) => [...titles, ...questions]),
    ...[...Object.values(frames), facts].flatMap((tones) => Object.values(tones).flat()),
  ].map((text) => text.replace(/[{}]/g, ''))
  expect(phrases.filter((text) => findUnsafe(text, { islamic: true }))).toEqual([])
})

test.each(Object.values(languages))(
  'a way to say a fact says the fact and no sentence more ($locale)',
  ({ facts, frames }) => {
    const ways = [facts, frames.lead].flatMap((tones) => Object.values(tones).flat())
    expect(ways.length).toBeGreaterThan(20)
    for (const way of ways) expect(way).toMatch(/^[^.!?؟]*\{(?:fact|Fact|noun|verb)\}[^.!?؟]*\.$/)
  },
)

test.each(Object.values(languages))(
  'no kind of fact has a title or a question twice ($locale)',
  ({ kinds }) => {
    for (const { titles, questions } of Object.values(kinds)) {
      expect(new Set(titles).size).toBe(titles.length)
      expect(new Set(questions).size).toBe(questions.length)
    }
  },
)

test('what is said to be the same stands in both languages, with the same places', () => {
  const [english, arabic] = [JSON.stringify(languages['en-AE']), JSON.stringify(languages['ar-AE'])]
  const placesIn = (text: string) =>
    [...text.matchAll(/\{(?:our )?(\w+)\}/gi)].map(([, name = '']) => name.toLowerCase()).toSorted()
  for (const [one, other] of paired) {
    expect(english).toContain(JSON.stringify(one))
    expect(arabic).toContain(JSON.stringify(other))
    expect(placesIn(other)).toEqual(placesIn(one))
  }
  expect(new Set(paired.map(([one]) => one)).size).toBe(paired.length)
})

test('no phrase gives a figure', () => {
  expect(JSON.stringify(languages)).not.toMatch(/[0-9٠-٩]/)
})

test('a phrase file that is not valid is refused with the place in it', () => {
  const broken = { ...languages['en-AE'], facts: { ...languages['en-AE'].facts, all: ['You get {thing}.'] } }
  expect(() => checkLanguage('en.json', broken)).toThrow(
    /en\.json are not valid\. facts\.all\.0: .*\{thing\}|facts\.all\.0/,
  )
})
