import { type FaceState, faceStates } from './face-states.ts'
import type { PageEntry } from './page-entry.ts'
import type { Review } from './review.ts'

/** Why a page waits for somebody; what is to be read or changed, in one of its languages. */
export type Waiting = { page: PageEntry } & (
  | { why: 'mentioned' }
  | ({ why: 'ready' | 'changes'; by: string } & Pick<FaceState, 'locale'>)
)

/** Where they are named in an open comment; what others have ready for review; and where changes are asked of them. */
export function waitingFor(pages: readonly PageEntry[], user: string): Waiting[] {
  return latestFirst(pages).flatMap((page): Waiting[] => {
    const asked = faceStates(page).flatMap(({ locale, state }): Waiting[] => {
      if (state.step === 'draft' || state.by === user) return []
      const { by } = state
      if (state.step === 'ready') return [{ page, why: 'ready', by, locale }]
      // Where whoever asks for changes wrote last, anybody else may have made the page.
      const isToChange = state.step === 'changes' && (page.by === user || page.by === by)
      return isToChange ? [{ page, why: 'changes', by, locale }] : []
    })
    return [...(page.mentions > 0 ? [{ page, why: 'mentioned' } as const] : []), ...asked]
  })
}

/** What was done to a page last, and by whom. */
export type News = { page: PageEntry; by: string; at: string } & (
  | { what: 'changed' }
  | ({ what: 'step'; step: Review['step'] } & Pick<FaceState, 'locale'>)
  | { what: 'commented'; isGuest: boolean }
)

/** What others did after that time: of each page the last. A guest may call themselves by the name of an account. */
export function newsSince(pages: readonly PageEntry[], user: string, time: string): News[] {
  return pages
    .filter(({ deleted }) => !deleted)
    .flatMap((page) => {
      const { by, at, commented } = page
      const done: News[] = [
        { page, what: 'changed', by, at },
        ...faceStates(page).flatMap(({ locale, state }) =>
          state.step === 'draft'
            ? []
            : [{ page, what: 'step', ...deedOf(state), step: state.step, locale } as const],
        ),
        ...(commented ? [{ page, what: 'commented', ...commented } as const] : []),
      ]
      const isNew = (each: News) =>
        each.at > time && (each.by !== user || (each.what === 'commented' && each.isGuest))
      return done.filter(isNew).sort(byTime).slice(0, 1)
    })
    .sort(byTime)
}

/** Whether it is what a page waits for. */
export function isWaitedFor(news: News, waiting: readonly Waiting[]): boolean {
  return waiting.some((each) => {
    if (each.page.pageId !== news.page.pageId) return false
    if (each.why === 'mentioned') return news.what === 'commented'
    return news.what === 'step' && news.step === each.why && news.locale === each.locale
  })
}

function deedOf({ by, at }: { by: string; at: string }) {
  return { by, at }
}

/** The latest first. */
function byTime(one: { at: string }, other: { at: string }): number {
  return other.at.localeCompare(one.at)
}

function latestFirst(pages: readonly PageEntry[]): PageEntry[] {
  return pages.filter(({ deleted }) => !deleted).sort(byTime)
}
