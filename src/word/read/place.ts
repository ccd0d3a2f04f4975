import { headerLabels } from '../format.ts'

/**
 * Where in a document something stands. `instanceId` is empty before the first component, and not there for the document
 * as a whole; `source` is the paragraph, by where it stands in the main part.
 */
export type WordPlace = { instanceId?: string; spot?: Spot | undefined; source?: number | undefined }

/** Where in a section: by the names that people see in its tables. Items count from 1. */
export type Spot =
  | { at: 'value'; label: string; item?: number; isBeside?: true }
  | { at: 'second-row'; label: string; item?: number }
  | { at: 'second-header-row'; label: string }
  | { at: 'item'; item: number }
  /** A row of which nothing tells what it is for; the name may be empty. */
  | { at: 'strange-row'; name: string; isBeside?: true }
  | { at: 'heading' }
  /** Between its tables. */
  | { at: 'text' }
  | { at: 'order-table'; row?: string; isBeside?: true }
  | { at: 'order-cells' | 'order-row-without-id' | 'foreign-table' | 'labels' | 'margin' | 'embedded-file' }
  /** `item` is the label of one, as it was written. */
  | { at: 'second-section'; label: string; item: string }
  | { at: 'note'; of: WordPlace | undefined }

export function beside(spot: Spot): Spot {
  switch (spot.at) {
    case 'value':
    case 'strange-row':
    case 'order-table':
      return { ...spot, isBeside: true }
    default:
      return spot
  }
}

export function isSameSpot(one: Spot | undefined, other: Spot | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

export function besideHeader(key: keyof typeof headerLabels): WordPlace {
  return { spot: { at: 'value', label: headerLabels[key], isBeside: true } }
}
