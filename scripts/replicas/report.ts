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
    ['what is expected', 'found', ''],
    findings.all().map(({ what, found, isMet }) => [what, found, isMet ? 'yes' : '**no**']),
  )
}

function printMarkdown(head: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const lines = [head, head.map(() => '---'), ...rows]
  for (const cells of lines) console.log(`| ${cells.join(' | ')} |`)
}
