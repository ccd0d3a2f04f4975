import { expect, type Page } from '@playwright/test'
import { fillStorage } from './full-storage.ts'
import { startServer } from './server-of-our-own.ts'
import { fillIn, passwordOf, recordKey } from './session.ts'
import { test } from './the-browser.ts'
import { openBuilder, openDraft, sections } from './the-builder.ts'
import { add, expectSaved } from './the-pages.ts'
import {
  aiButton,
  brief,
  draftToWrite,
  expectEnd,
  fillBrief,
  findUnasked,
  generate,
  onEachCall,
  planOf,
  progress,
  review,
  setup,
  standstill,
  storedDraft,
} from './the-writing.ts'

/** They stop clocks and end processes. */
test.use({ isAlone: true })

/** What goes wrong around the browser while people work: nothing of theirs is lost, and the screen says what to do. */

const never = () => new Promise<never>(() => {})
const day = 24 * 60 * 60 * 1000

const codes = ['HBR001', 'FAQ001']
const { fields, toWrite, callOfFirstItem, doneBefore } = planOf(codes)
const done = doneBefore(callOfFirstItem)

test('storage that fills up while texts are written, and in the review, costs none of them', async ({
  page,
}) => {
  await page.addInitScript(fillStorage)
  await openBuilder(page, ['HBR001'])
  await fillBrief(page)
  await expectSaved(page)
  await page.evaluate(() => Object.assign(window, { isFull: true }))
  await generate(page)
  await expectEnd(page)
  const notice = review(page).getByRole('alert')
  await expect(notice).toContainText("This page is not saved: the browser's storage is full.")

  const title = review(page).getByRole('article', { name: /^Title/ })
  await title.getByRole('button', { name: 'Edit: Title' }).click()
  await title.getByRole('textbox').fill('Typed while storage was full')
  await page.keyboard.press('Enter')
  await expect(title.getByRole('textbox')).toHaveCount(0)
  // At once, before the tool tries again by itself.
  await notice.getByRole('button', { name: 'Retry' }).evaluate((retry: HTMLElement) => {
    Object.assign(window, { isFull: false })
    retry.click()
  })
  await expect(notice).toBeEmpty()

  await page.reload()
  const draft = await storedDraft(page)
  expect(findUnasked(draft)).toEqual([])
  expect(draft.content['HBR-0001']?.fields.title?.value).toBe('Typed while storage was full')
})

test('a tab that is killed while texts are written has them when it is opened again, and goes on', {
  tag: '@long',
}, async ({ page, context }) => {
  await openDraft(page, draftToWrite(codes))
  await onEachCall(page, (call) => (call === callOfFirstItem ? never() : undefined))
  await fillBrief(page)
  await generate(page)
  await expect(progress(page)).toContainText(`${done}/${fields} fields`)
  await expectSaved(page)
  await kill(page)
  await expectToGoOn(await context.newPage(), `${fields - done} of ${fields} fields to write, ${done} done.`)
})

test('a tab that is killed before they are saved has all that was saved, and writes them again', {
  tag: '@long',
}, async ({ page, context }) => {
  const draft = draftToWrite(codes)
  await openDraft(page, { ...draft, brief: { ...draft.brief, ...brief } })
  await onEachCall(page, (call) => (call === callOfFirstItem ? never() : undefined))
  // Changes are saved a moment after the first of them: with this clock, never.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await aiButton(page).click()
  await generate(page)
  await expect(progress(page)).toContainText(`${done}/${fields} fields`)
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0)
  await kill(page)
  await page.close()
  const again = await context.newPage()
  await again.clock.resume()
  await expectToGoOn(again, `${toWrite} of ${fields} fields to write`)
})

test('a session that ends while texts are written, and then in the review, keeps what was done', async ({
  page,
}) => {
  await openBuilder(page, ['HBR001'])
  await onEachCall(page, (call) => (call === 3 ? never() : undefined))
  await fillBrief(page)
  await generate(page)
  await expect(progress(page)).toContainText('2/4 fields')
  await endSession(page)
  await comeBack(page)
  const offer = page.getByRole('region', { name: 'Notifications' })
  await expect(offer).toContainText('2 of 4 fields are done, and nothing is lost.')
  await offer.getByRole('button', { name: 'Resume' }).click()
  await expectEnd(page)

  const title = review(page).getByRole('article', { name: /^Title/ })
  await title.getByRole('button', { name: 'Edit: Title' }).click()
  await title.getByRole('textbox', { name: 'Edit Title' }).fill('Typed and not saved')
  await endSession(page)
  await comeBack(page)
  await page.getByRole('button', { name: /^Review, / }).click()
  await expect(title.getByRole('textbox', { name: 'Edit Title' })).toHaveValue('Typed and not saved')
})

test('a clock that is wrong where the server asks for a sign-in is told of, and costs new sign-ins alone', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  const server = await startServer(undefined, { AI_AUTH: 'required' })
  const setClock = async (off: number) => {
    await page.clock.setSystemTime(Date.now() + off)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await comeBack(page, server)
  }
  await page.clock.install({ time: Date.now() + day })
  await page.goto(`${server.url}/login`)
  await submitSignIn(page, server)
  await expect(page).toHaveURL(`${server.url}/home`)
  await page.goto(`${server.url}/builder`)
  await add(page, 'Hero banner')
  await fillBrief(page)
  await generate(page)
  await expect(standstill(page)).toContainText("Your computer's clock is wrong: it is ahead of the server's.")
  await expect(standstill(page)).toContainText('Please set it right and sign in again.')
  await expect(standstill(page)).toContainText('0 of 4 fields are done, and nothing is lost.')

  await setClock(-day - 60_000)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(standstill(page)).toContainText(
    'This sign-in is more than 24 hours old. Please sign in again.',
  )
  await expect(standstill(page)).toContainText("your computer's clock is behind the server's")
  await expect(standstill(page)).toContainText('0 of 4 fields are done, and nothing is lost.')

  await setClock(0)
  await expect(sections(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expectEnd(page)
  await server.stop()
})

/** Without a word to the page, as a computer that goes off does it. */
async function kill(page: Page) {
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
}

/** As time ends it, while the page is open. */
async function endSession(page: Page) {
  const other = await page.context().newPage()
  await other.goto('/healthz')
  await other.evaluate((key) => {
    localStorage.setItem(key, JSON.stringify({ username: 'marketing', time: new Date(0).toISOString() }))
  }, recordKey)
  await other.close()
}

/** Opens the builder again, where the page and its brief are, and has written what is left. */
async function expectToGoOn(page: Page, left: string) {
  await page.goto('/builder')
  await expect(sections(page)).toHaveCount(2)
  await aiButton(page).click()
  await expect(setup(page).getByLabel('Topic')).toHaveValue(brief.topic)
  await expect(setup(page).getByText(left)).toBeVisible()
  await generate(page)
  await expectEnd(page)
  expect(findUnasked(await storedDraft(page))).toEqual([])
}

/** Through the door that says what happened, to where the work was. */
async function comeBack(page: Page, server = { url: '', dataDirectory: process.env.E2E_DATA_DIR }) {
  await expect(page).toHaveURL(`${server.url}/login`)
  await expect(page.getByRole('status')).toContainText('Your work is kept: sign in to go on with it.')
  await submitSignIn(page, server)
  await expect(page).toHaveURL(/\/builder/)
}

async function submitSignIn(page: Page, { dataDirectory }: { dataDirectory: string | undefined }) {
  await fillIn(page, 'marketing', passwordOf('marketing', dataDirectory))
  await page.getByRole('button', { name: 'Sign In' }).click()
}
