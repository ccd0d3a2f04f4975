import { expect, type Page } from '@playwright/test'
import { holdScans } from './held-scan.ts'
import { sampleDocument } from './sample-documents.ts'
import { startServer } from './server-of-our-own.ts'
import { test } from './the-browser.ts'
import { banner, chooseMany, openGenerator, parseOne, renderedPage } from './the-generator.ts'

const whatToDo =
  'The server could not be reached. Nothing of yours is lost: check the connection and try again.'

test('a server that goes in the middle of an upload or a bulk costs no work, and is there again when it is back', async ({
  page,
}) => {
  test.slow()
  const scans = await holdScans()
  const server = await startServer(undefined, scans.settings)
  await openGenerator(page, `${server.url}/html-generator`)
  await parseOne(page, await sampleDocument('savings.docx'))
  await expect(renderedPage(page).getByRole('heading', { level: 1 })).toBeVisible()

  await parseOne(page, await sampleDocument('cards.docx'))
  await expect(page.getByText('Reading the document')).toBeVisible()
  await server.stop()
  await expect(banner(page)).toContainText('Failed to parse document')
  await expect(banner(page)).toContainText(whatToDo)
  await expect(page.getByText('cards.docx', { exact: true })).toBeVisible()

  await scans.letGo()
  const second = await startServer(server.port, scans.settings)
  await page.getByRole('button', { name: 'Parse & Preview' }).click()
  await expect(renderedPage(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toBeEmpty()

  await scans.hold()
  await chooseMany(page, [await sampleDocument('one.docx'), await sampleDocument('two.docx')])
  await page.getByRole('button', { name: 'Parse 2 Documents' }).click()
  await expect(page.getByText('1 of 2 files read')).toBeVisible()
  await second.stop()
  await expect(banner(page)).toContainText('Failed to parse documents')
  await expect(banner(page)).toContainText(whatToDo)
  await expect(page.getByText('1 file was not read. The results below are kept.')).toBeVisible()

  await page.getByRole('button', { name: 'Download 1 HTML Files (ZIP)' }).click()
  await expect(banner(page)).toContainText('Failed to generate HTML files')
  await expect(banner(page)).toContainText(whatToDo)
  await page.getByRole('tab', { name: 'Single File' }).click()
  await page.getByRole('button', { name: 'Generate HTML' }).click()
  await expect(banner(page)).toContainText('Failed to generate HTML')
  await expect(banner(page)).toContainText(whatToDo)
  await expect(page.getByText('Document parsed successfully')).toBeVisible()

  await scans.letGo()
  const third = await startServer(server.port, scans.settings)
  await expectDownload(page, 'Generate HTML', 'cards.html')
  await page.getByRole('tab', { name: 'Bulk Upload' }).click()
  await page.getByRole('button', { name: 'Parse 1 Documents' }).click()
  await expect(page.getByRole('button', { name: 'Parse 1 Documents' })).toHaveCount(0)
  await expectDownload(page, 'Download 2 HTML Files (ZIP)', 'html-files.zip')
  await expect(banner(page)).toBeEmpty()
  await third.stop()
})

test('an answer that is no success is told by its number', async ({ page }) => {
  await openGenerator(page)
  await parseOne(page, await sampleDocument('savings.docx'))
  await expect(renderedPage(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/api/html/generate-*', (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.getByRole('button', { name: 'Generate HTML' }).click()
  await expect(banner(page)).toContainText('Server error: 503')
})

test('an upload that is stopped leaves the documents chosen', async ({ page }) => {
  await page.route('**/api/html/parse-*', () => {})
  await openGenerator(page)
  await parseOne(page, await sampleDocument('savings.docx'))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Parse & Preview' })).toBeFocused()
  await expect(page.getByText('savings.docx', { exact: true })).toBeVisible()
  await expect(banner(page)).toBeEmpty()

  await chooseMany(page, [await sampleDocument('one.docx'), await sampleDocument('two.docx')])
  await page.getByRole('button', { name: 'Parse 2 Documents' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('2 files selected')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Parse 2 Documents' })).toBeFocused()
})

test('a bulk answer that breaks off keeps what was read', async ({ page }) => {
  const line = (index: number) =>
    JSON.stringify({
      type: 'result',
      index,
      result: {
        success: true,
        filename: 'one.docx',
        metadata: { pageName: 'one', components: [] },
        data: {},
        warnings: [],
        errors: [],
      },
    })
  await page.route('**/api/html/parse-bulk', (route) =>
    route.fulfill({ contentType: 'application/x-ndjson', body: `${line(0)}\n` }),
  )
  await openGenerator(page)
  await chooseMany(page, [await sampleDocument('one.docx'), await sampleDocument('two.docx')])
  await page.getByRole('button', { name: 'Parse 2 Documents' }).click()
  await expect(banner(page)).toContainText('Failed to parse documents')
  await expect(page.getByText('1 file was not read. The results below are kept.')).toBeVisible()
  await expect(page.locator('dl > div', { hasText: 'Not read' }).getByRole('definition')).toHaveText('1')
  await expect(page.getByRole('button', { name: 'Parse 1 Documents' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download 1 HTML Files (ZIP)' })).toBeVisible()
})

async function expectDownload(page: Page, button: string, filename: string) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  expect((await downloading).suggestedFilename()).toBe(filename)
}
