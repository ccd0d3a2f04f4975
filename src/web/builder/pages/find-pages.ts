import { displayNameOf } from '#content/draft/page-names.ts'
import { texts as list } from '#texts/page-list.ts'
import { texts } from '#texts/pages.ts'
import { texts as starting } from '#texts/starting.ts'
import { texts as team } from '#texts/team.ts'
import type { ListedPage } from '../../team/use-team-pages.ts'

/** The pages with all of these words, in any order: in their names, or in what the list says of them. */
export function findPages(
  pages: readonly ListedPage[],
  words: string,
  statesOf: (page: ListedPage) => readonly string[],
): ListedPage[] {
  const sought = words.trim().toLowerCase().split(/\s+/)
  return pages.filter((page) => {
    const said = wordsOf(page, statesOf(page)).join(' ').toLowerCase()
    return sought.every((word) => said.includes(word))
  })
}

function wordsOf(page: ListedPage, states: readonly string[]): string[] {
  const { pageName, locale, otherLocale, brand, by, isSharable, isUnsent } = page
  return [
    texts.nameOf(displayNameOf(page)),
    pageName,
    list.languages(locale, otherLocale),
    brand === undefined ? '' : starting.brands[brand],
    by === undefined ? '' : team.nameOf(by),
    ...states,
    isSharable ? team.pages.onlyHere : '',
    isUnsent ? team.pages.unsent : '',
  ]
}
