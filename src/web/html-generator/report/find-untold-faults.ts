import type { Manifest } from '#catalogue/manifest.ts'
import { findWrittenFaults } from '#checks/check-written.ts'
import type { CheckedPage } from '#checks/checked-page.ts'
import type { Finding } from '#checks/finding.ts'

/** What the document's errors and warnings do not tell: they hold all that is wrong with its layout and its values. */
export function findUntoldFaults(page: CheckedPage, manifest: Manifest): Finding[] {
  return findWrittenFaults(page, manifest).filter(
    ({ fault }) =>
      fault.rule !== 'layout' &&
      fault.rule !== 'unknown-component' &&
      fault.rule !== 'improper-words' &&
      fault.rule !== 'page-words' &&
      fault.rule !== 'notice-wording-missing' &&
      !('problem' in fault),
  )
}
