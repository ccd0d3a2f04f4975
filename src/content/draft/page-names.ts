import { findPageNameError, proposePageName } from '#layout/page-name.ts'

/** What people call a page, where that is more than its page name; and the page name, which its files have. */
export type PageNames = { displayName?: string | undefined; pageName: string }

export function displayNameOf({ displayName, pageName }: PageNames): string {
  return displayName || pageName
}

/** What the page's files are to be called: its page name, else what follows from what people call it. */
export function fileNameOf(names: PageNames): string {
  const { pageName } = names
  return findPageNameError(pageName) === undefined ? pageName : proposePageName(displayNameOf(names))
}

/** For people. The page name follows, unless somebody chose one of its own. */
export function withDisplayName({ displayName, pageName }: PageNames, next: string): PageNames {
  const follows = displayName === undefined || pageName === '' || pageName === proposePageName(displayName)
  const followed = follows ? proposePageName(next) : pageName
  return next === '' ? { pageName: followed } : { displayName: next, pageName: followed }
}

/** For files. What people call the page stays. */
export function withPageName(names: PageNames, pageName: string): PageNames {
  const displayName = displayNameOf(names)
  return displayName === '' ? { pageName } : { displayName, pageName }
}
