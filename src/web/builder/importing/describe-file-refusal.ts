import { texts } from '#texts/importing.ts'
import { describeLayoutError } from '#texts/layout.ts'
import type { FileRefusal } from './read-file.ts'

/** Why a file cannot be opened, in words for people. */
export function describeFileRefusal(refusal: FileRefusal): string {
  switch (refusal.reason) {
    case 'not-a-layout':
      return texts.refusals['not-a-layout'](refusal.where)
    case 'too-many-components':
      return texts.refusals['too-many-components'](refusal.count)
    case 'broken-layout':
      return describeLayoutError(refusal.error)
    case 'clashing-ids':
      return refusal.message
    case 'no-page':
      return refusal.message || texts.refusals['no-page']
    default:
      return texts.refusals[refusal.reason]
  }
}
