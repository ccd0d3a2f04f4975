/** Mixed traffic for a long time: is memory flat, does every handle come back, is every answer the right one? */
import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../measure.ts'
import type { RunningServer } from '../server.ts'
import { printMarkdown } from './markdown.ts'
import { readUse, type Use } from './server-use.ts'
import { slopeOf } from './slope.ts'
import { type Act, createTraffic } from './traffic.ts'

const people = 3
const sampleEverySeconds = 10
/** Growth by the fitted line over the whole time, and how many handles more at the end. */
const bars = { memory: 15, handles: 5 }

type Sample = Use & { minutes: number }

/** Prints what was seen; false when something went wrong or grew. `temporary` is the server's folder for its files. */
export async function soak(
  { url, process: { pid = 0, stdout } }: RunningServer,
  minutes: number,
  temporary: string,
): Promise<boolean> {
  const acts = await createTraffic()
  const counts = new Map<string, number>()
  const faults: string[] = []
  const samples: Sample[] = []
  const troubles: string[] = []
  stdout?.on('data', (lines: Buffer) => troubles.push(...findTroubles(String(lines))))
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 60_000

  await Promise.all([...Array.from({ length: people }, (_, person) => act(person)), sample()])
  await wait(2000)
  samples.push({ ...readUse(pid), minutes: elapsed() })
  const leftOver = readdirSync(temporary)
  printSamples(samples, minutes)
  printMarkdown(
    ['traffic', 'times'],
    acts.map(({ name }) => [name, String(counts.get(name) ?? 0)]),
  )
  console.log(`Children that ended: ${troubles.length === 0 ? 'none' : troubles.join(', ')}.`)
  return judge(samples, faults, leftOver)

  async function act(person: number) {
    for (let turn = person * 1000; elapsed() < minutes; turn++) {
      const { name, perform } = choose(acts, turn)
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      const fault = await perform(url, count).catch((error: Error) => `${error.message} ${error.cause ?? ''}`)
      if (!fault) continue
      faults.push(`minute ${elapsed().toFixed(1)}, ${name}: ${fault}`)
      console.error(faults.at(-1))
    }
  }

  async function sample() {
    while (elapsed() < minutes) {
      const use = readUse(pid)
      samples.push({ ...use, minutes: elapsed() })
      if (samples.length % 30 === 1) {
        console.log(
          `minute ${elapsed().toFixed(0)}: ${use.memory.toFixed(0)} MB, ${use.handles} handles, ${use.children} children, ${faults.length} wrong answers`,
        )
      }
      await wait(sampleEverySeconds * 1000)
    }
  }
}

/** Why children ended, out of the server's log. */
function findTroubles(lines: string): string[] {
  return Array.from(lines.matchAll(/"reason":"([^"]*)","msg":"a child/g), ([, reason = '']) => reason)
}

/** Every act as often as its share says, in an order that is the same in every run. */
function choose(acts: readonly Act[], turn: number): Act {
  const total = acts.reduce((sum, { share }) => sum + share, 0)
  // A step that shares no factor with the total visits every place once before it begins anew.
  let place = (turn * 37) % total
  for (const act of acts) {
    if (place < act.share) return act
    place -= act.share
  }
  throw new Error('There is no act at all')
}

/** The start, each five minutes as the median of the samples near it, and the end. */
function printSamples(samples: readonly Sample[], minutes: number) {
  const step = Math.min(5, minutes / 3)
  const marks = Array.from({ length: Math.floor(minutes / step) }, (_, index) => (index + 1) * step)
  const [first, last] = [samples[0], samples.at(-1)]
  const rows = marks.map((mark) => {
    const near = samples.filter((sample) => sample.minutes > mark - step && sample.minutes <= mark)
    const of = (key: keyof Use) => median(near.map((sample) => sample[key])).toFixed(0)
    const peak = Math.max(...near.map(({ memory }) => memory)).toFixed(0)
    return [`to minute ${mark.toFixed(0)}`, `${of('memory')} MB`, `${peak} MB`, of('handles'), of('children')]
  })
  const rowOf = (name: string, sample: Sample | undefined) =>
    sample
      ? [[name, `${sample.memory.toFixed(0)} MB`, '', String(sample.handles), String(sample.children)]]
      : []
  printMarkdown(
    ['', 'memory', 'at most', 'open handles', 'children'],
    [...rowOf('at the start', first), ...rows, ...rowOf('two seconds after the end', last)],
  )
}

function judge(samples: readonly Sample[], faults: readonly string[], leftOver: readonly string[]): boolean {
  const last = samples.at(-1)?.minutes ?? 0
  // What is loaded and compiled only once is no growth.
  const warm = samples.filter(({ minutes }) => minutes > Math.min(5, last / 3))
  const growth = (key: 'memory' | 'handles') =>
    slopeOf(warm.map((sample) => [sample.minutes, sample[key]])) * (last - (warm[0]?.minutes ?? 0))
  const [memory, handles] = [growth('memory'), growth('handles')]
  console.log(
    `Least squares after warming up: memory ${memory.toFixed(1)} MB, handles ${handles.toFixed(1)} over the time; ${faults.length} wrong answers; ${leftOver.length} temporary files left.`,
  )
  return memory < bars.memory && handles < bars.handles && faults.length === 0 && leftOver.length === 0
}
