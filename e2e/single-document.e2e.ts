import { readFile, utimes, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { locales } from '#base/locale.ts'
import { sampleDocument, sampleTitle, untitledDocument, wordFile } from './sample-documents.ts'
import { test } from './the-browser.ts'
import { banner, chooseOne, openGenerator, parseOne, renderedPage } from './the-generator.ts'
import { expectNoViolations } from './the-pages.ts'

test('a document in each language becomes a page', async ({ page, context }) => {
  await openGenerator(page)
  for (const locale of locales) {
    await test.step(`in ${locale}`, async () => {
      await chooseOne(page, await sampleDocument('cashback-card.docx', { locale }))
      await expect(page.getByText('cashback-card.docx', { exact: true })).toBeVisible()
      await expect(page.getByText(/^\d+ KB$/)).toBeVisible()

      await page.getByRole('button', { name: 'Parse & Preview' }).click()
      await expect(page.getByText('Document parsed successfully')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused()
      await expect(page.getByText('All good to generate HTML')).toBeVisible()
      await expect(page.getByText('⚠️ Warnings')).toBeHidden()
      await expect(page.getByRole('listitem').filter({ hasText: /^Card.*2$/ })).toBeVisible()
      await expect(renderedPage(page).getByRole('heading', { level: 1 })).toHaveText(sampleTitle(locale))

      await page.getByLabel('Public address (optional)').fill('https://bank.example/cashback')
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Generate HTML' }).click()
      const download = await saved
      expect(download.suggestedFilename()).toBe('cashback-card.html')
      await expect(page.getByText('Saved as cashback-card.html in your downloads.')).toBeVisible()

      const html = await context.newPage()
      await html.setContent(await readFile(await download.path(), 'utf8'))
      await expect(html.getByRole('heading', { level: 1 })).toHaveText(sampleTitle(locale))
      await expect(html.locator('html')).toHaveAttribute('lang', locale)
      await expect(html.locator('html')).toHaveAttribute('dir', locale === 'ar-AE' ? 'rtl' : 'ltr')
      await expect(html.locator('details')).not.toHaveCount(0)
      await expect(html.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        'https://bank.example/cashback',
      )
      await html.close()
    })
    await page.getByRole('button', { name: 'Start over' }).click()
  }
})

test('what was read is looked at, measured and shown', async ({ page }) => {
  await openGenerator(page)

  await test.step('what was read can be looked at, component by component', async () => {
    await parseOne(
      page,
      await sampleDocument('cashback-card.docx', { change: { 'HBR-0001': { cta_url: '' } } }),
    )
    const toggle = page.getByRole('button', { name: 'View page structure & data' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()

    await expect(page.getByRole('tab', { name: /^1\. / })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('No data parsed for this component')).toBeVisible()

    await page.getByRole('tab', { name: /^2\. / }).click()
    const hero = page.getByRole('tabpanel', { name: /^2\. / })
    await expect(hero).toContainText('HBR001')
    await expect(hero).toContainText('HBR-0001')
    await expect(hero).toContainText(sampleTitle('en-AE'))
    await expect(hero.getByText('(empty)')).toHaveCount(1)

    await page.getByRole('tab', { name: /^9\. / }).click()
    await expect(page.getByRole('heading', { name: 'Item 2' })).toBeVisible()
  })
  await page.getByRole('button', { name: 'Start over' }).click()

  await test.step('the page report tells what the warnings do not, and leads to the value', async () => {
    const change = { 'HBR-0001': { cta_url: '', sub_title: 'x'.repeat(130) } }
    await parseOne(page, await sampleDocument('cashback-card.docx', { change }))
    await expect(page.getByRole('link', { name: '1 warning' })).toBeVisible()
    const report = page.getByRole('region', { name: 'Page report' })
    await report.getByRole('button', { name: /^Page report: \d+ to look at$/ }).click()
    await expectNoViolations(page, 'main')
    await expect(report.getByRole('button', { name: /A picture is missing/ })).not.toHaveCount(0)
    await expect(report.getByRole('button', { name: /has no address/ })).toHaveCount(0)
    const action = page.getByRole('textbox', { name: 'Action address (optional)' })
    await expect(action).toHaveValue(/^https:/)
    await action.fill('')
    await report
      .getByRole('button', { name: /has no address, so the button leads .* Hero banner, CTA URL HBR-0001$/ })
      .click()

    const hero = page.getByRole('tabpanel', { name: /^2\. / })
    const value = hero.locator(':focus')
    await expect(value).toContainText('CTA URL')
    await expect(value).toContainText('(empty)')
    await expect(value).toBeInViewport({ ratio: 1 })
  })
  await page.getByRole('button', { name: 'Start over' }).click()

  await test.step('the page is shown as on three screens, and placeholder images stand in for missing ones', async () => {
    const noImages = { 'KBS-0001': { image_url: '' } }
    await parseOne(page, await sampleDocument('pictures.docx', { change: noImages }))
    await expect(renderedPage(page).getByRole('heading', { level: 1 })).toBeVisible()

    const frame = page.locator('iframe[title="Rendered page"]')
    for (const [screen, width] of [
      ['Tablet', 768],
      ['Phone', 375],
      ['Desktop', 1280],
    ] as const) {
      await page.getByText(screen, { exact: true }).click()
      await expect(frame).toHaveCSS('width', `${width}px`)
    }
    await expect(frame).toHaveAttribute('sandbox', '')

    await page.getByRole('checkbox', { name: 'Use placeholder images' }).check()
    await expect(renderedPage(page).locator('[src^="data:image/svg"]').first()).toBeAttached()

    const asked = page.waitForRequest('**/api/html/generate-html-from-word')
    await page.getByRole('button', { name: 'Generate HTML' }).click()
    expect((await asked).postDataJSON()).toMatchObject({
      usePlaceholderImages: true,
      metadata: { pageName: 'pictures' },
    })
  })
})

test('a page without faults has nothing to mend, also when another tab was open meanwhile', async ({
  page,
}) => {
  await openGenerator(page)
  const drawn = page.waitForResponse('**/templates/page.html')
  await parseOne(page, await sampleDocument('cashback-card.docx', { only: ['HDR-0001', 'HBR-0001'] }))
  await page.getByRole('tab', { name: /^Bulk Upload/ }).click()
  await drawn
  await page.getByRole('tab', { name: 'Single File' }).click()
  const line = page.getByRole('button', { name: 'Page report: nothing to mend' })
  await expect(line).toHaveAttribute('aria-expanded', 'false')
  await line.click()
  await expect(page.getByText(/^Headings, links, .* are as they should be\.$/)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(1)
})

test('a refusal without a reason has one entry, a page of a header alone is told of', async ({ page }) => {
  const metadata = { pageName: '', components: [] }
  const json = { success: false, filename: 'savings.docx', metadata, data: {}, warnings: [], errors: [] }
  await page.route('**/api/html/parse-word', (route) => route.fulfill({ json }))
  await openGenerator(page)
  await parseOne(page, await sampleDocument('savings.docx'))
  await expect(page.getByRole('heading', { name: 'Validation Errors' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Unknown error' })).toBeVisible()
  await expect(page.getByText('Correct these in Word')).toBeHidden()

  const header = { code: 'HDR001-ENBD', instanceId: 'HDR-0001' }
  const alone = { ...json, success: true, metadata: { pageName: 'My Page', components: [header] } }
  await page.route('**/api/html/parse-word', (route) => route.fulfill({ json: alone }))
  await parseOne(page, await sampleDocument('savings.docx'))
  await expect(page.getByText('Only a header or footer was found.')).toBeVisible()
  await expect(page.getByText('My Page.html', { exact: true })).toBeVisible()
})

test('the page is in reach on a usual and on a narrow screen', async ({ page }) => {
  await openGenerator(page)

  await test.step('warnings are in sight where the page can be downloaded', async () => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await parseOne(page, await sampleDocument('savings.docx', { pageName: 'Not A Page Name' }))
    await expect(page.getByRole('button', { name: 'Generate HTML' })).toBeInViewport()
    await expect(page.getByText('All good to generate HTML')).toBeInViewport()
    const warnings = page.getByRole('heading', { name: '⚠️ Warnings' })
    await expect(warnings).toBeInViewport()
    await page.getByRole('link', { name: '1 warning' }).click()
    await expect(warnings).toBeFocused()
  })
  await page.getByRole('button', { name: 'Start over' }).click()

  await test.step('on a narrow screen the page is a step away', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await parseOne(page, await sampleDocument('savings.docx'))
    await page.getByRole('link', { name: 'See the page' }).click()
    await expect(page.getByRole('heading', { name: 'Rendered page' })).toBeFocused()
    await expect(page.getByText('Phone', { exact: true })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

test('documents are dropped, refused and found to have errors', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await openGenerator(page)

  await test.step('files of another kind, too large ones and several at once are refused before sending', async () => {
    await chooseOne(page, wordFile('notes.txt', Buffer.from('words')))
    await expect(banner(page)).toContainText('Please select a valid .docx file')
    await chooseOne(page, wordFile('brochure.docx', Buffer.alloc(10 * 1024 * 1024 + 1)))
    await expect(banner(page)).toContainText('“brochure.docx” is too large: 10.1 MB, and the maximum is 10MB')
    await expect(page.getByRole('button', { name: 'Parse & Preview' })).toBeHidden()
    expect(sent.filter((url) => url.includes('/api/'))).toEqual([])
  })

  await test.step('a document is dropped', async () => {
    const { name, mimeType, buffer } = await sampleDocument('dropped.docx')
    const dropped = await page.evaluateHandle(
      ([bytes, fileName, type]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(bytes)], fileName, { type }))
        return transfer
      },
      [[...buffer], name, mimeType] as const,
    )
    const area = page.getByText('Drop a Word document (.docx) here')
    await area.dispatchEvent('dragenter', { dataTransfer: dropped })
    await expect(page.getByText('Let go to choose this document')).toBeVisible()
    await area.dispatchEvent('drop', { dataTransfer: dropped })
    await expect(page.getByText('dropped.docx', { exact: true })).toBeVisible()
  })
  await page.getByRole('button', { name: 'Start over' }).click()

  await test.step('a document with errors says which, one that is no Word document what it is', async () => {
    await parseOne(page, await untitledDocument('untitled.docx'))

    await expect(page.getByRole('heading', { name: 'Validation Errors' })).toBeFocused()
    const error = page.getByRole('listitem').filter({ hasText: 'REQUIRED_VALUE_EMPTY' })
    await expect(error).toContainText('HBR-0001')
    await expect(banner(page)).toContainText('Error')
    await expect(banner(page)).toContainText(/Parsing failed: .+/)
    await expect(page.getByRole('button', { name: 'Generate HTML' })).toBeHidden()

    await page.getByRole('button', { name: 'Dismiss error' }).click()
    await expect(banner(page)).toBeEmpty()
    await expect(error).toBeVisible()

    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(error).toBeHidden()
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused()

    await parseOne(page, wordFile('scan.docx', Buffer.from('%PDF-1.7 no Word document')))
    await expect(page.getByText('NOT_A_WORD_DOCUMENT')).toBeVisible()
    await expect(page.getByText('Correct these in Word')).toBeHidden()
  })
})

test('a document that was changed after it was chosen is asked for again', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('savings.docx')
  await writeFile(path, (await sampleDocument('savings.docx')).buffer)
  await openGenerator(page)
  await page.getByLabel('Word document', { exact: true }).setInputFiles(path)
  await expect(page.getByText('savings.docx', { exact: true })).toBeVisible()
  // Browsers compare whole seconds.
  const later = new Date(Date.now() + 60_000)
  await utimes(path, later, later)

  await page.getByRole('button', { name: 'Parse & Preview' }).click()
  await expect(banner(page)).toContainText('Failed to parse document')
  await expect(banner(page)).toContainText('“savings.docx” was changed, moved or deleted')
})
