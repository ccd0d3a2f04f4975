import { defaultLocale } from '#base/locale.ts'
import { pageBrand } from '#layout/layout.ts'
import { type NoticedPage, noticesOf } from '#notices/notices.ts'
import { findPageBreaches, type SaidToPage } from '#rules/find-page-breaches.ts'
import type { RuledPage } from '#rules/holds-for.ts'
import { createFinding, type Finding } from '../finding.ts'

/**
 * What the page as a whole must say besides what it says: warnings, terms, dates, footnotes. `texts` are all that was written,
 * `printed` is what its header and footer say. What its product puts there is not asked for again.
 */
export function findMissingWords(
  texts: readonly SaidToPage[],
  { printed, ...page }: RuledPage & { printed: readonly SaidToPage[] | undefined },
): Finding[] {
  const { product, brand = pageBrand([]), locale = defaultLocale } = page
  const noticed = { product, brand, locale }
  const answered = new Set(noticesOf(noticed).map(({ notice }) => notice.answers))
  const breaches = findPageBreaches(texts, { ...page, locale, printed }).filter(
    ({ rule }) => !answered.has(rule.id),
  )
  return [
    ...findMissingWordings(noticed),
    ...breaches.map(({ rule, words }) =>
      createFinding({ rule: 'page-words', id: rule.id }, undefined, words),
    ),
  ]
}

/** Notices that the page needs and cannot have in its language. */
function findMissingWordings(page: NoticedPage): Finding[] {
  return noticesOf(page).flatMap(({ notice, isDraft }) =>
    isDraft ? [createFinding({ rule: 'notice-wording-missing', id: notice.id })] : [],
  )
}
