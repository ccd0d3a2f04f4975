import type { Manifest } from '#catalogue/manifest.ts'
import type { Brand } from '#layout/layout.ts'
import { findPageBreaches, readForPage, type SaidToPage } from '#rules/find-page-breaches.ts'
import type { CheckedPage } from '../checked-page.ts'
import { createFinding, type Finding } from '../finding.ts'
import { listTexts } from '../list-addresses.ts'
import { brandOfPage } from './find-improper-words.ts'

/** What the page as a whole must say besides what it says: warnings, terms, dates, footnotes. */
export function findMissingWords(page: CheckedPage, manifest: Manifest): Finding[] {
  return findMissingIn(readTextsForPage(page, manifest), page.brand ?? brandOfPage(page.components))
}

/** The same of texts that have been read: all those of a page, section by section. */
export function findMissingIn(texts: readonly SaidToPage[], brand: Brand | undefined): Finding[] {
  return findPageBreaches(texts, { brand }).map(({ rule, words }) =>
    createFinding({ rule: 'page-words', id: rule.id }, undefined, words),
  )
}

/** `page` may hold one section alone. */
export function readTextsForPage(page: CheckedPage, manifest: Manifest): SaidToPage[] {
  return listTexts(page, manifest).map(({ text }) => readForPage(text))
}
