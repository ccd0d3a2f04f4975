import { expect } from '@playwright/test'
import { sampleDocument, untitledDocument, wordFile } from './sample-documents.ts'
import { test } from './the-browser.ts'
import { banner, chooseMany, chooseOne, openGenerator, parseOne } from './the-generator.ts'
import { expectNoViolations } from './the-pages.ts'

test('choosing and reading one document', async ({ page }) => {
  await openGenerator(page)

  await test.step('what happens is also said', async () => {
    const said = page.getByRole('status').filter({ hasText: /./ })
    await chooseOne(page, await sampleDocument('savings.docx'))
    await expect(said).toHaveText(/^savings\.docx chosen, \d+ KB$/)

    await page.route('**/api/html/parse-word', async (route) => {
      await expect(said).toHaveText('Working on it')
      await route.continue()
    })
    await page.getByRole('button', { name: 'Parse & Preview' }).click()
    const preview = page.getByRole('heading', { name: 'Preview' })
    await expect(preview).toBeFocused()
    await expect(preview).toHaveAccessibleDescription('Document parsed successfully')
    await expect(said).toHaveCount(0)

    await page.getByRole('button', { name: 'Generate HTML' }).click()
    await expect(said).toHaveText('Saved as savings.html in your downloads.')
    await page.unroute('**/api/html/parse-word')
  })
  await page.getByRole('button', { name: 'Start over' }).click()

  await test.step('a document that was read, and one with errors', async () => {
    await parseOne(page, await sampleDocument('savings.docx', { pageName: 'Not A Page Name' }))
    await expect(page.getByText('⚠️ Warnings')).toBeVisible()
    // At the end nothing stands behind the bar with the next step, which axe would take for its neighbour.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'View page structure & data' }).click()
    await page.getByRole('tab', { name: /^9\. / }).click()
    await expectNoViolations(page, 'main')

    await parseOne(page, await untitledDocument('untitled.docx'))
    await expect(page.getByRole('heading', { name: 'Validation Errors' })).toBeVisible()
    await expectNoViolations(page, 'main')
  })
  await page.getByRole('button', { name: 'Start over' }).click()

  await test.step('choosing one document, and while it is parsed', async () => {
    await expectNoViolations(page)
    await chooseOne(page, await sampleDocument('savings.docx'))
    await expectNoViolations(page, 'main')
    await chooseOne(page, wordFile('notes.txt', Buffer.from('words')))
    await expect(banner(page)).not.toBeEmpty()
    await expectNoViolations(page, 'main')

    await page.route('**/api/html/parse-word', () => {})
    await parseOne(page, await sampleDocument('savings.docx'))
    await expect(page.getByRole('button', { name: 'Parsing...' })).toBeVisible()
    await expectNoViolations(page, 'main')
  })
})

test('many documents, while they are read and when they are', async ({ page }) => {
  await openGenerator(page, '/html-generator?tab=bulk')
  await expectNoViolations(page, 'main')
  await chooseMany(page, [await sampleDocument('savings.docx'), await untitledDocument('untitled.docx')])
  await expectNoViolations(page, 'main')
  await page.route('**/api/html/parse-bulk', () => {})
  await page.getByRole('button', { name: 'Parse 2 Documents' }).click()
  await expect(page.getByRole('button', { name: 'Processing 2 files...' })).toBeVisible()
  await expectNoViolations(page, 'main')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.unroute('**/api/html/parse-bulk')
  await page.getByRole('button', { name: 'Parse 2 Documents' }).click()
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible()
  await page.getByRole('button', { name: /messages? of untitled/ }).click()
  await expectNoViolations(page, 'main')
})

test('an address with nothing at it', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Go to the home screen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Web Page Builder' })).toBeVisible()
})

test('a part that was looked at is looked at again once it has changed', async ({ page }) => {
  await page.setContent('<html lang="en"><title>Page</title><main><h1>Page</h1></main></html>')
  await expectNoViolations(page)
  await expectNoViolations(page)
  await page.locator('main').evaluate((main) => main.append(new Image()))
  await expect(expectNoViolations(page)).rejects.toThrow('image-alt')
})

test('nothing is wider than a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openGenerator(page)
  await parseOne(page, await untitledDocument(`${'a-long-name-'.repeat(12)}.docx`))
  await expect(page.getByRole('heading', { name: 'Validation Errors' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('text of twice the size fits', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openGenerator(page)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await parseOne(page, await sampleDocument('savings.docx'))
  await expect(page.getByRole('button', { name: 'Generate HTML' })).toBeInViewport({ ratio: 1 })

  await chooseMany(page, [await untitledDocument('untitled.docx')])
  await page.getByRole('button', { name: 'Parse 1 Documents' }).click()
  await expect(page.getByRole('cell', { name: /a value is required/ }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
})
