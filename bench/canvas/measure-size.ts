import type { Figures } from '../browser/figures.ts'
import { openBrowser, openEditor, storageOf } from '../browser/page.ts'
import { createPointer } from '../browser/pointer.ts'
import { readHeap, readMetric, rest, settle, timeToPaint } from '../browser/steps.ts'
import { median } from '../measure.ts'
import type { LivePageData, LiveWindow } from './contract.ts'
import type { LiveEditor } from './editors.ts'
import { keepPage } from './keep-page.ts'
import {
  type LivePage,
  openTold,
  pathWith,
  prepare,
  showText,
  timeToSettle,
  waitForSections,
} from './live-page.ts'
import { measureCaret } from './measure-caret.ts'
import { measureUpdates } from './measure-updates.ts'
import type { SizeRow } from './rows.ts'

/** What is measured on a page of so many sections. Undefined when the editor does not show `window.__bench`. */
export async function measureSize(
  editor: LiveEditor,
  url: string,
  data: LivePageData,
  what: 'all' | 'opening and caret',
): Promise<Figures<SizeRow> | undefined> {
  const count = data.codes.length
  const empty = await openEditor(editor, url)
  if (!empty) return
  const live: LivePage = { ...empty, editor }
  await prepare(live, data)
  await setWidth(live, 1280)
  await settle(live)

  const figures: Figures<SizeRow> = {}
  figures.open = await timeToSettle(live, () => openTold(live, count))
  if (what === 'all') figures.idle = await measureIdle(live)
  figures.heap = await readHeap(live)
  figures.nodes = await readMetric(live, 'Nodes')
  const middle = Math.floor(count / 2)
  if (what === 'all') figures.wheel = await measureWheel(live, middle)
  figures.nothing = await timeToPaint(live, async () => {})
  if (what === 'all') Object.assign(figures, await measureUpdates(live, middle))
  Object.assign(figures, await measureCaret(live, middle))
  if (what === 'all' && figures.click !== undefined) {
    // What follows the last key, such as that a text has become too long, is none of the caret's.
    await settle(live)
    figures.idleAtCaret = await measureIdle(live)
  }
  if (what === 'all') figures.width = await timeToSettle(live, () => setWidth(live, 375))
  await live.close()

  figures.start = await measureStart(editor, url, data)
  return figures
}

/** The editor, in a fresh browser, with the page that it finds: all that happens until it rests. */
async function measureStart(editor: LiveEditor, url: string, data: LivePageData): Promise<number> {
  const isKept = editor.pages === 'from-storage'
  const storage = isKept ? await keepPage(editor, url, data) : storageOf(editor, url)
  const open = await openBrowser(storage)
  const live: LivePage = { ...open, editor }
  // The address is the same site's, so that its process is there already.
  await live.page.goto(`${url}/healthz`)
  await rest(live)
  const before = await readMetric(live, 'ThreadTime')
  await live.page.goto(url + pathWith(editor, url, data))
  await waitForSections(live, data.codes.length)
  await settle(live)
  const after = await readMetric(live, 'ThreadTime')
  await live.close()
  return (after > before ? after - before : after) * 1000
}

async function measureIdle(live: LivePage): Promise<number> {
  const seconds = 2
  const before = await readMetric(live, 'ThreadTime')
  await live.page.waitForTimeout(seconds * 1000)
  return ((await readMetric(live, 'ThreadTime')) - before) * (1000 / seconds)
}

async function measureWheel(live: LivePage, index: number): Promise<number> {
  const pointer = createPointer(live, 'protocol')
  await pointer.move(await showText(live, index))
  await settle(live)
  const steps: number[] = []
  for (let step = 0; step < 20; step++) steps.push(await timeToPaint(live, () => pointer.wheel(100)))
  return median(steps)
}

async function setWidth({ page }: LivePage, width: number) {
  await page.evaluate((wanted) => (window as unknown as LiveWindow).__bench.setWidth(wanted), width)
}
