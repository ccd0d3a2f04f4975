import { answerIn } from '../brief/answered.ts'
import type { Fact } from './facts.ts'
import { fillAll } from './frames.ts'
import { labelOf } from './label.ts'
import type { Material } from './material.ts'
import { foldText, headWords, overlap, rotate, shareOf } from './text.ts'

/** What one item is about: a fact of the brief, or an idea that a person gave. Of an item without either nothing is said. */
export type Subject = {
  id: string
  /** The best first. */
  titles: readonly string[]
  questions: readonly string[]
  fact?: Fact
  idea?: string
}

export const noSubject: Subject = { id: 'none', titles: [], questions: [] }

/** A subject for each fact, those that the place is for first. */
export function subjectsOf(material: Material): Subject[] {
  const { facts, here = [] } = material
  const subjects = facts.map((fact, index) => factSubject(material, fact, index))
  return subjects.toSorted((one, other) => Number(isOf(other, here)) - Number(isOf(one, here)))
}

function isOf({ fact }: Subject, facts: readonly Fact[]): boolean {
  return fact !== undefined && facts.includes(fact)
}

/** The subject that an item's texts speak of; undefined when they are somebody's own. */
export function findSubject(subjects: readonly Subject[], texts: readonly string[]): Subject | undefined {
  const whole = foldText(texts.join(' \n '))
  const single = new Set(texts.map(foldText))
  const exact =
    subjects.find(({ fact }) => fact && whole.includes(foldText(fact.text))) ??
    subjects.find(({ titles, questions }) =>
      [...titles, ...questions].some((title) => single.has(foldText(title))),
    )
  if (exact) return exact
  const words = texts.map(headWords)
  const allWords = new Set(words.flat())
  const scored = subjects.map((subject) => ({ subject, score: scoreOf(subject, words, allWords) }))
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score > half ? best.subject : undefined
}

/** With fewer of its words found, one text is not about another. */
const half = 0.5

/** A person's idea as a subject, with the fact that bears it out, if there is one. */
export function ideaSubject(idea: string, subjects: readonly Subject[]): Subject {
  const words = headWords(idea)
  const closest = subjects
    .map((subject) => ({ subject, score: closeness(subject, words) }))
    .toSorted((a, b) => b.score - a.score)[0]
  const found = closest && closest.score > half ? closest.subject : undefined
  return {
    id: `idea ${idea}`,
    titles: [idea],
    questions: [idea],
    idea,
    ...(found?.fact && { fact: found.fact }),
  }
}

function factSubject(material: Material, fact: Fact, index: number): Subject {
  const { kinds, subjects, about } = material.language
  const { titles, questions } = kinds[fact.kind]
  const own = fact.subject === undefined ? undefined : subjects[fact.subject]
  const label = labelOf(fact)
  const asked = answerIn(fact.text)?.question
  const step = material.voice + index * 3
  return {
    id: `fact ${index}`,
    titles: [
      ...(own ? [own.title] : []),
      ...(label ? [label] : []),
      ...rotate(fillAll(titles, material, { fact }), step),
    ],
    questions: [
      ...(asked ? [asked] : []),
      ...(own ? [own.question] : []),
      ...fillAll([about], material, { fact }),
      ...rotate(fillAll(questions, material, { fact }), step),
    ],
    fact,
  }
}

/** How much of one of the item's texts is in the fact, or of the fact in them. */
function scoreOf(
  { fact }: Subject,
  texts: readonly (readonly string[])[],
  allWords: ReadonlySet<string>,
): number {
  if (!fact) return 0
  const own = headWords(fact.text)
  const found = new Set(own)
  const shares = texts.filter((words) => words.length > 1).map((words) => shareOf(words, found))
  return Math.max(0, shareOf(own, allWords), ...shares)
}

function closeness({ fact }: Subject, words: readonly string[]): number {
  return overlap(words, `${fact?.text ?? ''} ${fact?.source ?? ''}`)
}
