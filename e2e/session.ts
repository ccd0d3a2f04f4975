import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

export const recordKey = 'webpage-builder.session'
export const tokenKey = 'webpage-builder.token'

/** The first password of an account, as the server with this data folder wrote it down. */
export function passwordOf(username: string, dataDirectory = process.env.E2E_DATA_DIR ?? ''): string {
  const lines = readFileSync(join(dataDirectory, 'first-passwords.txt'), 'utf8').split('\n')
  const line = lines.find((each) => each.startsWith(`${username} `))
  if (!line) throw new Error(`No first password of ${username}`)
  return line.slice(username.length + 1)
}

/** Through the form, as a person does. */
export async function signIn(page: Page, username = 'marketing') {
  await page.goto('/login')
  await fillIn(page, username, passwordOf(username))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/home')
}

export async function fillIn(page: Page, username: string, password: string) {
  await page.getByPlaceholder('Enter your username').fill(username)
  await page.getByPlaceholder('Enter your password').fill(password)
}

/** Signed in from the first page on, without the form (and without a token, which only the form makes). */
export async function seedSession(page: Page, signedInAt = new Date()) {
  await page.addInitScript(seed, { recordKey, record: recordOf(signedInAt) })
}

/** The same for all pages that are opened later where this one is. */
export async function keepSession(page: Page) {
  await page.evaluate(([key, record]) => localStorage.setItem(key, record), [
    recordKey,
    recordOf(new Date()),
  ] as const)
}

function recordOf(signedInAt: Date): string {
  return JSON.stringify({ username: 'marketing', time: signedInAt.toISOString() })
}

/** Once: who signs out later stays out. The previews' frames have no storage. */
function seed({ recordKey, record }: { recordKey: string; record: string }) {
  if (window.origin === 'null' || localStorage.getItem('e2e.seeded')) return
  localStorage.setItem('e2e.seeded', 'yes')
  localStorage.setItem(recordKey, record)
}
