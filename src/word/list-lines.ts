/** Whoever has more of one kind than this has another document before them. */
const mostLines = 200

/**
 * A message of several lines: what they are, one line for each, and what to do. Where there are too many, the shortest
 * are only counted: a figure says less than a sentence.
 */
export function listLines(head: string, lines: readonly string[], advice: string): string {
  const longest = new Set(lines.toSorted((one, other) => other.length - one.length).slice(0, mostLines))
  const named = lines.filter((line) => longest.has(line)).slice(0, mostLines)
  const rest = lines.length - named.length
  return [
    head,
    ...named.map(bulleted),
    ...(rest > 0 ? [bulleted(`and in ${rest} more ${rest === 1 ? 'place' : 'places'}`)] : []),
    advice,
  ].join('\n')
}

function bulleted(line: string): string {
  return `• ${line}`
}
