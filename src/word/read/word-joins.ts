/** Whether two texts side by side would read as one word or figure: "3" and "1/4" as 31/4. */
export function wouldJoin(before: string, behind: string): boolean {
  return /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}(√]/u.test(behind)
}
