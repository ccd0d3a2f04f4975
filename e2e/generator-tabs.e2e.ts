import { expect } from '@playwright/test'
import { sampleDocument, untitledDocument, wordFile } from './sample-documents.ts'
import { test } from './the-browser.ts'
import { banner, chooseMany, chooseOne, openGenerator, parseOne } from './the-generator.ts'

test('work that ends in the other tab is said, marked and then shown', async ({ page }) => {
  const { promise: looked, resolve: look } = Promise.withResolvers<void>()
  await page.route('**/api/html/parse-word', async (route) => {
    await looked
    await route.continue()
  })
  await openGenerator(page)
  await parseOne(page, await sampleDocument('savings.docx'))
  await page.getByRole('tab', { name: 'Bulk Upload' }).click()
  look()

  const said = page.getByRole('status').filter({ hasText: /./ })
  await expect(said).toHaveText('Single File: Document parsed successfully')
  await page.getByRole('tab', { name: 'Single File (new result)' }).click()
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Single File', exact: true })).toBeVisible()
  await expect(said).toHaveCount(0)
})

test('a refusal in the other tab speaks once, as an alert, and marks its tab', async ({ page }) => {
  const { promise: looked, resolve: look } = Promise.withResolvers<void>()
  await page.route('**/api/html/parse-word', async (route) => {
    await looked
    await route.continue()
  })
  await openGenerator(page)
  await parseOne(page, await untitledDocument('untitled.docx'))
  await page.getByRole('tab', { name: 'Bulk Upload' }).click()
  look()

  await expect(page.getByRole('alert', { name: 'Error of Single File' })).toContainText('Parsing failed')
  await expect(page.getByRole('tab', { name: 'Single File (new result)' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
})

test('an error is each tab’s own, and speaks once', async ({ page }) => {
  await openGenerator(page)

  await test.step('each tab keeps its own error', async () => {
    await chooseOne(page, wordFile('notes.txt', Buffer.from('words')))
    await expect(banner(page)).toContainText('Please select a valid .docx file')

    await chooseMany(page, [await sampleDocument('one.docx')])
    await expect(banner(page)).toBeEmpty()
    const other = page.getByRole('alert', { name: 'Error of Single File' })
    await expect(other).toContainText('Please select a valid .docx file')
    await page.getByRole('button', { name: 'Dismiss error of Single File' }).click()
    await expect(other).toBeEmpty()
  })

  await page.getByRole('tab', { name: 'Single File' }).click()

  await test.step('an error speaks once: as an alert, or by the list that takes the focus', async () => {
    await chooseOne(page, wordFile('notes.txt', Buffer.from('words')))
    await expect(page.getByRole('alert', { name: 'Error', exact: true })).not.toBeEmpty()

    await parseOne(page, await untitledDocument('untitled.docx'))
    await expect(page.getByRole('heading', { name: 'Validation Errors' })).toBeFocused()
    await expect(banner(page)).toContainText('Parsing failed')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })
})
