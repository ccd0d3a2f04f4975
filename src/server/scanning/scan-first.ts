import type { Parsing } from '../parsing/parsing.ts'
import type { Scan } from './scan.ts'

/** No document is opened before the scanner has let it through. */
export function scanFirst(parsing: Parsing, scan: Scan): Parsing {
  return {
    ...parsing,
    async parse(bytes, filename, options) {
      const scanned = await scan(bytes)
      return scanned.ok ? await parsing.parse(bytes, filename, options) : scanned
    },
  }
}
