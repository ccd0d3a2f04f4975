import { expect, type Page } from '@playwright/test'
import { sampleDocument } from './sample-documents.ts'
import { test } from './the-browser.ts'
import { chooseMany, openGenerator, parseOne } from './the-generator.ts'

/** Goes on with Tab until the focus is on what has this name. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const target = page.getByRole(role, { name })
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${role} ${name}`)
}

test('no focus hides under the bar that stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openGenerator(page)
  await parseOne(page, await sampleDocument('savings.docx', { pageName: 'Not A Page Name' }))
  await page.getByRole('button', { name: 'View page structure & data' }).click()
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Parse & Preview' }).focus()

  const generate = page.getByRole('button', { name: 'Generate HTML' })
  while (!(await generate.evaluate((element) => element === document.activeElement))) {
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body
      const { x, y, width, height } = focused.getBoundingClientRect()
      const above = document.elementFromPoint(x + width / 2, y + height / 2)
      return focused.contains(above) ? undefined : focused.textContent
    })
    expect(hidden).toBeUndefined()
    await page.keyboard.press('Tab')
  }
})

test('a document becomes a page without a pointer', async ({ page }) => {
  await openGenerator(page)
  await tabTo(page, 'tab', 'Single File')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Bulk Upload' })).toBeFocused()
  await expect(page).toHaveTitle(/^Bulk Upload/)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tabpanel', { name: 'Single File' })).toBeVisible()

  // Asked for well before the key: what tells the page of it and the key go to it by different ways.
  const dialog = page.waitForEvent('filechooser')
  await tabTo(page, 'button', 'Choose a file')
  await page.keyboard.press('Enter')
  await (await dialog).setFiles(await sampleDocument('savings.docx'))

  await tabTo(page, 'button', 'Parse & Preview')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused()

  await tabTo(page, 'button', 'View page structure & data')
  await page.keyboard.press('Space')
  await tabTo(page, 'tab', /^1\. /)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('tab', { name: /^2\. / })).toHaveAttribute('aria-selected', 'true')

  await tabTo(page, 'checkbox', 'Use placeholder images')
  await page.keyboard.press('Space')
  await tabTo(page, 'button', 'Generate HTML')
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await saved).suggestedFilename()).toBe('savings.html')

  await tabTo(page, 'radio', 'Desktop')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('iframe[title="Rendered page"]')).toHaveCSS('width', '768px')
})

test('leaving a document out keeps the focus in the list', async ({ page }) => {
  await openGenerator(page)
  await chooseMany(page, [await sampleDocument('one.docx'), await sampleDocument('two.docx')])
  const said = page.getByRole('status').filter({ hasText: /./ })
  await expect(said).toHaveText('2 chosen')

  await page.getByRole('button', { name: 'Remove two.docx' }).press('Enter')
  await expect(said).toHaveText('two.docx removed, 1 chosen')
  await expect(page.getByRole('button', { name: 'Remove one.docx' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused()
})
