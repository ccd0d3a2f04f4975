import { type OpenPage, openEditor } from '../browser/page.ts'
import { type Point, type Spot, spotOf } from '../browser/place.ts'
import { mainThreadTime, settle } from '../browser/steps.ts'
import type { LivePageData, LiveWindow } from './contract.ts'
import type { LiveEditor } from './editors.ts'

/** A page of an editor with live sections. */
export type LivePage = OpenPage & { editor: LiveEditor }

export async function prepare({ page }: OpenPage, data: LivePageData) {
  await page.evaluate(async (given) => {
    await (window as unknown as LiveWindow).__bench.prepare(given)
  }, data)
}

/** The editor with all of the page from the start where its address can say so; else the page is opened in it. */
export async function openWith(
  editor: LiveEditor,
  url: string,
  data: LivePageData,
): Promise<LivePage | undefined> {
  const open = await openEditor({ ...editor, path: pathWith(editor, url, data) }, url)
  if (!open) return
  const live = { ...open, editor }
  await prepare(live, data)
  if (editor.pages === 'from-storage') await openTold(live, data.codes.length)
  else await waitForSections(live, data.codes.length)
  await settle(live)
  return live
}

export function pathWith(editor: LiveEditor, url: string, { codes }: LivePageData): string {
  const address = new URL(url + editor.path)
  if (editor.pages === 'by-address') address.searchParams.set('codes', codes.join())
  return address.pathname + address.search
}

/** Opens the page that was told, and waits until all of it is drawn. */
export async function openTold(live: LivePage, count: number) {
  await live.page.evaluate(() => void (window as unknown as LiveWindow).__bench.open())
  await waitForSections(live, count)
}

/** An editor that draws only what is near has fewer. */
export async function waitForSections({ page, editor }: LivePage, count: number) {
  const least = editor.name.endsWith('-virtual') ? 1 : count
  await page.waitForFunction(
    ([selector, wanted]) => {
      const doc = (window as unknown as LiveWindow).__bench?.liveDoc()
      return (doc?.querySelectorAll(selector).length ?? 0) >= wanted
    },
    [editor.section, least] as const,
    { polling: 100, timeout: 120_000 },
  )
}

/** CPU milliseconds from `work` until the page rests, however long that takes. */
export async function timeToSettle(live: LivePage, work: () => Promise<unknown>): Promise<number> {
  return mainThreadTime(live, async () => {
    await work()
    await settle(live)
  })
}

/** Brings the first text of a section into sight, and says where its beginning is in the window. */
export async function showText(live: LivePage, index: number): Promise<Point> {
  // Some editors draw a section once it is near.
  await live.page.evaluate(showSection, selectorsOf(live, index))
  await settle(live)
  const text = await live.page.evaluateHandle(findText, selectorsOf(live, index))
  await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await settle(live)
  return text.evaluate(spotOf, 'text' as Spot)
}

/** Whether what can be written in now is that text. */
export async function hasCaret(live: LivePage, index: number): Promise<boolean> {
  return live.page.evaluate(
    ([section, text, index]) => {
      const doc = (window as unknown as LiveWindow).__bench.liveDoc()
      const active = doc?.activeElement as HTMLElement | null | undefined
      const isInside = doc?.querySelectorAll(section)[index]?.contains(active ?? null)
      const isText = active?.closest(text) ?? active?.querySelector(text)
      return Boolean(active?.isContentEditable && isInside && isText)
    },
    [live.editor.section, live.editor.text, index] as const,
  )
}

/** What stands in the text that is written in now. */
export async function readActiveText({ page }: LivePage): Promise<string> {
  return page.evaluate(() => {
    const doc = (window as unknown as LiveWindow).__bench.liveDoc()
    return doc?.activeElement?.textContent ?? ''
  })
}

function selectorsOf({ editor }: LivePage, index: number) {
  return [editor.section, editor.text, index] as const
}

/** It runs in the page. */
function showSection([section, , index]: readonly [string, string, number]) {
  const doc = (window as unknown as LiveWindow).__bench.liveDoc()
  doc?.querySelectorAll(section)[index]?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** It runs in the page: the first text that is seen. */
function findText([section, text, index]: readonly [string, string, number]): Element {
  const doc = (window as unknown as LiveWindow).__bench.liveDoc()
  const root = doc?.querySelectorAll(section)[index]
  root?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const found = Array.from(root?.querySelectorAll(text) ?? []).find(
    (element) => element.getClientRects().length > 0 && element.textContent?.trim(),
  )
  if (!found) throw new Error(`The section at ${index} has no ${text}`)
  return found
}
