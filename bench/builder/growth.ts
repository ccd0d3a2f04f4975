import type { OpenPage } from './page.ts'
import type { Figures } from './rows.ts'
import { fill, mainThreadTime, readMetric, rest } from './steps.ts'

/** Inserts up to 200 and what the page then holds. */
export async function measureGrowth(open: OpenPage): Promise<Figures> {
  const figures: Figures = {}
  await rest(open)
  figures.nothing = await mainThreadTime(open, () => fill(open, 0))
  for (const place of [10, 50, 100, 200] as const) {
    await fill(open, place - 1)
    await rest(open)
    figures[`insert${place}`] = await mainThreadTime(open, () => fill(open, place))
  }
  await open.cdp.send('HeapProfiler.collectGarbage')
  await open.cdp.send('HeapProfiler.collectGarbage')
  figures.heap = (await readMetric(open, 'JSHeapUsedSize')) / 1e6
  figures.nodes = await readMetric(open, 'Nodes')
  return figures
}
