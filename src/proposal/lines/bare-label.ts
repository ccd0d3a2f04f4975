/** The words of a label without its colon, and without brackets round all of them: "[Button]:". */
export function bareLabel(text: string): string {
  const words = text.replace(/\s*[:：]\s*$/, '').trim()
  return /^[[({]([^[\](){}]+)[\])}]$/.exec(words)?.[1]?.trim() ?? words
}
