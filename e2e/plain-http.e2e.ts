import { expect } from '@playwright/test'
import { chromiumFlags, findChromium } from '../scripts/chromium.ts'
import { signIn } from './session.ts'
import { test } from './the-browser.ts'

const executablePath = findChromium()

/** A name inside the house, without https, as people open the tool there. */
test.use({
  isAlone: true,
  baseURL: `http://pages:${process.env.E2E_PORT}`,
  launchOptions: {
    args: [...chromiumFlags, '--host-resolver-rules=MAP pages 127.0.0.1'],
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

test("another site's page cannot post a form through a colleague's browser", async ({ page, baseURL }) => {
  const action = `${baseURL}/api/html/parse-word`
  const form = `<form method="post" action="${action}" enctype="multipart/form-data"><button>Win</button></form>`
  await page.route('http://evil.test/', (route) => route.fulfill({ contentType: 'text/html', body: form }))
  await page.goto('http://evil.test/')
  const answered = page.waitForResponse(action)
  await page.getByRole('button', { name: 'Win' }).click()
  expect((await answered).status()).toBe(403)
})
