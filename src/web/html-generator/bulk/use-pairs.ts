import { useEffect, useState } from 'react'
import { loadPairs } from '../flow/load-pairs.ts'
import type { Paired } from '../flow/pairs.ts'
import { type BulkEntry, resultsOf } from './bulk-flow.ts'

/** Pages in two languages among the documents that were read. */
export function usePairs(entries: readonly BulkEntry[]): Paired | undefined {
  const [paired, setPaired] = useState<Paired>()
  useEffect(() => {
    let isCurrent = true
    loadPairs(resultsOf(entries)).then(
      (found) => {
        if (isCurrent) setPaired(found)
      },
      // Pages are made without.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [entries])
  return paired
}

/** The entries with what is said of their pairs. */
export function withPairs(entries: readonly BulkEntry[], paired: Paired | undefined): BulkEntry[] {
  const results = resultsOf(entries)
  const fileNames = new Map(
    results.map((result, index) => [result, paired?.results[index]?.metadata.fileName] as const),
  )
  return entries.map((entry) => {
    const { result } = entry
    const [fileName, warning] = result ? [fileNames.get(result), paired?.warnings.get(result)] : []
    if (!result || (fileName === undefined && !warning)) return entry
    return {
      ...entry,
      result: {
        ...result,
        metadata: { ...result.metadata, ...(fileName !== undefined && { fileName }) },
        warnings: warning ? [...result.warnings, warning] : result.warnings,
      },
    }
  })
}
