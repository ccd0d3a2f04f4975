import type { Fact } from './facts.ts'
import { fillAll } from './frames.ts'
import type { Material } from './material.ts'
import type { Angle } from './phrases.ts'
import { type Compared, compared, foldText, headWords, likeness, overlap, rotate, shareOf } from './text.ts'

/** What one item is about: a fact of the brief, an idea that a person gave, or an angle of the writer's own. */
export type Subject = {
  id: string
  /** The best first. */
  titles: readonly string[]
  questions: readonly string[]
  fact?: Fact
  angle?: Angle
  idea?: string
}

/** The subjects of a section's items in order: facts while they last, then angles, this section's own first. */
export function planSubjects(material: Material, prefer: 'facts' | 'angles'): Subject[] {
  const { facts } = material
  const angles = ownAngles(material).map((angle) => angleSubject(material, angle))
  if (prefer === 'angles') return angles
  return [...facts.map((fact, index) => factSubject(material, fact, index)), ...angles]
}

/** The subject of item `itemIndex` (from 1), given the titles that stand already. */
export function chooseSubject(
  subjects: readonly Subject[],
  itemIndex: number,
  previousTitles: readonly string[],
): Subject | undefined {
  const planned = subjects[(itemIndex - 1) % subjects.length]
  const taken = previousTitles.filter((title) => title.trim() !== '').map(compared)
  if (taken.length === 0) return planned
  const free = subjects.filter((subject) => !isTaken(subject, taken))
  return free.includes(planned as Subject) && taken.length < itemIndex
    ? firstFree(free, planned)
    : (free[0] ?? planned)
}

/** The subject that an item's texts speak of; undefined when they are somebody's own. */
export function findSubject(subjects: readonly Subject[], texts: readonly string[]): Subject | undefined {
  const whole = foldText(texts.join(' \n '))
  const single = new Set(texts.map(foldText))
  const exact = subjects.find(
    ({ fact, angle, titles, questions }) =>
      (fact && whole.includes(foldText(fact.text))) ||
      [...titles, ...questions].some((title) => single.has(foldText(title))) ||
      (angle &&
        Object.values(angle.sentences).some((list) => list.some((line) => whole.includes(foldText(line))))),
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

/** A person's idea as a subject, with the fact or angle that bears it out, if there is one. */
export function ideaSubject(material: Material, idea: string, subjects: readonly Subject[]): Subject {
  const words = headWords(idea)
  const closest = subjects
    .map((subject) => ({ subject, score: closeness(subject, words) }))
    .toSorted((a, b) => b.score - a.score)[0]
  const found = closest && closest.score > half ? closest.subject : undefined
  return {
    id: `idea ${idea}`,
    titles: [idea],
    questions: fillAll(material.language.frames.idea.all, material, { idea }),
    idea,
    ...(found?.fact && { fact: found.fact }),
    ...(found?.angle && { angle: found.angle }),
  }
}

/** The sentences of an angle in the page's voice, that which is this section's first. */
export function sentencesOf(material: Material, angle: Angle): string[] {
  const place = material.language.angles.indexOf(angle)
  const own = placesOf(material).find(({ at }) => at === place)
  return rotate(fillAll(angle.sentences[material.family], material, {}), own?.turn ?? 0)
}

/** The angles that have a sentence of this section's own, then those of which it may borrow one. */
export function ownAngles(material: Material): Angle[] {
  const { angles } = material.language
  return [...new Set(placesOf(material).flatMap(({ at }) => angles[at] ?? []))]
}

/**
 * Each section owns one sentence in three angles: number `turn` of each. What it needs beyond these it takes from the
 * section half-way round, which only a long page has; then from those a quarter away, then from any.
 */
function placesOf({ voice, family, language }: Material): { at: number; turn: number }[] {
  const { angles } = language
  const [whole, turns] = [angles.length, angles[0]?.sentences[family].length ?? 0]
  const lenders = [0, whole / 2, whole / 4, (whole * 3) / 4, ...angles.keys()].map(Math.floor)
  return [...new Set(lenders)].flatMap((lender) =>
    Array.from({ length: turns }, (_, turn) => ({ at: (voice + lender + turn * stride) % whole, turn })),
  )
}

/** Between the angles of one section: such that it has none in common with the section half-way round. */
const stride = 9

function factSubject(material: Material, fact: Fact, index: number): Subject {
  const { titles, questions } = material.language.kinds[fact.kind]
  const step = material.voice + index * 3
  return {
    id: `fact ${index}`,
    titles: rotate(fillAll(titles, material, { fact }), step),
    questions: rotate(fillAll(questions, material, { fact }), step),
    fact,
  }
}

function angleSubject(material: Material, angle: Angle): Subject {
  return {
    id: `angle ${angle.id}`,
    titles: rotate(fillAll(angle.titles, material, {}), material.voice),
    questions: rotate(fillAll(angle.questions, material, {}), material.voice),
    angle,
  }
}

function firstFree(free: readonly Subject[], planned: Subject | undefined): Subject | undefined {
  return planned ?? free[0]
}

function isTaken({ fact, titles, questions }: Subject, taken: readonly Compared[]): boolean {
  if (fact) {
    const own = compared(fact.text)
    return taken.some((title) => title.folded.includes(own.folded) || likeness(own, title) > 0.6)
  }
  const own = new Set([...titles, ...questions].map(foldText))
  return taken.some(({ folded }) => own.has(folded))
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

function closeness({ fact, angle, titles }: Subject, words: readonly string[]): number {
  return overlap(
    words,
    [fact?.text ?? '', fact?.source ?? '', ...(angle?.words ?? []), ...(fact ? [] : titles)].join(' '),
  )
}
