import type { BenchWindow, OpenPage } from './page.ts'

/** Long enough for what an editor puts off until it is quiet: Puck records its history after 250 ms. */
const quiet = 500

/** CPU milliseconds of the renderer's main thread from `work` until the page has been quiet for a while. */
export async function mainThreadTime(open: OpenPage, work: () => Promise<unknown>): Promise<number> {
  const before = await readMetric(open, 'ThreadTime')
  await work()
  await rest(open)
  return ((await readMetric(open, 'ThreadTime')) - before) * 1000
}

export async function readMetric({ cdp }: OpenPage, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = metrics.find((each) => each.name === name)
  if (!metric) throw new Error(`Chromium has no metric ${name}`)
  return metric.value
}

/** Megabytes of JavaScript that are still needed. */
export async function readHeap(open: OpenPage): Promise<number> {
  await open.cdp.send('HeapProfiler.collectGarbage')
  await open.cdp.send('HeapProfiler.collectGarbage')
  return (await readMetric(open, 'JSHeapUsedSize')) / 1e6
}

export async function rest({ page }: OpenPage) {
  await page.waitForTimeout(quiet)
}

/** Fills the page up to `count` sections, each painted before the next. */
export async function fill({ page }: OpenPage, count: number) {
  await page.evaluate(async (wanted) => {
    const { __bench: bench } = window as unknown as BenchWindow
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (let before = bench.count(); before < wanted; before++) {
      bench.insert(before)
      await painted()
      for (let frames = 2; bench.count() === before && frames < 120; frames += 2) await painted()
      if (bench.count() !== before + 1) throw new Error(`An insert made ${before} into ${bench.count()}`)
    }
  }, count)
}

export async function readModel({ page }: OpenPage): Promise<string[]> {
  return page.evaluate(() => (window as unknown as BenchWindow).__bench.model())
}

/** What a piece of work costs: until it is painted, and until the page is quiet; style and layout of the former. */
export type Cost = { painted: number; quiet: number; style: number; layout: number }

export async function costOf(open: OpenPage, work: () => Promise<unknown>): Promise<Cost> {
  const before = await readTimes(open)
  await work()
  await nextPaint(open)
  const painted = await readTimes(open)
  await rest(open)
  const quiet = await readTimes(open)
  return {
    painted: painted.thread - before.thread,
    quiet: quiet.thread - before.thread,
    style: painted.style - before.style,
    layout: painted.layout - before.layout,
  }
}

/** CPU milliseconds until what was done is painted, and no longer: short steps follow each other. */
export async function timeToPaint(open: OpenPage, work: () => Promise<unknown>): Promise<number> {
  const before = await readTimes(open)
  await work()
  await nextPaint(open)
  return (await readTimes(open)).thread - before.thread
}

/** Until less than a tenth of the time is worked, or little, and as much as before: some editors never rest entirely. */
export async function settle(open: OpenPage) {
  const worked: number[] = []
  for (let attempt = 0; attempt < 40; attempt++) {
    worked.push(await mainThreadTime(open, async () => {}))
    if ((worked.at(-1) ?? 0) < quiet / 10 || isSteady(worked.slice(-4))) return
  }
  throw new Error('The page does not come to rest')
}

function isSteady(worked: readonly number[]): boolean {
  const most = Math.max(...worked)
  return worked.length === 4 && most < quiet / 3 && most < 1.5 * Math.min(...worked)
}

async function readTimes({ cdp }: OpenPage) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const read = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000
  return { thread: read('ThreadTime'), style: read('RecalcStyleDuration'), layout: read('LayoutDuration') }
}

/** By the protocol: what Playwright wraps around a call would cost as much as a key. */
async function nextPaint({ cdp }: OpenPage) {
  await cdp.send('Runtime.evaluate', {
    expression: 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    awaitPromise: true,
  })
}
