import { clearSelection } from './selection.ts'
import { leadInto } from './side-tab.ts'

/** What belongs to the page as a whole stands in the details while nothing is selected. */
export function showPageDetails() {
  clearSelection()
  leadInto('details')
}
