import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { sampleDocument, untitledDocument, wordFile } from './sample-documents.ts'
import { test } from './the-browser.ts'
import { banner, chooseMany, openGenerator, parseOne } from './the-generator.ts'
import { expectNoViolations } from './the-pages.ts'

const part = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array())

async function downloadedBy(page: Page, press: () => Promise<void>) {
  const saved = page.waitForEvent('download')
  await press()
  const download = await saved
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('a document with errors comes back with comments, is corrected and comes again', async ({ page }) => {
  await openGenerator(page)
  await parseOne(page, await untitledDocument('cards.docx'))
  await expect(page.getByRole('heading', { name: 'Validation Errors' })).toBeFocused()
  await expectNoViolations(page, 'main')
  const button = page.getByRole('button', { name: 'Download with comments' })
  const { name, bytes } = await downloadedBy(page, async () => {
    await button.focus()
    await page.keyboard.press('Enter')
  })
  expect(name).toBe('cards-comments.docx')
  expect(part(bytes, 'word/comments.xml')).toContain('A value is required. Please fill it in.')
  await expect(button).toBeFocused()
  await expect(page.getByText('Saved as cards-comments.docx in your downloads.')).toBeVisible()
  await expectNoViolations(page, 'main')

  const marked = /(<w:commentRangeStart w:id="0"\/>)(.*?)(<w:commentRangeEnd)/s
  const corrected = part(bytes, 'word/document.xml').replace(
    marked,
    '$1<w:r><w:t>A card that pays you back every day</w:t></w:r>$3',
  )
  const parts = { ...unzipSync(bytes), 'word/document.xml': strToU8(corrected) }
  await parseOne(page, wordFile('cards.docx', Buffer.from(zipSync(parts))))
  await expect(page.getByText('Document parsed successfully')).toBeVisible()
  await expect(page.getByText('⚠️ Warnings')).toBeHidden()
  await expect(
    page.getByText('Nothing is left to say. The document still holds the comment of the last check.'),
  ).toBeVisible()
  const clean = await downloadedBy(page, () =>
    page.getByRole('button', { name: 'Download without comments' }).click(),
  )
  expect(part(clean.bytes, 'word/comments.xml')).not.toContain('<w:comment ')
})

test('of many documents those with something to say come back with comments', async ({ page }) => {
  await openGenerator(page)
  await chooseMany(page, [
    await sampleDocument('savings.docx'),
    await untitledDocument('untitled.docx'),
    await untitledDocument('cards.docx'),
    wordFile('broken.docx', Buffer.from('no document at all')),
  ])
  await page.getByRole('button', { name: 'Parse 4 Documents' }).click()
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
  const button = page.getByRole('button', { name: 'Download 2 Documents with Comments (ZIP)' })
  const { name, bytes } = await downloadedBy(page, () => button.click())
  expect(name).toBe('documents-with-comments.zip')
  const files = unzipSync(bytes)
  expect(Object.keys(files).toSorted()).toEqual(['cards-comments.docx', 'untitled-comments.docx'])
  expect(part(files['cards-comments.docx'] ?? new Uint8Array(), 'word/comments.xml')).toContain(
    'Webpage Builder · Error',
  )
  await expectNoViolations(page, 'main')
})

test('why there are no comments is said, and what is there stays', async ({ page }) => {
  await openGenerator(page)
  await parseOne(page, await untitledDocument('cards.docx'))
  await page.route('**/api/html/comment-word', (route) =>
    route.fulfill({
      status: 422,
      json: {
        success: false,
        errors: [{ type: 'SIGNED_DOCUMENT', message: 'The document is digitally signed.' }],
      },
    }),
  )
  await page.getByRole('button', { name: 'Download with comments' }).click()
  await expect(banner(page)).toContainText('Failed to put comments into the document')
  await expect(banner(page)).toContainText('The document is digitally signed.')
  await expect(page.getByRole('heading', { name: 'Validation Errors' })).toBeVisible()
})
