import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { Draft } from '#content/draft/draft.ts'
import { withValue } from './review-draft.ts'
import { writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { openDraft, takeBack } from './the-builder.ts'
import { expectNoViolations } from './the-pages.ts'

const codes = ['HDR001-ENBD', 'HBR001', 'FTR001-ENBD']
const warning = 'Warning: You may have to pay penalties if you pay off a loan/financing early.'

test('the product of a page is proposed, and puts its warnings on the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('webpage-builder.canvas', '{"mode":"live"}'))
  await openDraft(page, about('Personal loans in a day'))
  const notices = page.frameLocator('iframe[title=Page]').locator('.notices')
  await expect(page.frameLocator('iframe[title=Page]').locator('h1')).toBeVisible()
  await expect(notices).toHaveCount(0)

  await test.step('the list of what is to be done leads to it', async () => {
    await page.getByRole('tab', { name: /^To do/ }).click()
    await page.getByRole('button', { name: /Nobody has said which product/ }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'The page' })).toBeFocused()
    await expectNoViolations(page, 'aside')
    await page.keyboard.press('Tab')
    await expect(product(page)).toBeFocused()
    await expect(product(page)).toHaveValue('')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(product(page)).toHaveValue('personal-finance')
  })

  await test.step('the warnings stand on the live page, locked, and in the details with their source', async () => {
    await expect(notices.getByRole('listitem')).toHaveText([warning, /^Warning: If you do not meet/])
    await expect(notices).toHaveAttribute('data-remark', /cannot be edited/)
    await expect(page.getByText('Source: CBUAE Consumer Protection Standards, 2.3.3.4').first()).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('the page that goes out has them', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Export', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Export Page' })
    await expect(dialog.getByLabel('Product')).toHaveValue('personal-finance')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Generate HTML' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toContain(`<li>${warning}</li>`)
    // Until then nothing closes the dialog.
    await expect(dialog).toContainText('HTML file generated successfully!')
  })

  await test.step('undo takes them away', async () => {
    await page.keyboard.press('Escape')
    await takeBack(page)
    await expect(notices).toHaveCount(0)
  })
})

test('an Arabic page shows drafts on the screen alone, and says that their wording is missing', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('webpage-builder.canvas', '{"mode":"live"}'))
  const draft = writtenDraft('gold-card', ['HDR001-EI', 'HBR001', 'FTR001-EI'], 'ar-AE')
  await openDraft(page, { ...draft, product: 'personal-finance' })
  const live = page.frameLocator('iframe[title=Page]').locator('.notices')
  await expect(live.getByText('صياغة أولية غير معدّة للنشر')).toHaveCount(2)
  await page.getByRole('tab', { name: /^To do/ }).click()
  await page
    .getByRole('button', { name: /The wording is missing of what must stand on the page/ })
    .first()
    .click()
  await expect(page.getByText(/^Draft wording: it is not published/).first()).toBeVisible()
  await expectNoViolations(page, 'aside')
  await page.getByRole('banner').getByRole('button', { name: 'Preview' }).click()
  const shown = page.frameLocator('iframe[title="The page as it will be downloaded"]').locator('.notices')
  await expect(shown.getByRole('heading', { name: 'معلومات مهمة' })).toBeVisible()
  await expect(shown.getByText('صياغة أولية غير معدّة للنشر')).toHaveCount(2)
})

function about(title: string): Draft {
  const { product: _, ...draft } = writtenDraft('new-page', codes)
  return withValue(draft, 'HBR-0001', 'title', {
    value: title,
    origin: { by: 'person' },
    retryCount: 0,
    status: 'accepted',
    acceptedAt: draft.createdAt,
  })
}

function product(page: Page) {
  return page.getByRole('combobox', { name: 'Product' })
}
