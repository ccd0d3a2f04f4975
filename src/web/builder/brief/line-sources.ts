import type { LineSource } from '#content/writing/brief.ts'
import { useSession } from '../../session/session.ts'

type Sources = readonly LineSource[]

/** Who confirms, as is kept beside the line. */
export function useSignature(): () => NonNullable<LineSource['confirmed']> {
  const by = useSession()?.username ?? ''
  return () => ({ by, at: new Date().toISOString() })
}

/** The sources with this said of these lines: who confirmed or mended them, or where they were taken from. */
export function withSource(
  sources: Sources,
  lines: readonly string[],
  said: Pick<LineSource, 'confirmed' | 'mended' | 'taken'>,
): LineSource[] {
  return lines.reduce((all, line) => put(all, { ...findSource(all, line), line, ...said }), [...sources])
}

/** What is still said of lines that are there: who confirmed one counts only as long as it is confirmed. */
export function sourcesOf(
  sources: Sources,
  { keyMessages, confirmed }: { keyMessages: readonly string[]; confirmed: readonly string[] },
): LineSource[] {
  return sources.flatMap((source): LineSource[] => {
    const { line, taken, mended } = source
    if (!keyMessages.includes(line)) return []
    if (confirmed.includes(line)) return [source]
    return taken || mended ? [{ line, ...(taken && { taken }), ...(mended && { mended }) }] : []
  })
}

export function findSource(sources: Sources, line: string): LineSource | undefined {
  return sources.find((each) => each.line === line)
}

function put(sources: Sources, source: LineSource): LineSource[] {
  return [...sources.filter(({ line }) => line !== source.line), source]
}
