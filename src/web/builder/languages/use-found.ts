import { useDeferredValue, useMemo, useState } from 'react'
import { foldText, wordsOf } from '../../ui/search-text.ts'

const shownAtOnce = 50

/** The entries in which all words that are sought stand, some of them at a time. */
export function useFound<Entry>(entries: readonly Entry[], wordsIn: (entry: Entry) => readonly string[]) {
  const [words, setWords] = useState('')
  const [most, setMost] = useState(shownAtOnce)
  const sought = useDeferredValue(words)
  // biome-ignore lint/correctness/useExhaustiveDependencies(wordsIn): it is the same whenever the list is drawn
  const found = useMemo(() => {
    const parts = wordsOf(sought)
    if (parts.length === 0) return entries
    return entries.filter((entry) => {
      const text = foldText(wordsIn(entry).join('\n'))
      return parts.every((part) => text.includes(part))
    })
  }, [entries, sought])
  return {
    words,
    found,
    shown: found.slice(0, most),
    seek(next: string) {
      setWords(next)
      setMost(shownAtOnce)
    },
    left: Math.min(Math.max(0, found.length - most), shownAtOnce * 4),
    showMore: () => setMost((count) => count + shownAtOnce * 4),
  }
}
