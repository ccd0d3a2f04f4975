import { defaultLocale, type Locale } from '#base/locale.ts'
import { sha256Hex } from '#base/sha256-hex.ts'
import { contentOf, type PageContent } from '#content/content.ts'
import { type Waived, type Waiver, waivedKey } from '#content/draft/waiver.ts'
import { allNotices, type Notice } from '#notices/notices.ts'
import type { WordRule } from '#rules/rule.ts'
import { findRule } from '#rules/rule-set.ts'
import { versionOfRule } from '#rules/rule-version.ts'
import { createFinding, type Finding } from '../finding.ts'

/** What of a page a waiver depends on. */
export type WaivedPage = { content: PageContent; locale?: Locale | undefined; product?: string | undefined }

/** What a page should not go out with: all that one rule finds in one text. */
export type Blocking = Waived & {
  /** The words that it is about. */
  words: string
  /** Who asks for it is the law: one person alone cannot waive it. */
  isLaw: boolean
  /** The first of them, which tells where they stand. */
  finding: Finding
}

/** Whether a page should not go out with it. */
export function isBlocking({ fault }: Finding): boolean {
  return fault.rule === 'notice-wording-missing' || (fault.rule === 'improper-words' && fault.isBlocking)
}

/** What blocks among these findings, each rule once a text. */
export function listBlocking(findings: readonly Finding[], page: WaivedPage): Blocking[] {
  const found = new Map<string, Blocking>()
  for (const finding of findings) {
    const waived = waivedOf(finding, page)
    if (!waived) continue
    const key = waivedKey(waived)
    const known = found.get(key)
    const words = finding.excerpt ?? noticeOf(waived)?.text ?? ''
    if (!known) found.set(key, { ...waived, words, isLaw: isLaw(waived), finding })
    else if (!known.words.split(', ').includes(words)) known.words = `${known.words}, ${words}`
  }
  return [...found.values()]
}

/** In the place of what blocks and is waived stands by whom, and why. */
export function settleWaived(
  findings: readonly Finding[],
  page: WaivedPage,
  waivers: readonly Waiver[] | undefined,
): Finding[] {
  if (!waivers || waivers.length === 0) return [...findings]
  const byKey = new Map(waivers.map((waiver) => [waivedKey(waiver), waiver]))
  return findings.map((finding) => {
    const waived = waivedOf(finding, page)
    const waiver = waived && byKey.get(waivedKey(waived))
    if (!waiver || !isEnough(waiver, isLaw(waiver))) return finding
    const { id, by, reason } = waiver
    return createFinding(
      { rule: 'waived', waiver: id, by, reason },
      finding.place,
      finding.excerpt ?? waiver.words,
    )
  })
}

/** What was found, and is waived. */
export function waivedFinding({ rule, instanceId, field, words }: Waiver): Finding {
  if (rule.startsWith(noticeStart)) {
    return createFinding({ rule: 'notice-wording-missing', id: rule.slice(noticeStart.length) })
  }
  return createFinding({ rule: 'improper-words', id: rule, isBlocking: true }, { instanceId, field }, words)
}

/** What is law wants another name. */
export function isEnough({ by, second = '' }: Pick<Waiver, 'by' | 'second'>, isLaw: boolean): boolean {
  if (by.trim() === '') return false
  return !isLaw || (second.trim() !== '' && !isSameName(by, second))
}

export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
  return plain(one) === plain(other)
}

/** Nothing of what does not block. */
function waivedOf(finding: Finding, page: WaivedPage): Waived | undefined {
  if (!isBlocking(finding)) return undefined
  const { fault, place } = finding
  const { locale = defaultLocale, product = '' } = page
  if (fault.rule === 'notice-wording-missing') {
    const notice = findNotice(fault.id)
    const version = notice ? digestOf(JSON.stringify(notice)).slice(0, 8) : ''
    return {
      rule: `${noticeStart}${fault.id}`,
      version,
      instanceId: '',
      field: '',
      digest: '',
      locale,
      product,
    }
  }
  const rule = fault.rule === 'improper-words' ? findRule(fault.id) : undefined
  if (!rule || place?.field === undefined) return undefined
  const { instanceId, field, item } = place
  const { fields, items } = contentOf(page.content, instanceId)
  const value = (item === undefined ? fields : items[item])?.[field]?.value ?? ''
  return waivedWords(rule, { instanceId, field }, value, { locale, product })
}

function waivedWords(
  rule: WordRule,
  { instanceId, field }: { instanceId: string; field: string },
  value: string | string[],
  { locale = defaultLocale, product = '' }: Omit<WaivedPage, 'content'>,
): Waived {
  const digest = digestOf([value].flat().join('\n'))
  return { rule: rule.id, version: versionOfRule(rule), instanceId, field, digest, locale, product }
}

/** By whom words of a value are waived that break this rule. */
export function findWaiver(
  rule: WordRule,
  place: { instanceId: string; field: string },
  value: string | string[],
  { waivers = [], ...page }: Omit<WaivedPage, 'content'> & { waivers?: readonly Waiver[] | undefined },
): Waiver | undefined {
  if (rule.severity !== 'block' || waivers.length === 0) return undefined
  const key = waivedKey(waivedWords(rule, place, value, page))
  return waivers.find((waiver) => waivedKey(waiver) === key && isEnough(waiver, rule.source.by === 'law'))
}

/** By whom it is waived that the wording of a notice is missing. */
export function findNoticeWaiver(
  id: string,
  { waivers = [], ...page }: Omit<WaivedPage, 'content'> & { waivers?: readonly Waiver[] | undefined },
): Waiver | undefined {
  if (waivers.length === 0) return undefined
  const finding = createFinding({ rule: 'notice-wording-missing', id })
  const waived = waivedOf(finding, { ...page, content: {} })
  const key = waived && waivedKey(waived)
  return waivers.find((waiver) => waivedKey(waiver) === key && isEnough(waiver, isLaw(waiver)))
}

function isLaw({ rule }: Pick<Waived, 'rule'>): boolean {
  return findSource(rule)?.by === 'law'
}

/** Who asks for it: of a rule, or of a notice. */
export function findSource(rule: string): WordRule['source'] | undefined {
  return (noticeOf({ rule }) ?? findRule(rule))?.source
}

function noticeOf({ rule }: Pick<Waived, 'rule'>): Notice | undefined {
  return rule.startsWith(noticeStart) ? findNotice(rule.slice(noticeStart.length)) : undefined
}

function findNotice(id: string): Notice | undefined {
  return allNotices.find((notice) => notice.id === id)
}

const noticeStart = 'notice/'

function digestOf(text: string): string {
  return sha256Hex(text.normalize('NFC')).slice(0, 16)
}
