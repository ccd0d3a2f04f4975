import type { Manifest } from '#catalogue/manifest.ts'
import { fold } from '#figures/fold.ts'
import { allProducts, type Product } from '#notices/products.ts'
import { createPhraseReader } from '#rules/phrase.ts'
import { findPhrases, indexPhrases, type PhraseIndex } from '#rules/phrase-index.ts'
import { readWords } from '#rules/read-words.ts'
import { sharedWords } from '#rules/themes.ts'
import type { CheckedPage } from '../checked-page.ts'
import { listTexts } from '../list-addresses.ts'

/**
 * What a page seems to be about, by its words: the product that is named most often, and of those the one that is named
 * first. What stands first on a page, and its name, say it best. Nothing where none is named.
 */
export function proposeProduct(page: CheckedPage, manifest: Manifest, name = ''): Product['id'] | undefined {
  return productOfTexts([name, ...listTexts(page, manifest).map(({ text }) => text)])
}

/** The same of texts, the first of which count more. */
export function productOfTexts(texts: readonly string[]): Product['id'] | undefined {
  const counts = new Map<string, number>()
  for (const [index, text] of texts.entries()) {
    const { words } = readWords(fold(text.slice(0, longestText)))
    const named = new Set(findPhrases(productIndex(), words).map(({ owner }) => owner))
    for (const id of named) counts.set(id, (counts.get(id) ?? 0) + (index < first ? 3 : 1))
  }
  const most = Math.max(0, ...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0]
}

/** The name of the page and the texts of its first section. */
const first = 4
const longestText = 4000

let known: PhraseIndex<string> | undefined

function productIndex(): PhraseIndex<string> {
  known ??= compile()
  return known
}

function compile(): PhraseIndex<string> {
  const { readPhrases, dictionary } = createPhraseReader(sharedWords().lists)
  const phrases = allProducts.flatMap(({ id, says }) =>
    [...says.en, ...says.ar].flatMap(readPhrases).map((phrase) => ({ owner: id, phrase })),
  )
  return indexPhrases(phrases, dictionary)
}
