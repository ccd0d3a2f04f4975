import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { sampleDocument, sampleTitle, untitledDocument, wordFile } from './sample-documents.ts'
import { test } from './the-browser.ts'
import { banner, chooseMany, openGenerator } from './the-generator.ts'

test('good documents become a ZIP, bad ones say why', async ({ page }) => {
  await openGenerator(page)
  await chooseMany(page, [
    await sampleDocument('savings.docx'),
    await untitledDocument('untitled.docx'),
    await sampleDocument('بطاقة.docx', { locale: 'ar-AE', pageName: 'cards-ar' }),
    wordFile('broken.docx', Buffer.from('no document at all')),
    wordFile('notes.txt', Buffer.from('words')),
  ])
  await expect(banner(page)).toContainText('1 file(s) skipped (only .docx allowed)')
  await expect(page.getByText('4 files selected')).toBeVisible()
  await expect(page.getByText('Hold Ctrl/Cmd to select multiple files')).toBeVisible()

  await page.getByRole('button', { name: 'Parse 4 Documents' }).click()
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
  for (const [label, count] of [
    ['Total Files', '4'],
    ['Successful', '2'],
    ['Failed', '2'],
  ] as const) {
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible()
    await expect(page.locator('dl > div', { hasText: label }).getByRole('definition')).toHaveText(count)
  }

  const rows = page.getByRole('row').filter({ hasText: '.docx' })
  await expect(rows.nth(0)).toContainText(/Failed.*untitled\.docx/s)
  await expect(rows.nth(1)).toContainText(/Failed.*broken\.docx/s)
  await expect(rows.nth(2)).toContainText(/Successful.*savings\.docx/s)
  await page.getByRole('button', { name: /messages? of untitled\.docx/ }).click()
  await expect(page.getByText('REQUIRED_VALUE_EMPTY')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Use placeholder images' }).check()
  const asked = page.waitForRequest('**/api/html/generate-bulk-html')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 2 HTML Files (ZIP)' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ usePlaceholderImages: true })
  const download = await saved
  expect(download.suggestedFilename()).toBe('html-files.zip')
  const files = unzipSync(await readFile(await download.path()))
  expect(Object.keys(files).toSorted()).toEqual(['cards-ar.html', 'savings.html'])
  expect(strFromU8(files['savings.html'] ?? new Uint8Array())).toContain(sampleTitle('en-AE'))
})

test('files are left out, added and refused one by one', async ({ page }) => {
  await openGenerator(page)
  await chooseMany(page, [wordFile('notes.txt', Buffer.from('words'))])
  await expect(banner(page)).toContainText('Please select at least one .docx file')

  await chooseMany(page, [
    await sampleDocument('one.docx'),
    await sampleDocument('two.docx'),
    wordFile('brochure.docx', Buffer.alloc(10 * 1024 * 1024 + 1)),
  ])
  await expect(banner(page)).toContainText('“brochure.docx” is too large')
  await expect(page.getByText('2 files selected')).toBeVisible()

  await page.getByRole('button', { name: 'Remove one.docx' }).click()
  await expect(page.getByText('1 file selected')).toBeVisible()
  await chooseMany(page, [await sampleDocument('three.docx')])
  await expect(page.getByText('2 files selected')).toBeVisible()
  await expect(banner(page)).toBeEmpty()
})

test('a wrong file leaves the results as they are', async ({ page }) => {
  await openGenerator(page)
  await chooseMany(page, [await sampleDocument('one.docx'), await sampleDocument('two.docx')])
  await page.getByRole('button', { name: 'Parse 2 Documents' }).click()
  const download = page.getByRole('button', { name: 'Download 2 HTML Files (ZIP)' })
  await expect(download).toBeVisible()

  await chooseMany(page, [wordFile('x.pdf', Buffer.from('%PDF-1.7'))])
  await expect(banner(page)).toContainText('Please select at least one .docx file')
  await expect(download).toBeVisible()

  await chooseMany(page, [wordFile('brochure.docx', Buffer.alloc(10 * 1024 * 1024 + 1))])
  await expect(banner(page)).toContainText('“brochure.docx” is too large')
  await chooseMany(page, [wordFile('nothing.docx', Buffer.alloc(0))])
  await expect(banner(page)).toContainText('“nothing.docx” is empty')
  await expect(download).toBeVisible()
})

test('documents of the same page name show which file is whose', async ({ page }) => {
  await openGenerator(page)
  const documents = ['one.docx', 'two.docx'].map((name) => sampleDocument(name, { pageName: 'savings' }))
  await chooseMany(page, [...(await Promise.all(documents)), await untitledDocument('bad.docx')])
  await page.getByRole('button', { name: 'Parse 3 Documents' }).click()

  const table = page.getByRole('table', { name: 'Results by file, failed ones first' })
  await expect(table.getByRole('row', { name: 'two.docx' })).toContainText('savings-2.html')
  await expect(page.getByText('Several documents have the same page name')).toBeVisible()
  await expect(page.getByRole('button', { name: '1 message of bad.docx' })).toBeVisible()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 2 HTML Files (ZIP)' }).click()
  const files = unzipSync(await readFile(await (await saved).path()))
  expect(Object.keys(files).toSorted()).toEqual(['savings-2.html', 'savings.html'])

  await page.setViewportSize({ width: 375, height: 700 })
  await expect(table.getByText('10 components').first()).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })

  await test.step('two of one page in two languages are named, compared and linked', async () => {
    await chooseMany(page, [
      await sampleDocument('card-en.docx', { change: { 'HBR-0001': { sub_title: 'Up to AED 900 back' } } }),
      await sampleDocument('card-ar.docx', { locale: 'ar-AE' }),
    ])
    await page.getByRole('button', { name: 'Parse 2 Documents' }).click()
    const base = page.getByRole('textbox', { name: /^Where the pages in two languages will stand/ })
    await base.fill('https://bank.example/en/cards')
    await expect(table.getByRole('row', { name: /^Successful card-ar\.docx/ })).toContainText('card.ar.html')
    await table.getByRole('button', { name: /of card-ar\.docx$/ }).click()
    // It is said with either document.
    await expect(table.getByText(/HBR-0001, Sub title: “Up to AED 900” stands in English alone/)).toHaveCount(
      2,
    )
    const pair = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download 2 HTML Files (ZIP)' }).click()
    const pages = unzipSync(await readFile(await (await pair).path()))
    expect(Object.keys(pages).toSorted()).toEqual(['card.ar.html', 'card.en.html'])
    const arabic = strFromU8(pages['card.ar.html'] ?? new Uint8Array())
    expect(arabic).toContain('hreflang="x-default" href="https://bank.example/en/cards/card"')
    expect(arabic).toMatch(/<a class="language-link" href="https:\/\/bank\.example\/en\/cards\/card"/)
  })

  await test.step('one of them is held back, and the other does not link to a page that is not there', async () => {
    const blocked = { 'HBR-0001': { sub_title: 'Your returns are guaranteed' } }
    await chooseMany(page, [
      await sampleDocument('card-en.docx', { change: blocked }),
      await sampleDocument('card-ar.docx', { locale: 'ar-AE' }),
    ])
    await page.getByRole('button', { name: 'Parse 2 Documents' }).click()
    const base = page.getByRole('textbox', { name: /^Where the pages in two languages will stand/ })
    await base.fill('https://bank.example/en/cards')
    await expect(page.getByText('no page in the other language links to them')).toBeVisible()
    const one = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download 1 HTML Files (ZIP)' }).click()
    const pages = unzipSync(await readFile(await (await one).path()))
    expect(Object.keys(pages)).toEqual(['card.ar.html'])
    expect(strFromU8(pages['card.ar.html'] ?? new Uint8Array())).not.toContain('hreflang')
  })
})
