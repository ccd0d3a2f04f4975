import { expect, type Page } from '@playwright/test'
import { writtenDraft } from './sample-draft.ts'
import { fillIn, passwordOf, seedSession } from './session.ts'
import { test } from './the-browser.ts'
import { openDraft, sections } from './the-builder.ts'
import { add, choose, expectNoViolations, expectSaved } from './the-pages.ts'

test('each card opens by click, Enter and Space', async ({ page }) => {
  await seedSession(page)
  await page.goto('/')
  await expect(page.getByText('Drag it, Build it, Deploy it')).toBeVisible()
  for (const [name, points, path] of [
    [
      'AI-Powered Webpage Builder Get Started',
      ['Quick generation in seconds', 'Smart content creation', 'Intelligent optimization'],
      '/builder',
    ],
    [
      'HTML Generator Try Now',
      ['Lightning fast export', 'Fast & clean code', 'Easy to integrate anywhere'],
      '/html-generator',
    ],
  ] as const) {
    await test.step(`the card ${name}`, async () => {
      const card = page.getByRole('button', { name, exact: true })
      await expect(card.getByRole('listitem')).toHaveText([...points])

      const ways = [
        () => card.click({ position: { x: 10, y: 10 } }),
        () => card.press('Enter'),
        () => card.press('Space'),
        () => card.getByText(/^(Get Started|Try Now)$/).click(),
      ]
      for (const open of ways) {
        await open()
        // The builder adds which page is open.
        await expect(page).toHaveURL((url) => url.pathname === path)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await page.goBack()
        await expect(page).toHaveURL('/home')
      }
    })
  }
})

test('from the door to a tool and out again without a pointer', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Web Page Builder' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByPlaceholder('Enter your username')).toBeFocused()
  await page.keyboard.type('marketing')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(passwordOf('marketing'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Webpage Builder' })).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /Get Started/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /Try Now/ })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('signing in is open to all', async ({ page }) => {
  await seedSession(page, new Date(0))
  await page.goto('/login')
  await expect(page.getByText('Your session ran out')).toBeVisible()
  await expectNoViolations(page)
  await fillIn(page, 'marketing', 'wrong')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expectNoViolations(page)
})

test('home, its colours and the way out are open to all', async ({ page }) => {
  await seedSession(page)
  await page.goto('/home')

  await test.step('home and the way out are open to all', async () => {
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
    }
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expectNoViolations(page, 'dialog')
    await page.keyboard.press('Escape')
  })

  await test.step('light and dark are chosen on every screen', async () => {
    await pick(page, 'Dark')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await page.getByRole('button', { name: /Try Now/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'HTML Generator' })).toBeFocused()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await pick(page, 'Light')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    await expectNoViolations(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  })
})

test('nothing is wider than a screen of 320 px', async ({ page }) => {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeInViewport({ ratio: 1 })
  expect(await width()).toBeLessThanOrEqual(320)
  await seedSession(page)
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 })
  expect(await width()).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('alertdialog')).toBeInViewport({ ratio: 1 })
})

test('the pages that were changed last are one click away, each with its picture', async ({ page }) => {
  await openDraft(page, writtenDraft('skyline-card', ['HDR001-ENBD', 'FAQ001', 'FTR001-ENBD']))
  await add(page, 'Hero banner')
  await expectSaved(page)
  await page.goto('/home')
  const recent = page.getByRole('region', { name: 'Recent pages' })
  const card = recent.getByRole('link', { name: /^skyline-card English/ })
  await expect(card).toContainText('now')
  await expect(card.locator('img')).toHaveAttribute('src', /FAQ001/)
  await expectNoViolations(page)

  await card.click()
  await expect(page).toHaveURL('/builder?page=seeded')
  await expect(sections(page)).toHaveCount(4)
  await page.goBack()
  await recent.getByRole('link', { name: 'All pages' }).click()
  await expect(page.getByRole('dialog', { name: 'Pages' })).toBeVisible()
})

test('home does not wait for the pages, and shows six of them at most', async ({ page }) => {
  await openDraft(page, writtenDraft('skyline-card', ['HDR001-EI']))
  for (let count = 0; count < 7; count++) {
    await choose(page, 'Duplicate page')
    await expectSaved(page)
  }
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/home', { waitUntil: 'load' })
  const first = loaded.filter((path) => path.endsWith('.js'))
  const cards = page.getByRole('region', { name: 'Recent pages' }).getByRole('listitem')
  await expect(cards).toHaveCount(6)
  expect(first.some((path) => path.includes('draft'))).toBe(false)
  const jump = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 300)
      }),
  )
  expect(jump).toBeLessThan(0.01)
})

test('without pages and without storage home is as it was', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await seedSession(page)
  await page.goto('/home')
  const recent = page.getByRole('region', { name: 'Recent pages' })
  await page.waitForLoadState('networkidle')
  await expect(recent).toHaveCount(0)

  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: /Get Started/ })).toBeVisible()
  await expect(recent).toHaveCount(0)
  expect(errors).toEqual([])
})

async function pick(page: Page, scheme: string) {
  await page.getByRole('button', { name: 'Colour scheme' }).click()
  await page.getByRole('menuitemradio', { name: scheme }).click()
}
