import type { Figures } from './figures.ts'
import type { OpenPage } from './page.ts'
import { fill, mainThreadTime, readHeap, readMetric, rest } from './steps.ts'

type GrowthRow = 'nothing' | `insert${(typeof places)[number]}` | 'heap' | 'nodes'

const places = [10, 50, 100, 200] as const

/** Inserts up to 200 and what the page then holds. */
export async function measureGrowth(open: OpenPage): Promise<Figures<GrowthRow>> {
  const figures: Figures<GrowthRow> = {}
  await rest(open)
  figures.nothing = await mainThreadTime(open, () => fill(open, 0))
  for (const place of places) {
    await fill(open, place - 1)
    await rest(open)
    figures[`insert${place}`] = await mainThreadTime(open, () => fill(open, place))
  }
  figures.heap = await readHeap(open)
  figures.nodes = await readMetric(open, 'Nodes')
  return figures
}
