import { type Gathering, grainsHere } from './gathering.ts'
import type { GrainRole } from './grain.ts'
import type { Strip } from './strip.ts'

/** What plain words are, by what stands before them in their item or their part. */
export function roleOfText(into: Gathering, text: string, strip: Strip): GrainRole {
  const { item, key, part } = into
  if (key === 'question' || (part.name === 'questions' && item !== undefined)) return 'answer'
  const own = grainsHere(into)
  if (own.some(({ role }) => role === 'figure') && !own.some(({ role }) => role === 'figure-label'))
    return 'figure-label'
  const isMarked = strip.row !== undefined || /^(?:mark|label) /.test(key)
  const isShort = text.length <= 60 && (strip.row !== undefined || !/[.,;:!؟،]$/.test(text))
  if (isMarked && isShort && own.length === 0 && part.name !== 'steps') return 'title'
  if (strip.row !== undefined && isShort && !own.some(({ role }) => role === 'title')) return 'title'
  const isFirst = own.length === 0
  if (isFirst && item === undefined && isEyebrow(text)) return 'eyebrow'
  return 'body'
}

function isEyebrow(text: string): boolean {
  return text.length <= 40 && /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()
}
