import { severities } from '#checks/finding.ts'
import { texts } from '#texts/page-report.ts'
import type { PageFindings } from './use-page-findings.ts'

type Words = Record<'checking' | 'incomplete' | 'nothing', string>

/** The report in one line. A page that could not be measured is not called good. */
export function summarize(
  { status, findings }: Pick<PageFindings, 'status' | 'findings'>,
  words: Words,
): string {
  if (status === 'measuring') return words.checking
  const counts = severities.flatMap((severity) => {
    const { length } = findings.filter((finding) => finding.severity === severity)
    return length > 0 ? [texts.counts[severity](length)] : []
  })
  return counts.join(', ') || (status === 'failed' ? words.incomplete : words.nothing)
}
