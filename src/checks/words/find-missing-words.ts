import { defaultLocale, type Locale } from '#base/locale.ts'
import { type Brand, pageBrand } from '#layout/layout.ts'
import { type NoticedPage, noticesOf } from '#notices/notices.ts'
import { findPageBreaches, type SaidToPage } from '#rules/find-page-breaches.ts'
import { createFinding, type Finding } from '../finding.ts'

type OfPage = { brand: Brand | undefined; product: string | undefined; locale?: Locale | undefined }

/**
 * What the page as a whole must say besides what it says: warnings, terms, dates, footnotes. `texts` are all of it. What its
 * product puts there is not asked for again.
 */
export function findMissingWords(
  texts: readonly SaidToPage[],
  { brand, product, locale }: OfPage,
): Finding[] {
  const noticed = { product, brand: brand ?? pageBrand([]), locale: locale ?? defaultLocale }
  const answered = new Set(noticesOf(noticed).map(({ notice }) => notice.answers))
  const breaches = findPageBreaches(texts, { brand }).filter(({ rule }) => !answered.has(rule.id))
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
