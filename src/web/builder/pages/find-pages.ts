import { displayNameOf } from '#content/draft/page-names.ts'
import type { PageState } from '#team/review.ts'
import { texts as stateTexts } from '#texts/page-state.ts'
import { texts } from '#texts/pages.ts'
import { texts as starting } from '#texts/starting.ts'
import { texts as team } from '#texts/team.ts'
import type { ListedPage } from '../../team/use-team-pages.ts'

/** The pages with all of these words, in any order: in their names, or in what the list says of them. */
export function findPages(
  pages: readonly ListedPage[],
  words: string,
  stateOf: (page: ListedPage) => PageState | undefined,
): ListedPage[] {
  const sought = words.trim().toLowerCase().split(/\s+/)
  return pages.filter((page) => {
    const said = wordsOf(page, stateOf(page)).join(' ').toLowerCase()
    return sought.every((word) => said.includes(word))
  })
}

function wordsOf(page: ListedPage, state: PageState | undefined): string[] {
  const { pageName, locale, otherLocale, brand, by, isSharable, isUnsent } = page
  return [
    texts.nameOf(displayNameOf(page)),
    pageName,
    texts.list.languages(locale, otherLocale),
    brand === undefined ? '' : starting.brands[brand],
    by === undefined ? '' : team.nameOf(by),
    state === undefined ? '' : stateTexts.badge(state),
    isSharable ? team.pages.onlyHere : '',
    isUnsent ? team.pages.unsent : '',
  ]
}
