import type { Findings } from './findings.ts'
import type { Tally } from './tally.ts'

export function printReport(tally: Tally, findings: Findings) {
  printMarkdown(
    ['what', 'requests', 'answered at once', 'after a retry', 'failed'],
    tally
      .rows()
      .map(({ kind, requests, atOnce, retried, failed }) => [kind, requests, atOnce, retried, failed]),
  )
  console.log()
  printMarkdown(
    ['what must hold', 'found', ''],
    findings.all().map(({ what, found, holds }) => [what, found, holds ? 'holds' : '**does not hold**']),
  )
}

function printMarkdown(head: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const lines = [head, head.map(() => '---'), ...rows]
  for (const cells of lines) console.log(`| ${cells.join(' | ')} |`)
}
