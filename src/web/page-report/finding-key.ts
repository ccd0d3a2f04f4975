import type { Finding } from '#checks/finding.ts'

/** What tells a finding from the others of its page. */
export function findingKey(finding: Finding): string {
  return JSON.stringify(finding)
}
