import { expect, test } from '@playwright/test'
import { chromiumFlags, findChromium } from '../scripts/chromium.ts'
import { signIn } from './session.ts'

const executablePath = findChromium()

/** A name inside the house, without https, as people open the tool there. */
test.use({
  baseURL: `http://pages.bank.test:${process.env.E2E_PORT}`,
  launchOptions: {
    args: [...chromiumFlags, '--host-resolver-rules=MAP pages.bank.test 127.0.0.1'],
    ...(executablePath ? { executablePath } : {}),
  },
})

test('signing in works where browsers keep their cryptography back', async ({ page }) => {
  await signIn(page)
  expect(await page.evaluate(() => [window.isSecureContext, typeof crypto.subtle])).toEqual([
    false,
    'undefined',
  ])
  await expect(page.getByText('Drag it, Build it, Deploy it')).toBeVisible()
})
