import { columnsOf } from '#catalogue/lookup.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { WritingBrief } from '#content/writing/writing.ts'
import { readMaterial } from '#writing/draft-writer/material.ts'
import { loadPhrases } from '#writing/draft-writer/phrases.ts'
import { findSubject, subjectsOf } from '#writing/draft-writer/plan.ts'
import { compared, headWords, likeness } from '#writing/draft-writer/text.ts'
import type { WrittenField } from './page.ts'

/** A page as people build them: a hero, benefits, cards, figures, text, links and questions. */
export const twelveSections = [
  'HBR002',
  'KBS001',
  'CardGridTextTop001',
  'CardWithIcon002',
  'IMGCNT001',
  'MultiColImageIcons001',
  'ABS001',
  'ThreeColumCardIconList',
  'FWDRTE001',
  'HLNUM001',
  'IMPLNK001',
  'FAQ001',
]

const phrases = loadPhrases()

/** Figures, proofs in few words and what depends on an offer can be said in one way only, and questions in few. */
export function isRewritable({ field, value }: WrittenField): boolean {
  if (value === '') return false
  const role = field.role ?? ''
  return (
    !['figure', 'figure-label', 'pill', 'offer', 'caption', 'question'].includes(role) &&
    !role.startsWith('proof-')
  )
}

/** Whether a text is another one: what says a fact may say the same with other words round it. */
export function isAnother({ facts = [] }: WrittenField, next: string, earlier: readonly string[]): boolean {
  const [text, ...others] = [next, ...earlier].map((value) => plainText(value))
  if (text === undefined) return false
  if (facts.length > 0) return !others.includes(text)
  return others.every((other) => likeness(compared(other), compared(text)) <= 0.8)
}

/** The pairs of questions and answers of a page, with the instance they stand in. */
export function questionsOf(page: readonly WrittenField[]): { question: WrittenField; answer: string }[] {
  return page
    .filter(({ field, value }) => field.role === 'question' && value !== '')
    .map((question) => ({ question, answer: answerOf(question) }))
}

function answerOf({ component, itemValues = {} }: WrittenField): string {
  const column = columnsOf(component).find(({ role }) => role === 'answer')
  return itemValues[column?.name ?? ''] ?? ''
}

/** Whether the answer is about what the question asks: the same kind of fact, the same angle, or two words in common. */
export function answersQuestion(question: WrittenField, answer: string, brief: WritingBrief): boolean {
  const material = readMaterial({ ...question, brief, brand: undefined }, undefined, phrases)
  const clean = (text: string) => plainText(text).replace(/[\u2066-\u2069]/g, '')
  const subject = findSubject(subjectsOf(material), [clean(answer)])
  if (subject?.questions.includes(clean(question.value))) return true
  const words = new Set(headWords(clean(answer)))
  return new Set(headWords(clean(question.value)).filter((word) => words.has(word))).size >= 2
}
