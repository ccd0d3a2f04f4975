import type { Brand } from '#layout/layout.ts'
import { findPageBreaches, type SaidToPage } from '#rules/find-page-breaches.ts'
import { createFinding, type Finding } from '../finding.ts'

/** What the page as a whole must say besides what it says: warnings, terms, dates, footnotes. `texts` are all of it. */
export function findMissingWords(texts: readonly SaidToPage[], brand: Brand | undefined): Finding[] {
  return findPageBreaches(texts, { brand }).map(({ rule, words }) =>
    createFinding({ rule: 'page-words', id: rule.id }, undefined, words),
  )
}
