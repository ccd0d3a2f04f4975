import type { Writer } from '#writing/writer.ts'

/** So many calls warm the engine up before any is timed. */
const warmUp = 100

/**
 * The writer, with the CPU time of each call noted: our own part, for waiting costs none. Calls that come to nothing are
 * counted by their reason.
 */
export function timeWriter(writer: Writer) {
  const milliseconds: number[] = []
  const failures = new Map<string, number>()
  let calls = 0

  const timed: Writer = {
    ...writer,
    writeField: (task, signal) => note(() => writer.writeField(task, signal)),
    writeItem: (task, signal) => note(() => writer.writeItem(task, signal)),
  }
  return { timed, milliseconds, failures, calls: () => calls }

  async function note<Outcome extends { ok: true } | { ok: false; refusal: { reason: string } }>(
    write: () => Promise<Outcome>,
  ): Promise<Outcome> {
    calls++
    const before = process.cpuUsage()
    const outcome = await write()
    const { user, system } = process.cpuUsage(before)
    if (calls > warmUp) milliseconds.push((user + system) / 1000)
    if (!outcome.ok) failures.set(outcome.refusal.reason, (failures.get(outcome.refusal.reason) ?? 0) + 1)
    return outcome
  }
}
