import type { Brand } from '#layout/layout.ts'

/** What was made ready last, as long as it is asked for the same entries. */
export function keepLast<Entry, Index>(make: (entries: readonly Entry[], brand: Brand) => Index) {
  let last: { entries: readonly Entry[]; brand: Brand; index: Index } | undefined
  return (entries: readonly Entry[], brand: Brand): Index => {
    if (last?.entries !== entries || last.brand !== brand) {
      last = { entries, brand, index: make(entries, brand) }
    }
    return last.index
  }
}
