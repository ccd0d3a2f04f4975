import type { Locale } from '#base/locale.ts'
import type { Field } from '#catalogue/manifest.ts'
import { withReplacements } from '#content/draft/search/segments.ts'
import type { RuledPage } from '#rules/holds-for.ts'
import type { WordRule } from '#rules/rule.ts'
import { findValueBreaches, type ValueBreach } from './value-breaches.ts'

/** The value with the wording that its rule proposes; nothing where there is none, or where that mends nothing. */
export function takeWording(
  definition: Field,
  value: string | string[],
  breach: ValueBreach,
  page: RuledPage & { locale: Locale },
): string | string[] | undefined {
  const wording = proposedWording(breach.rule, page.locale)
  if (wording === undefined) return undefined
  const { range, by } = placeOfWording(breach, wording)
  const next = withReplacements(definition, value, [{ segment: breach.segment, ranges: [range], by }])
  if (next === undefined || isNothing(next)) return undefined
  const count = (of: string | string[]) => findValueBreaches(definition, of, page).length
  return count(next) < count(value) ? next : undefined
}

/** Empty where the words are to be taken out. */
export function proposedWording({ wording }: WordRule, locale: Locale): string | undefined {
  return wording?.[locale === 'ar-AE' ? 'ar' : 'en']
}

function placeOfWording({ rule, text, start, end }: ValueBreach, wording: string) {
  switch (rule.wording?.takes) {
    case 'sentence': {
      const range = sentenceAround(text, start, end)
      return { range: wording === '' ? withBlankBefore(text, range) : range, by: wording }
    }
    case 'behind':
      return behind(text, end, wording)
    case 'after':
      return afterSentence(text, sentenceAround(text, start, end).end, wording)
    default: {
      const range = { start, end }
      if (wording === '') return takenOut(text, range)
      return withArticle(text, range, likeBefore(text, start, wording))
    }
  }
}

/** What comes behind words that opened a sentence opens it instead. */
function takenOut(text: string, range: { start: number; end: number }) {
  if (!opensSentence(text, range.start)) return { range: withBlankBefore(text, range), by: '' }
  const next = /^[\s,،;:–-]*(\p{L}?)/u.exec(text.slice(range.end))
  const [behind = '', letter = ''] = next ?? []
  if (letter === '') return { range: withBlankBefore(text, range), by: '' }
  return {
    range: { start: range.start, end: range.end + behind.length },
    by: likeBefore(text, range.start, letter),
  }
}

function opensSentence(text: string, at: number): boolean {
  return /(?:^|[.!?؟\n]\s*)$/.test(text.slice(0, at))
}

/** Its last sign stands with it, as nothing can be put between two signs. */
function behind(text: string, at: number, wording: string, stop = '') {
  return { range: { start: at - 1, end: at }, by: `${text.slice(at - 1, at)}${stop} ${wording}` }
}

function afterSentence(text: string, at: number, wording: string) {
  const isEnded = /[.!?؟…][”"»’')\]]?$/.test(text.slice(0, at))
  return behind(text, at, wording, isEnded ? '' : '.')
}

function withBlankBefore(text: string, { start, end }: { start: number; end: number }) {
  if (start > 0) return { start: text[start - 1] === ' ' ? start - 1 : start, end }
  return { start, end: text[end] === ' ' ? end + 1 : end }
}

function sentenceAround(text: string, from: number, to: number) {
  const before = text.slice(0, from)
  const start = from - (/[^.!?؟\n]*$/.exec(before)?.[0].trimStart().length ?? 0)
  const end = to + (/^[^.!?؟\n]*[.!?؟]*/.exec(text.slice(to))?.[0].trimEnd().length ?? 0)
  return { start, end }
}

/** "An interest rate", but "a profit". */
function withArticle(text: string, range: { start: number; end: number }, by: string) {
  const article = /(?<!\p{L})an?(?= $)/iu.exec(text.slice(Math.max(0, range.start - 4), range.start))?.[0]
  if (article === undefined || !/^[a-z]/i.test(by)) return { range, by }
  const wanted = `${article.charAt(0)}${/^[aeiou]/i.test(by) ? 'n' : ''}`
  if (wanted === article) return { range, by }
  return { range: { start: range.start - article.length - 1, end: range.end }, by: `${wanted} ${by}` }
}

function likeBefore(text: string, start: number, wording: string): string {
  return /^\p{Lu}/u.test(text.slice(start)) ? wording.charAt(0).toUpperCase() + wording.slice(1) : wording
}

function isNothing(value: string | string[]): boolean {
  return [value].flat().every((text) => text.replace(/<[^>]*>/g, '').trim() === '')
}
