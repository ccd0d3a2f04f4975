/** Signs that a list has before its points, as they come out of Word, a mail or a spreadsheet; one that is words stays. */
const sign = /^\s*(?:[•·▪◦‣●§]|[-–—*](?=\s)|o(?=\t)|\d{1,2}[.)](?=\s))\s*/u

/** The points of a list that was copied, each as it is without the sign before it. */
export function pastedLines(text: string): string[] {
  return text
    .split(/[\r\n\v\u2028\u2029]+/)
    .map((line) => line.replace(sign, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** Of points that go into a list at one of its entries, those for which it has room: the first goes into that entry. */
export function fitLines(
  lines: readonly string[],
  { count, most }: { count: number; most: number },
): { fitting: string[]; left: string[] } {
  const room = Math.max(1, most - count + 1)
  return { fitting: lines.slice(0, room), left: lines.slice(room) }
}
