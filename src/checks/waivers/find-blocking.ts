import type { Manifest } from '#catalogue/manifest.ts'
import type { Waiver } from '#content/draft/waiver.ts'
import { findWrittenFaults } from '../check-written.ts'
import type { CheckedPage } from '../checked-page.ts'
import { type Blocking, listBlocking, settleWaived } from './waived.ts'

/** What a page should not go out with, and nobody has waived. */
export function findBlockingOfPage(
  page: CheckedPage,
  manifest: Manifest,
  waivers: readonly Waiver[] = [],
): Blocking[] {
  return listBlocking(settleWaived(findWrittenFaults(page, manifest), page, waivers), page)
}
