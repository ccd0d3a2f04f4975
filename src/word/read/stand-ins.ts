import { emptyMark, emptyMarkPattern } from '../format.ts'
import { textOfParagraph, type WordParagraph } from '../walk/document.ts'

/** What an empty control of Word shows, in the words of its English and Arabic editions. */
const wordSentences = [
  'Click or tap here to enter text.',
  'Click here to enter text.',
  'Click to enter text.',
  'Tap or click here to enter text.',
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
  return isWordSentence(text) ? '' : text.replace(emptyMarkPattern, '')
}

/** Whether it is what Word shows in an empty control, and nothing else. */
export function isWordSentence(text: string): boolean {
  return text.length < longest && sentenceKeys.has(keyOf(text))
}

/** Such a sentence beside other words, where it may be somebody's copy. */
export function findWordSentence(text: string): string | undefined {
  return sentencePattern.exec(text)?.[0]
}

/** The same of a paragraph, whose other runs stay as they are: people type before, behind and into our mark. */
export function paragraphWithoutStandIns(paragraph: WordParagraph): WordParagraph {
  const text = textOfParagraph(paragraph)
  const rest = withoutStandIns(text)
  if (rest === text) return paragraph
  if (rest === '') return { ...paragraph, runs: [] }
  const found = emptyMarkPattern.exec(text)
  const runs = found
    ? withoutRange(paragraph.runs, found.index, found.index + found[0].length)
    : paragraph.runs
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

const sentencePattern =
  /click (?:or tap )?(?:here )?to enter (?:text|a date)\.?|انقر (?:أو اضغط )?(?:هنا )?لإدخال (?:نص|تاريخ)\.?/i
