import type { LineSource } from '#content/writing/brief.ts'
import { useSession } from '../../session/session.ts'

type Sources = readonly LineSource[]

/** Who confirms, as is kept beside the line. */
export function useSignature(): () => NonNullable<LineSource['confirmed']> {
  const by = useSession()?.username ?? ''
  return () => ({ by, at: new Date().toISOString() })
}

export function withConfirmed(
  sources: Sources,
  lines: readonly string[],
  confirmed: NonNullable<LineSource['confirmed']>,
): LineSource[] {
  return lines.reduce((all, line) => put(all, { ...find(all, line), line, confirmed }), [...sources])
}

export function withTaken(
  sources: Sources,
  lines: readonly string[],
  taken: NonNullable<LineSource['taken']>,
): LineSource[] {
  return lines.reduce((all, line) => put(all, { ...find(all, line), line, taken }), [...sources])
}

/** What is still said of lines that are there: who confirmed one counts only as long as it is confirmed. */
export function sourcesOf(
  sources: Sources,
  { keyMessages, confirmed }: { keyMessages: readonly string[]; confirmed: readonly string[] },
): LineSource[] {
  return sources.flatMap((source): LineSource[] => {
    const { line, taken } = source
    if (!keyMessages.includes(line)) return []
    if (confirmed.includes(line)) return [source]
    return taken ? [{ line, taken }] : []
  })
}

function find(sources: Sources, line: string): LineSource | undefined {
  return sources.find((each) => each.line === line)
}

function put(sources: Sources, source: LineSource): LineSource[] {
  return [...sources.filter(({ line }) => line !== source.line), source]
}
