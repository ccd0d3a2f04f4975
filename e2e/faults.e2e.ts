import { expect, type Page, test } from '@playwright/test'
import { planWriting } from '#content/generation-plan.ts'
import { fillStorage } from './full-storage.ts'
import { manifest } from './sample-draft.ts'
import { fillIn, passwordOf, recordKey, signIn } from './session.ts'
import { openBuilder, sections } from './the-builder.ts'
import { add, expectSaved } from './the-pages.ts'
import {
  aiButton,
  expectEnd,
  fillBrief,
  generate,
  onEachCall,
  progress,
  review,
  setup,
  storedDraft,
} from './the-writing.ts'

/** What goes wrong around the browser while people work: nothing of theirs is lost, and the screen says what to do. */

const never = () => new Promise<never>(() => {})
const day = 24 * 60 * 60 * 1000

test('storage that fills up while texts are written, and in the review, costs none of them', async ({
  page,
}) => {
  await page.addInitScript(fillStorage)
  await openBuilder(page, ['HBR001'])
  await fillBrief(page)
  await expectSaved(page)
  await setStorageFull(page, true)
  await generate(page)
  await expectEnd(page)
  const notice = review(page).getByRole('alert')
  await expect(notice).toContainText("This page is not saved: the browser's storage is full.")

  const title = review(page).getByRole('article', { name: /^Title/ })
  await title.getByRole('button', { name: 'Edit: Title' }).click()
  await title.getByRole('textbox').fill('Typed while storage was full')
  await page.keyboard.press('Enter')
  await expect(title.getByRole('textbox')).toHaveCount(0)
  await setStorageFull(page, false)
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(notice).toBeEmpty()

  await page.reload()
  const draft = await storedDraft(page)
  expect(planWriting(draft, manifest, 'missing')).toEqual([])
  expect(draft.content['HBR-0001']?.fields.title?.value).toBe('Typed while storage was full')
})

test('a tab that is killed while texts are written has them when it is opened again, and goes on', async ({
  page,
  context,
}) => {
  await openBuilder(page, ['HBR001', 'FAQ001'])
  await onEachCall(page, (call) => (call === 6 ? never() : undefined))
  await fillBrief(page)
  await generate(page)
  await expect(progress(page)).toContainText('6/16 fields')
  await expectSaved(page)
  await kill(page)

  const again = await context.newPage()
  await again.goto('/builder')
  await expect(sections(again)).toHaveCount(2)
  await aiButton(again).click()
  await expect(setup(again).getByText('10 fields to write')).toBeVisible()
  await generate(again)
  await expectEnd(again)
  expect(planWriting(await storedDraft(again), manifest, 'missing')).toEqual([])
})

test('a session that ends while texts are written, and then in the review, keeps what was done', async ({
  page,
}) => {
  await openBuilder(page, ['HBR001'])
  await onEachCall(page, (call) => (call === 3 ? never() : undefined))
  await fillBrief(page)
  await generate(page)
  await expect(progress(page)).toContainText('3/4 fields')
  await endSession(page)
  await comeBack(page)
  const offer = page.getByRole('region', { name: 'Notifications' })
  await expect(offer).toContainText('3 of 4 fields are done, and nothing is lost.')
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

test('a clock that was a day ahead at the sign-in, and is set right, costs a new sign-in alone', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + day })
  await signIn(page)
  await page.goto('/builder')
  await add(page, 'Hero banner')
  await expect(sections(page)).toHaveCount(1)
  await page.clock.setSystemTime(Date.now())
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await comeBack(page)
  await expect(sections(page)).toHaveCount(1)
})

async function setStorageFull(page: Page, isFull: boolean) {
  await page.evaluate((full) => Object.assign(window, { isFull: full }), isFull)
}

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

/** Through the door that says what happened, to where the work was. */
async function comeBack(page: Page) {
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status')).toContainText('Your work is kept: sign in to go on with it.')
  await fillIn(page, 'marketing', passwordOf('marketing'))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/builder/)
}
