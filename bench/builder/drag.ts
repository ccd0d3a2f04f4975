import type { BenchWindow, OpenPage } from './page.ts'
import type { Figures } from './rows.ts'
import { mainThreadTime, readModel, rest } from './steps.ts'

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
export async function measureDrag(open: OpenPage, handle: string): Promise<Figures> {
  const before = await readModel(open)
  const grip = await findGrip(open, handle)
  await open.page.mouse.move(grip.x, grip.y)
  await rest(open)
  await open.page.evaluate(watchFrames)

  const drag = await mainThreadTime(open, () => dragOver(open, grip))
  const { longTasks, worstFrame } = await open.page.evaluate(readFrames)
  const dropped = (await readModel(open)).indexOf(before[dragged] ?? '')
  return { drag, longTasks, worstFrame, ...(dropped > dragged ? { dropped: dropped + 1 } : {}) }
}

async function dragOver({ page }: OpenPage, { x, y }: { x: number; y: number }) {
  await page.mouse.down()
  for (let step = 1; step <= 10; step++) {
    await page.mouse.move(x, y + step * 4)
    await page.waitForTimeout(frame)
  }
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, wheel)
    await page.mouse.move(x + (step % 10), y + 40 + (step % 20))
    await page.waitForTimeout(frame)
  }
  for (let step = 0; step < 20; step++) {
    await page.mouse.move(x, y + 40 + step)
    await page.waitForTimeout(frame)
  }
  await page.mouse.up()
}

/** Where the handle is once nothing scrolls any more: some editors go on to the section that was changed last. */
async function findGrip(open: OpenPage, selector: string) {
  // Some editors show a handle only under the pointer.
  const section = await findHandle(open, ':scope')
  await section.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const middle = await section.evaluate(middleOf)
  await open.page.mouse.move(middle.x, middle.y)
  await rest(open)
  const handle = await findHandle(open, selector)
  for (let attempt = 0; attempt < 10; attempt++) {
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const grip = await handle.evaluate(middleOf)
    await rest(open)
    const later = await handle.evaluate(middleOf)
    if (later.x === grip.x && later.y === grip.y) return grip
  }
  throw new Error('The page does not come to rest')
}

function findHandle({ page }: OpenPage, selector: string) {
  return page.evaluateHandle(
    ([index, wanted]) => {
      const doc = (window as unknown as BenchWindow).__bench.canvasDoc()
      const section = doc.querySelectorAll('[data-bench]')[index]
      const handle = wanted === ':scope' ? section : section?.querySelector(wanted)
      if (!handle) throw new Error(`The section has no ${wanted}`)
      return handle
    },
    [dragged, selector] as const,
  )
}

/** The middle of an element in the window's pixels; the element may stand in a frame that is drawn smaller. */
function middleOf(element: Element) {
  const box = element.getBoundingClientRect()
  const frame = element.ownerDocument.defaultView?.frameElement
  const outside = frame?.getBoundingClientRect() ?? { x: 0, y: 0, width: 1 }
  const zoom = frame ? outside.width / (frame as HTMLElement).offsetWidth : 1
  return {
    x: outside.x + (box.x + box.width / 2) * zoom,
    y: outside.y + (box.y + box.height / 2) * zoom,
  }
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
