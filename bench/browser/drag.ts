import type { Handle } from './editor.ts'
import type { Figures } from './figures.ts'
import type { BenchWindow, OpenPage } from './page.ts'
import { type Point, spotOf } from './place.ts'
import { createPointer, type Pointer } from './pointer.ts'
import { mainThreadTime, readModel, rest } from './steps.ts'

type DragRow = 'drag' | 'longTasks' | 'worstFrame' | 'dropped'
type Block = 'center' | 'start'

/** The section that is dragged: the second, as a page's first may be one that stays. */
const dragged = 1
const steps = 240
/** Pixels that each step turns the wheel: together the height of 100 sections. */
const wheel = 280
const frame = 16

/**
 * Takes a section by its handle and drags it over the whole page: the same moves and the same turns of the wheel in
 * every editor, as each has its own speed of scrolling at the edge. Nothing in `dropped` when the section did not move.
 */
export async function measureDrag(open: OpenPage, handle: Handle): Promise<Figures<DragRow>> {
  const before = await readModel(open)
  const pointer = createPointer(open, handle.pointer)
  const grip = await findGrip(open, pointer, handle)
  await pointer.move(grip)
  await rest(open)
  await open.page.evaluate(watchFrames)

  const drag = await mainThreadTime(open, () => dragOver(open, pointer, grip))
  const { longTasks, worstFrame } = await open.page.evaluate(readFrames)
  const dropped = (await readModel(open)).indexOf(before[dragged] ?? '')
  return { drag, longTasks, worstFrame, ...(dropped > dragged ? { dropped: dropped + 1 } : {}) }
}

async function dragOver({ page }: OpenPage, pointer: Pointer, { x, y }: Point) {
  await pointer.down()
  for (let step = 1; step <= 10; step++) {
    await pointer.move({ x, y: y + step * 4 })
    await page.waitForTimeout(frame)
  }
  for (let step = 0; step < steps; step++) {
    await pointer.wheel(wheel)
    await pointer.move({ x: x + (step % 10), y: y + 40 + (step % 20) })
    await page.waitForTimeout(frame)
  }
  for (let step = 0; step < 20; step++) {
    await pointer.move({ x, y: y + 40 + step })
    await page.waitForTimeout(frame)
  }
  await pointer.up()
}

/** Where the handle is once nothing scrolls any more: some editors go on to the section that was changed last. */
async function findGrip(open: OpenPage, pointer: Pointer, handle: Handle): Promise<Point> {
  const { selector, spot, clickFirst } = handle
  // Some editors show a handle only under the pointer.
  const section = await findElement(open, ':scope')
  const block: Block = (clickFirst ?? spot) === 'middle' ? 'center' : 'start'
  await section.evaluate(bringIntoView, block)
  await pointer.move(await section.evaluate(spotOf, clickFirst ?? spot))
  if (clickFirst) await click(pointer)
  await rest(open)
  const held = await findElement(open, selector)
  for (let attempt = 0; attempt < 10; attempt++) {
    await held.evaluate(bringIntoView, block)
    const grip = await held.evaluate(spotOf, spot)
    await rest(open)
    const later = await held.evaluate(spotOf, spot)
    if (later.x === grip.x && later.y === grip.y) return grip
  }
  throw new Error('The page does not come to rest')
}

async function click(pointer: Pointer) {
  await pointer.down()
  await pointer.up()
}

function findElement({ page }: OpenPage, selector: string) {
  return page.evaluateHandle(
    ([index, wanted]) => {
      const doc = (window as unknown as BenchWindow).__bench.canvasDoc()
      const section = doc.querySelectorAll('[data-bench]')[index]
      const element =
        wanted === ':scope' ? section : (section?.querySelector(wanted) ?? document.querySelector(wanted))
      if (!element) throw new Error(`The section has no ${wanted}`)
      return element
    },
    [dragged, selector] as const,
  )
}

/** Far from the edges, where editors begin to scroll by themselves. */
function bringIntoView(element: Element, block: Block) {
  if (block === 'start') (element as HTMLElement).style.scrollMarginBlockStart = '300px'
  element.scrollIntoView({ block, behavior: 'instant' })
}

type Watch = { longTasks: number; worstFrame: number }

function watchFrames() {
  const watch = { longTasks: 0, worstFrame: 0 }
  new PerformanceObserver((list) => {
    watch.longTasks += list.getEntries().length
  }).observe({ type: 'longtask' })
  let last = performance.now()
  requestAnimationFrame(function look(now) {
    watch.worstFrame = Math.max(watch.worstFrame, now - last)
    last = now
    requestAnimationFrame(look)
  })
  Object.assign(window, { watch })
}

function readFrames(): Watch {
  return (window as unknown as { watch: Watch }).watch
}
