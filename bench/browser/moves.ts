import type { Figures } from './figures.ts'
import type { BenchWindow, OpenPage } from './page.ts'
import { mainThreadTime, readModel, rest } from './steps.ts'

/** Last to first on a page that is filled already, and undone. */
export async function measureMove(open: OpenPage): Promise<Figures<'move' | 'undo'>> {
  const before = await readModel(open)
  const last = before.length - 1
  await rest(open)
  const move = await mainThreadTime(open, () =>
    open.page.evaluate((from) => (window as unknown as BenchWindow).__bench.move(from, 0), last),
  )
  expectModel(await readModel(open), [...before.slice(-1), ...before.slice(0, -1)], 'move')

  const undo = await mainThreadTime(open, () =>
    open.page.evaluate(() => (window as unknown as BenchWindow).__bench.undo()),
  )
  expectModel(await readModel(open), before, 'undo')
  return { move, undo }
}

/** A figure for work that was not done would be worse than none. */
function expectModel(model: readonly string[], expected: readonly string[], step: string) {
  if (model.join() !== expected.join()) throw new Error(`After ${step} the sections stand in another order`)
}
