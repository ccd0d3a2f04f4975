import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Page, type Response } from '@playwright/test'
import { fillIn, passwordOf, recordKey, signIn, tokenKey } from './session.ts'
import { test } from './the-browser.ts'
import { weighScreen } from './weigh-screen.ts'

/** Nobody was here before: the screens behind are fetched for the first time. */
test.use({ isAlone: true })

function signInButton(page: Page) {
  return page.getByRole('button', { name: /^Sign(ing)? in/i })
}

/** As a server would: with the public key of the account file. */
function isSigned(token: string, username: string): boolean {
  const file = JSON.parse(readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'accounts.json'), 'utf8'))
  const { publicKey } = file.accounts.find(({ user }: { user: string }) => user === username)
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(publicKey, 'hex')])
  const bar = token.lastIndexOf('|')
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, Buffer.from(token.slice(0, bar)), key, Buffer.from(token.slice(bar + 1), 'hex'))
}

test('signing in leads home and leaves a record of who and when, and a token that the server can check', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'brand')
  await expect(page.getByRole('heading', { level: 1, name: 'Webpage Builder' })).toBeFocused()

  const kept = await page.evaluate(() => ({ ...localStorage }))
  const record = JSON.parse(kept[recordKey] ?? '')
  expect(record).toEqual({ username: 'brand', time: expect.any(String) })
  expect(new Date(record.time).toISOString()).toBe(record.time)

  const issuedAt = Math.floor(Date.parse(record.time) / 1000)
  const host = new URL(baseURL ?? '').host
  expect(kept[tokenKey]).toMatch(new RegExp(`^v1\\|${host}\\|brand\\|${issuedAt}\\|[0-9a-f]{128}$`))
  expect(isSigned(kept[tokenKey] ?? '', 'brand')).toBe(true)
  expect(isSigned(kept[tokenKey] ?? '', 'digital')).toBe(false)
})

test('signing in asks nothing of the network, nor complains of the policy', async ({ page, context }) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/login')
  // The screens behind come while somebody types.
  await fillIn(page, 'digital', passwordOf('digital'))
  await page.waitForLoadState('networkidle')

  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  await context.setOffline(true)
  await signInButton(page).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('Drag it, Build it, Deploy it')).toBeVisible()
  expect(asked).toEqual([])
  expect(complaints).toEqual([])
})

test('the screen says what it is, and is busy while it checks', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Web Page Builder' })).toBeVisible()
  await expect(page.getByText('Sign in to continue')).toBeVisible()
  await expect(page.getByText(String(new Date().getFullYear()))).toBeVisible()
  await expect(page.getByText('Your credentials are encrypted and secure')).toBeVisible()

  await page.clock.install()
  await fillIn(page, 'marketing', passwordOf('marketing'))
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(signInButton(page)).toHaveText('Sign In')
  await signInButton(page).click()
  await expect(signInButton(page)).toHaveText('Signing in...')
  await expect(signInButton(page)).toBeDisabled()
  await page.clock.runFor(799)
  await expect(signInButton(page)).toHaveText('Signing in...')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/home')
})

test('what does not belong together is refused, and the right password is taken', async ({ page }) => {
  for (const [username, password] of [
    ['marketing', 'wrong'],
    ['nobody', 'wrong'],
    ['marketing', passwordOf('brand')],
  ] as const) {
    await page.goto('/login')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await fillIn(page, username, password)
    await signInButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
    await expect(signInButton(page)).toHaveText('Sign In')
    await expect(signInButton(page)).toBeEnabled()
    await expect(page.getByPlaceholder('Enter your username')).toHaveValue(username)
    await expect(page.getByPlaceholder('Enter your password')).toBeFocused()

    await page.goto('/home')
    await expect(page).toHaveURL('/login')
  }
  await fillIn(page, 'marketing', 'wrong')
  await signInButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
  await fillIn(page, ' marketing ', ` ${passwordOf('marketing')} `)
  await signInButton(page).click()
  await expect(page).toHaveURL('/home')
})

test('both fields are required', async ({ page }) => {
  await page.goto('/login')
  await signInButton(page).click()
  await expect(page.getByPlaceholder('Enter your username')).toBeFocused()
  await page.keyboard.type('marketing')
  await signInButton(page).click()
  await expect(page.getByPlaceholder('Enter your password')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(signInButton(page)).toHaveText('Sign In')
})

test('a check that cannot start says so, does not blame the password, and is started anew', async ({
  page,
}) => {
  await page.route('**/sign-in-worker.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/login')
  await fillIn(page, 'marketing', passwordOf('marketing'))
  await signInButton(page).click()
  await expect(page.getByRole('alert')).toContainText('This browser could not check the password')
  await page.unroute('**/sign-in-worker.js')
  await signInButton(page).click()
  await expect(page).toHaveURL('/home')
})

test('WebAssembly that may not run is no wrong password either', async ({ page }) => {
  await page.route('**/sign-in-worker.js', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" }
    await route.fulfill({ response, headers })
  })
  await page.goto('/login')
  await fillIn(page, 'marketing', passwordOf('marketing'))
  await signInButton(page).click()
  await expect(page.getByRole('alert')).toContainText('This browser could not check the password')
})

test('a browser that keeps nothing lets people in until they reload, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await signIn(page)
  await expect(page.getByText('It holds in this tab until you reload or close it.')).toBeVisible()
  await page.getByRole('button', { name: /Get Started/ }).click()
  await expect(page).toHaveURL(/\/builder\?page=/)
  await page.reload()
  await expect(page).toHaveURL('/login')
})

test('what was typed can be seen, and password managers know the fields', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByPlaceholder('Enter your password')
  await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await password.fill('wrong')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(page.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible()
})

test('screens are light', async ({ page }) => {
  await test.step('the sign-in is at most 115 kB of JavaScript, worker and all', async () => {
    const scripts: Response[] = []
    page.on('response', (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response)
    })
    const worker = page.waitForResponse('**/sign-in-worker.js')
    await page.goto('/login', { waitUntil: 'networkidle' })
    await worker
    const bodies = await Promise.all(scripts.map((script) => script.body()))
    const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length)
    expect(sizes.length).toBeGreaterThan(1)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(115_000)
  })

  await test.step('the builder begins with at most 225 kB, the generator with 245', () => {
    expect(weighScreen('builder')).toBeLessThanOrEqual(225_000)
    expect(weighScreen('generator')).toBeLessThanOrEqual(245_000)
  })
})
