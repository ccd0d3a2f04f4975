import { expect, type Page, type Route } from '@playwright/test'
import { findComponent } from '#catalogue/lookup.ts'
import type { Draft } from '#content/draft/draft.ts'
import { countPage } from '#content/draft/review.ts'
import { countRun } from '#content/writing/count-run.ts'
import { placesOf, planWriting, sizeOf, type WritingTask } from '#content/writing/generation-plan.ts'
import { withValue } from './review-draft.ts'
import { emptyDraft, manifest } from './sample-draft.ts'
import { expectSaved } from './the-pages.ts'

export const brief = {
  topic: 'A cashback credit card for everyday spending',
  audience: 'Salaried residents who compare cards online',
  keyMessages: ['Up to 5% cashback on groceries', 'No annual fee in the first year', 'Apply in 10 minutes'],
}

/**
 * A new page of these components. What the draft writer leaves to people was written by one, so that a run leaves nothing
 * empty, whichever fields the library gives them.
 */
export function draftToWrite(codes: readonly string[]): Draft {
  const draft = emptyDraft('', codes)
  return planWriting(draft, manifest, 'missing')
    .filter((task) => task.type === 'field')
    .filter(({ code, field }) => leftToPeople.includes(roleOf(code, field) ?? ''))
    .reduce((filled, { instanceId, field }) => withValue(filled, instanceId, field, byPerson), draft)
}

const leftToPeople = ['quote', 'person', 'note']
const byPerson = {
  value: 'Words of a person',
  origin: { by: 'person' },
  retryCount: 0,
  status: 'accepted',
  acceptedAt: '2026-11-20T08:00:00.000Z',
} as const

function roleOf(code: string, name: string) {
  return findComponent(manifest, code)?.docx.fields.find((field) => field.name === name)?.role
}

/** How a run over such a page goes, by what the library says of it; calls count from 1. */
export function planOf(codes: readonly string[]) {
  const draft = draftToWrite(codes)
  const tasks = planWriting(draft, manifest, 'missing')
  return {
    fields: countPage(draft, manifest).total,
    toWrite: tasks.reduce((sum, task) => sum + sizeOf(task), 0),
    callOfFirstItem: tasks.findIndex(({ type }) => type === 'item') + 1,
    doneBefore: (call: number) => countRun(draft, manifest, tasks.slice(call - 1)).completed,
  }
}

export function setup(page: Page) {
  return page.getByRole('dialog', { name: 'AI Content Generation - Setup' })
}

export function progress(page: Page) {
  return page.getByRole('dialog', { name: 'Generating Content...' })
}

export function standstill(page: Page) {
  return page.getByRole('alertdialog', { name: 'Failed to generate content. Please try again.' })
}

export function review(page: Page) {
  return page.getByRole('dialog', { name: 'Review AI Generated Content' })
}

/** The run came to its end, and the review is there. */
export async function expectEnd(page: Page) {
  const said = page.locator('[data-announcer]').getByText('All content is generated.')
  await expect(said).toBeAttached()
  await expect(progress(page)).toHaveCount(0)
  await expect(review(page)).toBeVisible()
}

export function aiButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'AI Generate' })
}

/** Opens the set-up and says what the page is about. */
export async function fillBrief(page: Page) {
  await aiButton(page).click()
  await typeBrief(page)
}

export async function typeBrief(page: Page) {
  await setup(page).getByLabel('Topic').fill(brief.topic)
  await setup(page).getByLabel('Audience').fill(brief.audience)
  await setup(page).getByRole('textbox', { name: 'Key message 1' }).click()
  for (const [index, message] of brief.keyMessages.entries()) {
    // Each Enter makes a row below.
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.insertText(message)
  }
}

/** Below the brief's own, which has three. */
export async function addMessages(page: Page, ...messages: string[]) {
  await setup(page).getByRole('textbox', { name: 'Key message 3' }).click()
  await page.keyboard.press('End')
  for (const message of messages) {
    await page.keyboard.press('Enter')
    await page.keyboard.insertText(message)
  }
}

/** What a run would still have to ask for: what the writer has left empty, because the brief holds no fact for it, is not. */
export function findUnasked(draft: Draft): WritingTask[] {
  return planWriting(draft, manifest, 'missing').filter((task) => {
    const { fields, items } = draft.content[task.instanceId] ?? { fields: {}, items: [] }
    return placesOf(task).some(({ field, item }) => {
      const value = item === undefined ? fields[field] : items[item]?.values[field]
      return value?.origin?.by !== 'writer' || !value.origin.notes
    })
  })
}

export async function generate(page: Page) {
  await setup(page).getByRole('button', { name: 'Generate Content' }).click()
}

/** What each call of the writer gets: its number counts from 1. What is not answered goes to the server. */
export async function onEachCall(
  page: Page,
  answer: (call: number, route: Route) => Promise<unknown> | undefined,
) {
  let calls = 0
  await page.route('**/api/ai/generate-*', async (route) => {
    await (answer(++calls, route) ?? route.continue())
  })
  return () => calls
}

export function refuse(route: Route, status: number, code: string, headers: Record<string, string> = {}) {
  return route.fulfill({ status, headers, json: { error: `The server says ${code}.`, code } })
}

/** The open page as this browser keeps it. */
export async function storedDraft(page: Page, pageId = 'seeded'): Promise<Draft> {
  await expectSaved(page)
  return await page.evaluate(readPage, pageId)
}

async function readPage(pageId: string): Promise<Draft> {
  const request = indexedDB.open('webpage-builder')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const reading = database.transaction('pages').objectStore('pages').get(['draft', 'marketing', pageId])
  return await new Promise((resolve, reject) => {
    reading.onsuccess = () => {
      database.close()
      resolve(reading.result)
    }
    reading.onerror = () => reject(reading.error)
  })
}

/** Nothing of it hangs out of the window, to any side. */
export async function expectFits(page: Page) {
  const { scroll, width } = await page.evaluate(() => {
    const body = document.querySelector('dialog:modal [data-dialog-body]')
    return {
      scroll: Math.max(
        document.documentElement.scrollWidth - innerWidth,
        (body?.scrollWidth ?? 0) - (body?.clientWidth ?? 0),
      ),
      width: document.querySelector('dialog:modal')?.getBoundingClientRect().right ?? 0,
    }
  })
  expect(scroll).toBeLessThanOrEqual(0)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
