import type { PageEntry } from './page-entry.ts'

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

/** What others changed after that time. */
export function changedSince(pages: readonly PageEntry[], user: string, time: string): PageEntry[] {
  return latestFirst(pages).filter(({ by, at }) => by !== user && at > time)
}

function latestFirst(pages: readonly PageEntry[]): PageEntry[] {
  return pages.filter(({ deleted }) => !deleted).sort((one, other) => other.at.localeCompare(one.at))
}
