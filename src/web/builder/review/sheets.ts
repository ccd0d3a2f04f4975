/** A page on its way to the screen, in CSS pixels; numbers rise. */
export type Sheet = { number: number; html: string; width: number; height: number }

/** The page in sight, the one that loads below it, and the newest that waits for its turn. */
export type Sheets = {
  shown?: Sheet | undefined
  coming?: Sheet | undefined
  next?: Sheet | undefined
}

export type SheetEvent = { type: 'offered'; sheet: Sheet } | { type: 'arrived'; number: number }

/** One page loads at a time, and is not given up for a newer one: whoever types without pause sees it all the same. */
export function nextSheets(sheets: Sheets, event: SheetEvent): Sheets {
  const { coming, next } = sheets
  if (event.type === 'offered') {
    return coming ? { ...sheets, next: event.sheet } : { ...sheets, coming: event.sheet }
  }
  return coming?.number === event.number ? { shown: coming, coming: next } : sheets
}
