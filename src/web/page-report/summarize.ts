import { type Severity, severities } from '#checks/finding.ts'
import type { PageFindings } from './use-page-findings.ts'

type Words = {
  checking: string
  incomplete: string
  nothing: string
  counts: Record<Severity, (count: number) => string>
}

/** The report in one line. A page that could not be measured is not called good. */
export function summarize({ status, findings }: Omit<PageFindings, 'untold'>, words: Words): string {
  if (status === 'measuring') return words.checking
  const counts = severities.flatMap((severity) => {
    const { length } = findings.filter((finding) => finding.severity === severity)
    return length > 0 ? [words.counts[severity](length)] : []
  })
  return counts.join(', ') || (status === 'failed' ? words.incomplete : words.nothing)
}
