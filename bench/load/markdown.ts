/** A table as Markdown, its columns aligned for whoever reads it on a terminal. */
export function printMarkdown(head: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = widths.map((width) => '-'.repeat(width))
  console.log(['', ...[head, rule, ...rows].map(line), ''].join('\n'))
}
