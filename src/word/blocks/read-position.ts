import { findSlot } from './find-words.ts'
import type { LabelSlot } from './label-words.ts'

const ofText =
  /^(?:(?:a|the|small|micro|mini|tiny|little|short|one|extra|line|lines|text|texts|copy|words?|note|sentence|caption|intro|paragraph|سطر|السطر|سطور|نص|النص|جملة|كلام|كلمة|صغير|صغيرة|الصغير)$)/
const small = /^(?:small|micro|mini|tiny|fine|صغير|صغيرة|الصغير)$/
const above = /^(?:above|over|before|on|فوق|أعلى|قبل)$/
const below = /^(?:under|underneath|below|beneath|after|تحت|أسفل|بعد)$/

/** "Pre-head", "over title" */
const ahead = /^(?:pre|over)$/

/** "Micro line under buttons", "small text above the headline": what a few words are by what they stand beside. */
export function findByPosition(words: readonly string[]): LabelSlot | undefined {
  const [first = '', ...more] = words
  if (ahead.test(first) && findSlot(more) === 'title') return 'eyebrow'
  if (small.test(first) && more.every((word) => ofText.test(word))) return 'legal'
  const at = words.findIndex((word) => above.test(word) || below.test(word))
  if (at === 0 && findSlot(words.slice(1).filter((word) => word !== 'the')) === 'title')
    return below.test(first) ? 'subtitle' : 'eyebrow'
  if (at < 1) return
  if (!words.slice(0, at).every((word) => ofText.test(word))) {
    const slot = findSlot(words.slice(0, at))
    return slot === 'action' || slot === 'second-action' || slot === 'eyebrow' ? slot : undefined
  }
  const isSmall = words.slice(0, at).some((word) => small.test(word))
  if (at === words.length - 1) return isSmall && below.test(words[at] ?? '') ? 'legal' : undefined
  const beside = findSlot(words.slice(at + 1).filter((word) => word !== 'the'))
  const isAbove = above.test(words[at] ?? '')
  if (beside === 'title') return isAbove ? 'eyebrow' : 'subtitle'
  return beside === 'action' || beside === 'second-action' ? 'body' : undefined
}

const ofCopywriters =
  /^(?:headline|subheadline|subhead|subheading|subtitle|standfirst|strapline|cta|ctas|btn|button|buttons|eyebrow|kicker|tagline|blurb|bullets|disclaimer)$/
const ofOthers =
  /^(?:old|former|previous|current|rejected|email|mail|sms|push|form|error|success|submit|seo|meta|image|video|social|share|search|radio|page|press|the|a|an|your|our|this|that|one)$/

/** "Winning headline", "mono eyebrow": the word behind tells, where only those who write copy say it. */
export function findByLast(words: readonly string[]): LabelSlot | undefined {
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  const isPlain =
    before.length > 0 &&
    before.length < 3 &&
    !before.some((word) => ofOthers.test(word) || !/^\p{L}+$/u.test(word))
  return isPlain && ofCopywriters.test(last) ? findSlot([last]) : undefined
}
