import { expect, type Page } from '@playwright/test'
import { withPending, writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { idsOnPage, listen, openDraft, section, sections } from './the-builder.ts'
import { choose, expectNoViolations } from './the-pages.ts'

const codes = ['HDR001-EI', 'HBR001', 'FAQ001', 'FTR001-EI']

test('sections come from another page with texts and states, and undo takes them away', async ({ page }) => {
  await openNewBeside(page, withPending(writtenDraft('gold-card', codes), 'HBR-0001', 'title'))
  const heard = await listen(page)
  await choose(page, 'Copy sections…')
  const choosing = page.getByRole('dialog', { name: 'Copy sections from another page' })
  await expect(choosing.getByRole('listitem')).toHaveCount(1)
  await expectNoViolations(page, 'dialog')
  await choosing.getByRole('button', { name: 'Copy from gold-card' }).click()

  const dialog = page.getByRole('dialog', { name: 'Sections of gold-card' })
  await expect(dialog.getByText('A credit card that pays you back every day')).toBeVisible()
  await expect(dialog.getByText(/one of Emirates NBD/)).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: /^Header/ })).toBeDisabled()
  await expect(dialog.getByText('This page has a header already.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'All sections' }).check()
  await expectNoViolations(page, 'dialog')
  await dialog.getByRole('button', { name: 'Copy 2 sections' }).click()

  await expect(dialog).toBeHidden()
  expect(await idsOnPage(page)).toEqual(['HDR-0001', 'HBR-0001', 'FAQ-0001'])
  await expect(section(page, /HBR-0001/)).toBeFocused()
  await expect
    .poll(heard)
    .toContain('Copied 2 sections. Hero banner, now 2 of 3, after Header (Emirates NBD)')

  await page.keyboard.press('F8')
  const review = page.getByRole('dialog', { name: 'Review' })
  await expect(review.getByRole('article', { name: 'Title, Pending' })).toContainText(
    'A credit card that pays',
  )
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(sections(page)).toHaveCount(1)
})

test('by keys, an Arabic page into an English one, behind the section that had the focus', async ({
  page,
}) => {
  await openNewBeside(page, writtenDraft('bitaqa', ['HBR001', 'FAQ001'], 'ar-AE'))
  await section(page, /HDR-0001/).focus()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('copy sections')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Copy from bitaqa' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sections of bitaqa' })
  await expect(
    dialog.getByText('That page is in Arabic, this one in English.', { exact: false }),
  ).toBeVisible()
  await expect(dialog.locator('bdi[lang=ar-AE]').first()).toHaveText('بطاقة ائتمان تكافئك كل يوم')
  await dialog.getByRole('checkbox', { name: /^Frequently/ }).focus()
  await page.keyboard.press('Space')
  await expectNoViolations(page, 'dialog')
  await dialog.getByRole('button', { name: 'Copy 1 section' }).focus()
  await page.keyboard.press('Enter')
  await expect(section(page, /FAQ-0001/)).toBeFocused()
  expect(await idsOnPage(page)).toEqual(['HDR-0001', 'FAQ-0001'])
})

/** A new page with a header, beside this one in the same browser. */
async function openNewBeside(page: Page, draft: Parameters<typeof openDraft>[1]) {
  await openDraft(page, draft)
  await choose(page, 'New page')
  await expect(sections(page)).toHaveCount(0)
  await page
    .getByRole('region', { name: 'Component library' })
    .getByRole('button', { name: 'Header (Emirates NBD)', exact: true })
    .click()
  await expect(sections(page)).toHaveCount(1)
}
