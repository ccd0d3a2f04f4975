/** Whoever has more of one kind than this has another document before them. */
const mostLines = 200
/** Of those with figures: these alone are what nobody may miss. */
const mostFigures = 600

/**
 * A message of several lines: what they are, one line for each, and what to do. Where there are too many, those that
 * quote a figure are named before all others, and then the longest.
 */
export function listLines(head: string, lines: readonly string[], advice: string, thing = 'place'): string {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  const named = chooseLines([...counts.keys()])
  const rest = lines.length - named.reduce((sum, line) => sum + (counts.get(line) ?? 0), 0)
  return [
    head,
    ...named.map((line) => bulleted(timesOf(line, counts.get(line) ?? 1))),
    ...(rest > 0
      ? [bulleted(`and ${thing === 'place' ? 'in ' : ''}${rest} more ${thing}${rest === 1 ? '' : 's'}`)]
      : []),
    advice,
  ].join('\n')
}

function chooseLines(lines: readonly string[]): readonly string[] {
  if (lines.length <= mostLines) return lines
  const figures = lines.filter((line) => quotedFigure.test(line)).slice(0, mostFigures)
  const others = lines
    .filter((line) => !quotedFigure.test(line))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, Math.max(0, mostLines - figures.length))
  const chosen = new Set([...figures, ...others])
  return lines.filter((line) => chosen.has(line))
}

const quotedFigure = /“[^“”]*\p{N}/u

function timesOf(line: string, count: number) {
  return count === 1 ? line : `${line} (${count} times)`
}

function bulleted(line: string): string {
  return `• ${line}`
}
