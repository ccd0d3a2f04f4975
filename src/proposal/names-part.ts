import { partFillers } from '#word/blocks/label-words.ts'
import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { readPartName } from '#word/blocks/read-label.ts'
import type { Part } from './split-parts.ts'

/** Whether the heading of a part only says which part it is. "Key benefits" may be copy as well, "Hero section" is none. */
export function namesPart(part: Part, units: Units): boolean {
  const { block, isName } = part.strips[part.heading ?? -1] ?? {}
  if (!block) return false
  if (block.kind === 'label' || isName) return true
  return (
    block.kind === 'heading' &&
    (readPartName(wordsOf(block.words, units)) !== undefined || isNumbered(wordsOf(block.words, units)))
  )
}

/** No visitor of a page reads such words on it. */
export function isBuildersWord(text: string): boolean {
  return (
    /^[\P{L}]*(?:top|bottom|end|numbers|figures|stats|how|links|legal|seo|روابط|أرقام|قانوني)\P{L}*$/iu.test(
      text,
    ) ||
    /[\p{L}]\s[–—-]\s*$/u.test(text) ||
    /\b(?:hero|banner|cta|header|footer|strip|bar|band|grid|block|section|cards|tiles|stats?|masthead|fold|rows?|columns?|slides?|caption|(?:bottom|footer|legal) line|carousel|panel|module|component|copy|closing|eyebrow|proof|text|small print|fine print|disclaimers?)\b|البانر|بانر|الهيرو|هيرو|القسم|قسم|الواجهة|البطاقات|الختام|السطور الصغيرة/i.test(
      text,
    )
  )
}

/** "Benefits", "Key numbers": one word that tells, where "Who can apply" is a heading for readers as well. */
export function isOneWord(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}&+]+/gu) ?? []
  return words.filter((word) => !partFillers.has(word)).length <= 1
}

/** "Section 2: …", "03 – …": what decks count. */
function isNumbered(text: string): boolean {
  return numberBefore.test(text)
}

/** "Section 2 – …" */
export const sectionBefore =
  /^\s*(?:section|part|block|screen|module|قسم|القسم|الجزء)\s*(?:[\d٠-٩]{1,2}|[a-f]|one|two|three|four|five|six|seven|eight|الأول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|أ|ب|ج)\s*(?:[.):：|]|\s?[–—-])/i

export const numberBefore =
  /^\s*(?:(?:section|part|block|screen|module|قسم|القسم|الجزء)\s*(?:[\d٠-٩]{1,2}|[a-f](?=\s?[.):：|–—-])|one|two|three|four|five|six|seven|eight|الأول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن)\s*(?:[.):：]|\s?[–—-])|(?:section|block|module|القسم|قسم)\s?[:：]|[\d٠-٩]{2}\s*[–—-]|[\d٠-٩]{1,2}(?:\.[\d٠-٩]{1,2}\.?|[.)])\s)\s*/i

/** "2 Features", which is a number of the document only above another title: "5 reasons" is copy. */
export const numberAbove = /^\s*[\d٠-٩]{1,2}\s+\p{L}/u
