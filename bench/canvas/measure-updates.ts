import type { Figures } from '../browser/figures.ts'
import { type Cost, costOf } from '../browser/steps.ts'
import { median } from '../measure.ts'
import type { LiveWindow } from './contract.ts'
import { type LivePage, showText } from './live-page.ts'
import type { SizeRow } from './rows.ts'

const updates = 3

/** Texts of the section in sight written anew from outside. */
export async function measureUpdates(live: LivePage, index: number): Promise<Figures<SizeRow>> {
  await showText(live, index)
  const costs: Cost[] = []
  for (let update = 0; update < updates; update++) {
    const text = `Written from outside, ${update + 1} of ${updates}`
    costs.push(await costOf(live, () => writeFromOutside(live, index, text)))
    await expectText(live, text)
  }
  return {
    update: median(costs.map(({ painted }) => painted)),
    updateStyle: median(costs.map(({ style }) => style)),
    updateLayout: median(costs.map(({ layout }) => layout)),
    updateQuiet: median(costs.map(({ quiet }) => quiet)),
  }
}

/** By the protocol: what Playwright wraps around a call would cost a good part of an update. */
async function writeFromOutside({ cdp }: LivePage, index: number, text: string) {
  const expression = `__bench.update(${index}, ${JSON.stringify(text)})`
  const { exceptionDetails } = await cdp.send('Runtime.evaluate', { expression })
  if (exceptionDetails) throw new Error(exceptionDetails.text)
}

async function expectText({ page, editor }: LivePage, text: string) {
  const isShown = await page.evaluate(
    (wanted) => (window as unknown as LiveWindow).__bench.liveDoc()?.body.textContent?.includes(wanted),
    text,
  )
  if (!isShown) throw new Error(`${editor.name} does not show what was written from outside`)
}
