import { expect } from '@playwright/test'
import { test } from './the-browser.ts'

test('a developer reads about the calls and tries one', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })

  await page.goto('/api/docs')
  await expect(page.getByText('/api/html/parse-bulk')).toBeVisible()

  await page
    .getByRole('button', { name: /\/healthz/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.getByText('"status": "ok"').first()).toBeVisible()
  expect(complaints).toEqual([])
})
