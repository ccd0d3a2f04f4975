/** Fifty uploads at once, ten of them heavy, and what other people notice of it. */
import { setTimeout as wait } from 'node:timers/promises'
import { median, quantile } from '../measure.ts'
import type { RunningServer } from '../server.ts'
import { createHeavyDocuments, createLightDocuments } from './documents.ts'
import { readEventLoopDelay } from './event-loop.ts'
import { printMarkdown } from './markdown.ts'
import { type Answered, uploadOne } from './person.ts'
import { type Probe, startProbes } from './probe.ts'
import { forgetPeak, readUse } from './server-use.ts'

const [uploadsAtOnce, heavyOnes] = [50, 10]
const bars = { p99: 200, memory: 200 }
/** The machine's own share of what other requests take. */
const floor = 'bare Fastify route'

type Round = {
  seconds: number
  uploads: readonly Answered[]
  probes: readonly Probe[]
  loopP99: number
  loopWorst: number
  peak: number
  cpu: number
  childrenCpu: number
}

/** Prints what was measured; false when a bar was missed. */
export async function measureBurst(
  { url, process: { pid = 0 } }: RunningServer,
  rounds: number,
): Promise<boolean> {
  const heavy = await createHeavyDocuments(heavyOnes)
  const light = await createLightDocuments(uploadsAtOnce - heavyOnes)
  const every = uploadsAtOnce / heavyOnes
  const sent = heavy.flatMap((document, index) => [
    document,
    ...light.slice(index * (every - 1), (index + 1) * (every - 1)),
  ])
  const probes = await startProbes(url)
  await runRound()

  const measured: Round[] = []
  for (let round = 0; round < rounds; round++) measured.push(await runRound())
  probes.stop()
  printUploads(measured)
  printOthers(measured)
  return printRounds(measured)

  async function runRound(): Promise<Round> {
    await wait(500)
    forgetPeak(pid)
    await readEventLoopDelay(url)
    const before = readUse(pid)
    const start = performance.now()
    probes.begin()
    const uploads = await Promise.all(sent.map((document) => uploadOne(url, document)))
    const seconds = (performance.now() - start) / 1000
    const asked = await probes.tell()
    const { p99, worst } = await readEventLoopDelay(url)
    const after = readUse(pid)
    return {
      seconds,
      uploads,
      probes: asked,
      loopP99: p99,
      loopWorst: worst,
      peak: after.peak,
      cpu: (after.cpu - before.cpu) / 1000,
      childrenCpu: (after.childrenCpu - before.childrenCpu) / 1000,
    }
  }
}

function printUploads(measured: readonly Round[]) {
  const all = measured.flatMap(({ uploads }) => uploads)
  const read = all.filter(({ status, text }) => status === 200 && JSON.parse(text).success)
  const later = all.filter(({ retries }) => retries > 0)
  console.log(
    `${uploadsAtOnce} uploads at once, ${heavyOnes} of them of 9.9 MB, ${measured.length} rounds: ${read.length} of ${all.length} read, ${later.length} of them after 503 and Retry-After.`,
  )
}

/** Other requests while the uploads run, by what was asked for. */
function printOthers(measured: readonly Round[]) {
  const probes = measured.flatMap((round) => round.probes)
  const names = [...new Set(probes.map(({ name }) => name))]
  const rows = names.map((name) => {
    const times = probes.filter((probe) => probe.name === name).map(({ milliseconds }) => milliseconds)
    const show = (share: number) => `${quantile(times, share).toFixed(0)} ms`
    return [name, String(times.length), show(0.5), show(0.99), `${Math.max(...times).toFixed(0)} ms`]
  })
  printMarkdown(['other requests meanwhile', 'asked', 'median', 'p99', 'worst'], rows)
}

function printRounds(measured: readonly Round[]): boolean {
  const rows: [what: string, of: (round: Round) => number, unit: string, bar?: number][] = [
    ['all answered in', ({ seconds }) => seconds, 's'],
    ['other requests, p99', (round) => quantile(othersOf(round), 0.99), 'ms', bars.p99],
    ['other requests, worst', (round) => Math.max(...othersOf(round)), 'ms'],
    ['a bare Fastify server beside it, p99', (round) => quantile(floorOf(round), 0.99), 'ms'],
    ['a bare Fastify server beside it, worst', (round) => Math.max(...floorOf(round)), 'ms'],
    ['event loop held up, p99', ({ loopP99 }) => loopP99, 'ms'],
    ['event loop held up, worst', ({ loopWorst }) => loopWorst, 'ms'],
    ['memory of the server, peak', ({ peak }) => peak, 'MB', bars.memory],
    ['CPU time of the server', ({ cpu }) => cpu, 's'],
    ['CPU time of its children', ({ childrenCpu }) => childrenCpu, 's'],
  ]
  const verdicts = rows.map(([, of, , bar]) => bar === undefined || median(measured.map(of)) < bar)
  printMarkdown(
    ['by round', 'median', 'worst', 'bar', ''],
    rows.map(([what, of, unit, bar], index) => {
      const values = measured.map(of)
      const show = (value: number) => `${value.toFixed(unit === 's' ? 1 : 0)} ${unit}`
      const verdict = verdicts[index] ? 'passed' : 'FAILED'
      const judged = bar === undefined ? ['', ''] : [`< ${bar} ${unit}`, verdict]
      return [what, show(median(values)), show(Math.max(...values)), ...judged]
    }),
  )
  const answers = measured.flatMap(({ uploads, probes }) => [...uploads, ...probes])
  const unanswered = answers.filter(({ status }) => status !== 200)
  if (unanswered.length > 0) console.error(`${unanswered.length} requests were not answered with 200`)
  return unanswered.length === 0 && verdicts.every(Boolean)
}

function othersOf({ probes }: Round): number[] {
  return probes.filter(({ name }) => name !== floor).map(({ milliseconds }) => milliseconds)
}

function floorOf({ probes }: Round): number[] {
  return probes.filter(({ name }) => name === floor).map(({ milliseconds }) => milliseconds)
}
