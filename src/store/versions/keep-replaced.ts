import type { SavePage } from '#team/save-page.ts'
import type { PageRow } from '../pages/page-row.ts'
import type { Change, Deed } from '../store.ts'
import { timeBefore } from '../time-before.ts'
import { keepVersion } from './keep-version.ts'

/** So long somebody writes before what stood is kept by itself. */
const minutesOfWriting = 10

type Replacing = { page: PageRow; deed: Deed; before: SavePage['before'] }

/** What a save is about to replace is kept: before larger things, when somebody else begins, and every ten minutes. */
export async function keepReplaced(change: Change, { page, deed, before }: Replacing): Promise<void> {
  const isDue = before !== undefined || page.who !== deed.by || isLongAgo(page.kept_at, deed.at)
  if (isDue) await keepVersion(change, { page, kind: before ?? 'auto', isKept: false, at: deed.at })
}

function isLongAgo(keptAt: string, now: string): boolean {
  return keptAt <= timeBefore(now, { seconds: minutesOfWriting * 60 })
}
