import type { Figures } from '../browser/figures.ts'
import { createPointer } from '../browser/pointer.ts'
import { type Cost, costOf, mainThreadTime, timeToPaint } from '../browser/steps.ts'
import { median, quantile } from '../measure.ts'
import { hasCaret, type LivePage, readActiveText, showText } from './live-page.ts'
import type { SizeRow } from './rows.ts'

const clicks = 3
const letters = 'the quick brown fox jumps over a lazy dog'

/** Clicks into the first text of some sections, and writes in the last of them. Nothing where that gives no caret. */
export async function measureCaret(live: LivePage, middle: number): Promise<Figures<SizeRow>> {
  const costs: Cost[] = []
  for (let click = 0; click < clicks; click++) {
    const cost = await clickText(live, middle === 0 ? 0 : middle + click)
    if (!cost) {
      console.error(`${live.editor.name}: a click into a text gives no caret`)
      return {}
    }
    costs.push(cost)
    if (middle === 0) break
  }
  return {
    ...(costs[0] && { firstClick: costs[0].painted }),
    click: median(costs.map(({ painted }) => painted)),
    clickQuiet: median(costs.map(({ quiet }) => quiet)),
    ...(await type(live)),
  }
}

async function clickText(live: LivePage, index: number): Promise<Cost | undefined> {
  const pointer = createPointer(live, 'protocol')
  const at = await showText(live, index)
  let isThere = false
  const cost = await costOf(live, async () => {
    await pointer.move(at)
    await pointer.down()
    await pointer.up()
    // The first time, some editors have to load what edits.
    for (let attempt = 0; attempt < 20 && !isThere; attempt++) {
      isThere = await hasCaret(live, index)
      if (!isThere) await live.page.waitForTimeout(25)
    }
  })
  return isThere ? cost : undefined
}

/** Key by key, each painted before the next. */
async function type(live: LivePage): Promise<Figures<SizeRow>> {
  const before = await readActiveText(live)
  const keys: number[] = []
  const all = await mainThreadTime(live, async () => {
    for (const letter of letters) keys.push(await timeToPaint(live, () => press(live, letter)))
  })
  const typed = (await readActiveText(live)).length - before.length
  if (typed < letters.length - 1) throw new Error(`${live.editor.name} lost letters: ${typed} are there`)
  return {
    key: median(keys),
    keyP95: quantile(keys, 0.95),
    keyQuiet: all / letters.length,
  }
}

async function press({ cdp }: LivePage, letter: string) {
  const key = { key: letter, code: letter === ' ' ? 'Space' : `Key${letter.toUpperCase()}` }
  const windowsVirtualKeyCode = letter.toUpperCase().charCodeAt(0)
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, windowsVirtualKeyCode, ...key })
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', windowsVirtualKeyCode, ...key })
}
