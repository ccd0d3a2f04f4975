/** What must hold, and whether it did. */
export type Findings = {
  check: (what: string, found: unknown, wanted: unknown) => void
  all: () => readonly { what: string; found: string; holds: boolean }[]
}

export function createFindings(): Findings {
  const findings: { what: string; found: string; holds: boolean }[] = []
  return {
    check(what, found, wanted) {
      const [was, should] = [found, wanted].map((value) => JSON.stringify(value) ?? 'nothing')
      const holds = was === should
      findings.push({ what, found: holds ? `${was}` : `${was}, not ${should}`, holds })
    },
    all: () => findings,
  }
}
