/** What is expected, and whether it was so. */
export type Findings = {
  check: (what: string, found: unknown, wanted: unknown) => void
  all: () => readonly { what: string; found: string; isMet: boolean }[]
}

export function createFindings(): Findings {
  const findings: { what: string; found: string; isMet: boolean }[] = []
  return {
    check(what, found, wanted) {
      const [was, should] = [found, wanted].map((value) => JSON.stringify(value) ?? 'nothing')
      const isMet = was === should
      findings.push({ what, found: isMet ? `${was}` : `${was}, not ${should}`, isMet })
    },
    all: () => findings,
  }
}
