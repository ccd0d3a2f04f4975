import type { Manifest } from '#catalogue/manifest.ts'
import { findPageBreaches } from '#rules/find-page-breaches.ts'
import type { CheckedPage } from '../checked-page.ts'
import { createFinding, type Finding } from '../finding.ts'
import { listTexts } from '../list-addresses.ts'
import { brandOfPage } from './find-improper-words.ts'

/** What the page as a whole must say besides what it says: warnings, terms, dates, footnotes. */
export function findMissingWords(page: CheckedPage, manifest: Manifest): Finding[] {
  const texts = listTexts(page, manifest).map(({ text }) => text)
  const brand = page.brand ?? brandOfPage(page.components)
  return findPageBreaches(texts, { brand }).map(({ rule, words }) =>
    createFinding({ rule: 'page-words', id: rule.id }, undefined, words),
  )
}
