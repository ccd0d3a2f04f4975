/**
 * How much of a call the draft writer reads, in characters and in texts: it works in the process that serves everybody,
 * and compares what it reads with each other. A brief for a page has a tenth of it.
 */
export const readLimits = {
  /** Of key messages. */
  brief: 60_000,
  statements: 200,
  /** Of one statement: no text of a page is longer, and its figures are compared with each other. */
  statement: 600,
  /** Of texts that stand already, of which the latest count: together, and each. */
  standing: 100_000,
  standingText: 2000,
  standingTexts: 100,
  /** Of a text that is put into Arabic word by word. */
  carried: 200,
}

/** The first texts that are no longer than so many characters together, whole: half a message says something else. */
export function takeWithin(texts: readonly string[], most: number): readonly string[] {
  let length = 0
  const end = texts.findIndex((text) => {
    length += text.length
    return length > most
  })
  return end === -1 ? texts : texts.slice(0, end)
}

/** Of texts that a new one is compared with, the oldest first: as much as can matter to it. */
export function readStanding(texts: readonly string[]): string[] {
  const { standing, standingText, standingTexts } = readLimits
  const latest = texts.slice(-standingTexts).map((text) => text.slice(0, standingText))
  return takeWithin(latest.toReversed(), standing).toReversed()
}
