import type { PageEntry } from './page-entry.ts'
import type { Review } from './review.ts'

/** Why a page waits for somebody. */
export type Waiting = { page: PageEntry; why: 'mentioned' | 'ready' | 'changes' }

/** Where they are named in an open comment; what others have ready for review; and where changes are asked of them. */
export function waitingFor(pages: readonly PageEntry[], user: string): Waiting[] {
  return latestFirst(pages).flatMap((page): Waiting[] => {
    const { state, mentions, by } = page
    const isAsked = state.step === 'ready' && state.by !== user
    // Where whoever asks for changes wrote last, anybody else may have made the page.
    const isToChange = state.step === 'changes' && state.by !== user && (by === user || by === state.by)
    return [
      ...(mentions > 0 ? [{ page, why: 'mentioned' } as const] : []),
      ...(isAsked ? [{ page, why: 'ready' } as const] : []),
      ...(isToChange ? [{ page, why: 'changes' } as const] : []),
    ]
  })
}

/** What was done to a page last, and by whom. */
export type News = { page: PageEntry; by: string; at: string } & (
  | { what: 'changed' }
  | { what: 'step'; step: Review['step'] }
  | { what: 'commented'; isGuest: boolean }
)

/** What others did after that time: of each page the last. A guest may call themselves by the name of an account. */
export function newsSince(pages: readonly PageEntry[], user: string, time: string): News[] {
  return pages
    .filter(({ deleted }) => !deleted)
    .flatMap((page) => {
      const { by, at, state, commented } = page
      const done: News[] = [
        { page, what: 'changed', by, at },
        ...(state.step === 'draft'
          ? []
          : [{ page, what: 'step', ...deedOf(state), step: state.step } as const]),
        ...(commented ? [{ page, what: 'commented', ...commented } as const] : []),
      ]
      const isNew = (each: News) =>
        each.at > time && (each.by !== user || (each.what === 'commented' && each.isGuest))
      return done.filter(isNew).sort(byTime).slice(0, 1)
    })
    .sort(byTime)
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
