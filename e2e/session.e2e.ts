import { expect, type Page } from '@playwright/test'
import { fillIn, passwordOf, recordKey, seedSession, signIn, tokenKey } from './session.ts'
import { test, testAlone } from './the-browser.ts'
import { add, expectSaved } from './the-pages.ts'

const day = 24 * 60 * 60 * 1000
const ranOut = 'Your session ran out, or the clock was changed. Your work is kept: sign in to go on with it.'

async function signInHere(page: Page) {
  await fillIn(page, 'marketing', passwordOf('marketing'))
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('a visitor is led to the sign-in, but for the generator', async ({ page }) => {
  for (const path of ['/', '/home', '/builder', '/builder?page=x']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByText(ranOut)).toHaveCount(0)
  }
  await page.goto('/html-generator')
  await expect(page.getByRole('heading', { level: 1, name: 'HTML Generator' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Go to the home screen' }).click()
  await expect(page).toHaveURL('/login')
})

test('who is signed in goes where they want, and past the sign-in', async ({ page }) => {
  await seedSession(page)
  for (const path of ['/', '/login', '/home']) {
    await page.goto(path)
    await expect(page).toHaveURL('/home')
  }
  await page.goto('/builder')
  await expect(page.getByText('marketing')).toBeVisible()
  await page.goto('/html-generator')
  await expect(page.getByText('marketing')).toBeVisible()
})

test('being led to the sign-in without a session leads home afterwards', async ({ page }) => {
  await page.goto('/builder?page=x')
  await signInHere(page)
  await expect(page).toHaveURL('/home')
})

testAlone('a session that runs out in an open tab comes back to where it was', async ({ page }) => {
  await page.clock.install()
  await seedSession(page, new Date(Date.now() - day + 10 * 60 * 1000))
  await page.goto('/builder')
  await add(page, 'Hero banner')
  await expectSaved(page)
  const address = page.url()
  expect(address).toContain('/builder?page=')
  await page.evaluate(() => localStorage.setItem('draft', 'kept'))

  await page.clock.fastForward('10:00')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(ranOut)).toBeVisible()
  await page.reload()
  await expect(page.getByText(ranOut)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('draft'))).toBe('kept')

  await signInHere(page)
  await expect(page).toHaveURL(address)
  await page.goto('/login')
  await expect(page).toHaveURL('/home')
})

testAlone('a computer that slept notices the time when it wakes', async ({ page }) => {
  await page.clock.install()
  await seedSession(page)
  await page.goto('/home')
  await expect(page.getByText('marketing')).toBeVisible()
  await page.clock.setFixedTime(Date.now() + day)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(ranOut)).toBeVisible()
})

test('a session that ran out while the tab was closed leads home', async ({ page }) => {
  await seedSession(page, new Date(Date.now() - day))
  await page.goto('/builder?page=x')
  await expect(page.getByText(ranOut)).toBeVisible()
  await signInHere(page)
  await expect(page).toHaveURL('/home')
})

test('a record that is not valid opens nothing', async ({ page }) => {
  for (const record of [
    '{"username":"nobody","time":"2026-11-21T10:00:00.000Z"}',
    '{"username":"marketing"}',
    'marketing',
  ]) {
    await page.goto('/login')
    await page.evaluate(([key = '', text = '']) => localStorage.setItem(key, text), [recordKey, record])
    await page.goto('/home')
    await expect(page, record).toHaveURL('/login')
  }
})

test('signing out is asked for, ends the session and leaves the work', async ({ page }) => {
  await signIn(page)
  await page.evaluate(() => localStorage.setItem('draft', 'kept'))
  const logOut = page.getByRole('button', { name: 'Log out' })
  await logOut.click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(logOut).toBeFocused()
  await expect(page).toHaveURL('/home')

  await logOut.click()
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toHaveCount(0)
  await logOut.click()
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(ranOut)).toHaveCount(0)
  const kept = await page.evaluate(() => ({ ...localStorage }))
  expect(kept).toMatchObject({ draft: 'kept' })
  expect(Object.keys(kept)).not.toContain(recordKey)
  expect(Object.keys(kept)).not.toContain(tokenKey)
  await page.goto('/home')
  await expect(page).toHaveURL('/login')
})

test('signing out from the generator leads to the sign-in too', async ({ page }) => {
  await seedSession(page)
  await page.goto('/html-generator')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
})

test('one tab that signs out takes the others along, and one that signs in as well', async ({
  page,
  context,
}) => {
  await signIn(page)
  const other = await context.newPage()
  await other.goto('/builder')
  await expect(other.getByText('marketing')).toBeVisible()

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText(ranOut)).toHaveCount(0)
  expect(await other.evaluate((key) => localStorage.getItem(key), tokenKey)).toBeNull()

  await signInHere(page)
  await expect(page).toHaveURL('/home')
  await expect(other).toHaveURL('/home')
  await other.evaluate(() => localStorage.clear())
  await expect(page).toHaveURL('/login')
})
