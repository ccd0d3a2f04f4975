import { setTimeout as pause } from 'node:timers/promises'
import { type Colleague, write } from './colleague.ts'
import type { Findings } from './findings.ts'
import { isCutOff, isHandedOn, isWriting, readTries } from './nginx-log.ts'
import { end } from './processes.ts'
import type { Tally } from './tally.ts'
import { kinds, startTraffic } from './traffic.ts'
import type { World } from './world.ts'

/** How long people work before, between and after what happens to the replicas. */
const stretch = 6000

/** No request of a user fails for good while one replica is killed and the other is stopped. */
export async function checkWork(
  { directory, replicas, model, restart }: World,
  colleague: Colleague,
  { findings: { check }, tally }: { findings: Findings; tally: Tally },
) {
  const [killed, stopped] = replicas
  const traffic = await startTraffic(colleague, tally)
  await pause(stretch)
  await underWay(tally)
  // The model keeps the one replica waiting, and of two texts in a row each replica is sent one: the kill cuts one off.
  const letGo = model.hold(killed.port)
  const texts = ['HBR-0011', 'HBR-0012'].map((instance) => tally.note(kinds.text, () => write(instance)))
  while (model.waiting(killed.port) === 0) await pause(5)
  await end(killed.process, 'SIGKILL')
  letGo()
  await pause(stretch)
  await restart(0)
  await pause(stretch)
  await underWay(tally)
  await end(stopped.process)
  const { exitCode } = stopped.process
  await pause(stretch)
  await restart(1)
  await pause(stretch)
  await Promise.all([traffic.stop(), ...texts])

  const tries = readTries(directory)
  const cutOff = tries.filter(isCutOff)
  const cutTexts = cutOff.filter(isWriting)
  const handedOn = tries.filter(isHandedOn)
  console.log(
    `nginx handed ${handedOn.length} requests on. ${cutOff.length} had reached a replica that died over them; of these ${cutTexts.length} for texts.\n`,
  )
  check('the kill cut off work', cutOff.length > cutTexts.length, true)
  check('the kill cut off a text', cutTexts.length > 0, true)
  check('texts that nginx asked for again, though they may have cost', cutTexts.filter(isHandedOn).length, 0)
  check('the replica that was stopped ended by itself', exitCode, 0)
  for (const { kind, requests, failed } of tally.rows()) check(`${kind}: failed of ${requests}`, failed, 0)
}

/** Waits for a moment in which documents, pages and a text are being worked on. */
async function underWay({ underWay }: Tally) {
  while ([kinds.upload, kinds.bulk, kinds.page, kinds.text].some((kind) => underWay(kind) === 0))
    await pause(5)
}
