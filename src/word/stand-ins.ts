import { textOfParagraph, type WordParagraph } from './document.ts'
import { emptyMark, emptyMarkPattern } from './format.ts'

/** What an empty control of Word shows, in the words of its English and Arabic editions. */
const wordSentences = [
  'Click or tap here to enter text.',
  'Click here to enter text.',
  'Click or tap to enter a date.',
  'Click or tap here to enter a date.',
  'Click here to enter a date.',
  'Choose an item.',
  'Choose a building block.',
  'Enter any content that you want to repeat, including other content controls. You can also insert this control around table rows in order to repeat parts of a table.',
  'انقر أو اضغط هنا لإدخال نص.',
  'انقر هنا لإدخال نص.',
  'انقر أو اضغط لإدخال تاريخ.',
  'انقر أو اضغط هنا لإدخال تاريخ.',
  'انقر هنا لإدخال تاريخ.',
  'اختر عنصرًا.',
  'اختر كتلة إنشاء.',
]

/** Whether an empty control shows this by itself, whole or in pieces. */
export function isEmptyControlText(text: string): boolean {
  const key = keyOf(text)
  return standIns.some((each) => each.includes(key))
}

/** Words that stand for a value until there is one: our mark of an empty value, and what Word shows in its place. */
export function withoutStandIns(text: string): string {
  if (text.length < longest && sentenceKeys.has(keyOf(text))) return ''
  return text.replace(emptyMarkPattern, '').replace(sentencePattern, '')
}

/** The same of a paragraph, whose other runs stay as they are: people type before, behind and into it. */
export function paragraphWithoutStandIns(paragraph: WordParagraph): WordParagraph {
  const text = textOfParagraph(paragraph)
  const rest = withoutStandIns(text)
  if (rest === text) return paragraph
  if (rest === '') return { ...paragraph, runs: [] }
  let runs = paragraph.runs
  for (const pattern of [emptyMarkPattern, sentencePattern]) {
    const found = pattern.exec(runs.map((run) => run.text).join(''))
    if (found) runs = withoutRange(runs, found.index, found.index + found[0].length)
  }
  return { ...paragraph, runs }
}

function withoutRange(runs: WordParagraph['runs'], start: number, end: number): WordParagraph['runs'] {
  let at = 0
  const left = runs.map((run) => {
    const from = at
    at += run.text.length
    return {
      ...run,
      text: run.text.slice(0, Math.max(0, start - from)) + run.text.slice(Math.max(0, end - from)),
    }
  })
  return left.filter(({ text }) => text !== '')
}

/** Without what editors and keyboards change: letter case, vowel signs, the forms of alef, marks of direction, the stop. */
function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim()
}

const sentenceKeys = new Set(wordSentences.map(keyOf))
const standIns = [emptyMark, ...wordSentences].map(keyOf)
const longest = 400

/** The sentences that nobody writes for a page, also beside other words. */
const sentencePattern =
  /click (?:or tap )?(?:here )?to enter (?:text|a date)\.?|انقر (?:أو اضغط )?(?:هنا )?لإدخال (?:نص|تاريخ)\.?/i
