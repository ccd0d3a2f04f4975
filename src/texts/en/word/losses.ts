import { quoteShort } from '#base/shorten.ts'
import type { PlacedLoss } from '#word/read/instance.ts'
import { listLines } from './lines.ts'
import { describePlace } from './places.ts'

/** All that stood in values' cells and that their values cannot hold. */
export function describeLosses(losses: readonly (PlacedLoss & { instanceId: string })[]): string {
  const lines = losses.map(({ loss, ...place }) => `${describePlace(place)}: ${describeLoss(loss)}`)
  const advice = 'Please check that these values read as they should.'
  return listLines('Not all of the form of the values is kept:', lines, advice)
}

export function describeLoss(loss: PlacedLoss['loss']): string {
  switch (loss.loss) {
    case 'link':
      return `the field takes plain text, so the link to ${quoteShort(loss.text)} is left out.`
    case 'unusable-link':
      return `the link to ${quoteShort(loss.text)} is left out: no page can have it.`
    case 'words-over-link':
      return `the address under the words is used, the words ${quoteShort(loss.text)} are not.`
    case 'brackets':
      return `there are no small signs for the raised or lowered ${quoteShort(loss.text)}, so it stands in brackets.`
    case 'list':
      return 'the field takes one line, so the entries of the list are joined by spaces.'
    case 'lines':
      return 'the field takes one line, so its lines are joined by spaces.'
    case 'heading':
      return 'a heading is text like any other here.'
    case 'table':
      return 'a table is text here, one paragraph for each cell.'
    case 'merged-values':
      return 'its Value cell is merged with the one above, so all that stands there is read as the value above.'
    case 'stand-in':
      return `${quoteShort(loss.text)} is left out, because Word shows it in empty fields.`
    case 'stand-in-kept':
      return `it holds the words ${quoteShort(loss.text)}, which Word shows in empty fields. Please delete them if they are not meant.`
    case 'struck':
      return `the struck words ${quoteShort(loss.text)} are left out.`
  }
}
