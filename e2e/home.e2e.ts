import { expect, test } from '@playwright/test'
import { fillIn, passwordOf, seedSession } from './session.ts'
import { expectNoViolations } from './the-pages.ts'

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
  test(`the card ${name} opens by click, Enter and Space`, async ({ page, context }) => {
    await seedSession(context)
    await page.goto('/')
    await expect(page.getByText('Drag it, Build it, Deploy it')).toBeVisible()
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

test('signing in is open to all', async ({ page, context }) => {
  await seedSession(context, new Date(0))
  await page.goto('/login')
  await expect(page.getByText('Your session ran out')).toBeVisible()
  await expectNoViolations(page)
  await fillIn(page, 'marketing', 'wrong')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expectNoViolations(page)
})

test('home and the way out are open to all', async ({ page, context }) => {
  await seedSession(context)
  await page.goto('/home')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
  }
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expectNoViolations(page, 'dialog')
})

test('nothing is wider than a screen of 320 px', async ({ page, context }) => {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeInViewport({ ratio: 1 })
  expect(await width()).toBeLessThanOrEqual(320)
  await seedSession(context)
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 })
  expect(await width()).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('alertdialog')).toBeInViewport({ ratio: 1 })
})
