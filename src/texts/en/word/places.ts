import type { Spot, WordPlace } from '#word/read/place.ts'

/** Where in a document something stands: "HBR-0001, "Title"". */
export function describePlace({ instanceId, spot }: WordPlace): string {
  if (instanceId && spot?.at === 'text') return `under ${instanceId}`
  const section = instanceId === '' ? 'before the first component' : instanceId
  return [section, describeSpot(spot)].filter(Boolean).join(', ')
}

export function describeSpot(spot: Spot | undefined): string {
  switch (spot?.at) {
    case undefined:
    case 'text':
      return ''
    case 'value':
      return `${spot.isBeside ? 'beside ' : ''}${nameOf(spot)}`
    case 'second-row':
      return `in a second row for ${nameOf(spot)}`
    case 'second-header-row':
      return `in a second row "${spot.label}"`
    case 'item':
      return `beside "Item ${spot.item}"`
    case 'strange-row':
      return `${spot.isBeside ? 'beside' : 'in'} ${spot.name === '' ? 'a row without a name' : `the row "${spot.name}"`}`
    case 'heading':
      return 'its heading'
    case 'order-table':
      return `${spot.isBeside ? 'beside ' : ''}the component order table${spot.row === undefined ? '' : `, row ${spot.row}`}`
    case 'order-cells':
      return 'in the component order table'
    case 'order-row-without-id':
      return 'a row of the component order table without an instance ID'
    case 'foreign-table':
      return 'in a table of no component'
    case 'labels':
      return 'instead of the names and the words beside them'
    case 'margin':
      return "the header or footer of Word's pages"
    case 'embedded-file':
      return 'Word would merge it in on opening'
    case 'second-section':
      return `"${spot.label}"${spot.item && ` of ${spot.item}`} of the second section`
    case 'note':
      return spot.of ? `${describePlace(spot.of)}, a note to it` : 'a footnote or endnote'
  }
}

function nameOf({ label, item }: { label: string; item?: number }): string {
  return item === undefined ? `"${label}"` : `"${label}" of item ${item}`
}
