import { expect, type Page } from '@playwright/test'
import { writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { canvas, listen, openBuilder, openDraft, sections } from './the-builder.ts'
import { choose, expectName, expectNoViolations, expectSaved } from './the-pages.ts'

test('an empty page takes in a whole page of samples, which stay samples until they are edited', async ({
  page,
}) => {
  await openBuilder(page)
  const heard = await listen(page)
  await page.getByRole('button', { name: 'Start from a whole page…' }).click()
  const dialog = startDialog(page)
  await expect(dialog.getByRole('list', { name: 'Pages to start from' }).getByRole('listitem')).toHaveCount(8)
  await expectNoViolations(page, 'dialog')
  await dialog.getByRole('button', { name: /^Credit card/ }).click()

  await expect(sections(page)).toHaveCount(9)
  await expectName(page, 'Credit card')
  await expect(canvas(page).getByText('Sample', { exact: true })).toHaveCount(7)
  await expect
    .poll(heard)
    .toContain('Credit card is on the page, 9 components, all texts are samples. Undo takes them away.')

  await page.keyboard.press('F8')
  const review = page.getByRole('dialog', { name: 'Review' })
  const title = review.getByRole('article', { name: 'Title, Pending' }).first()
  await expect(title.getByText('Sample', { exact: true })).toBeVisible()
  await expectNoViolations(page, 'dialog')
  await title.getByRole('button', { name: /^Edit/ }).click()
  await title.getByRole('textbox').fill('A card of our own')
  await page.keyboard.press('Control+Enter')
  await expect(title).toContainText('A card of our own')
  await expect(title.getByText('Sample', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await expectSaved(page)
  await page.reload()
  await expect(sections(page)).toHaveCount(9)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(sections(page)).toHaveCount(0)
})

test('from the list of pages and by keys, beside the page that is open', async ({ page }) => {
  await openDraft(page, writtenDraft('gold-card', ['HBR001']))

  await test.step('the list of pages leads there, and what cannot be loaded is said', async () => {
    await page.route('**/templates/pages/**', (route) => route.abort())
    await choose(page, 'Pages…')
    await page.getByRole('dialog', { name: 'Pages' }).getByRole('button', { name: 'Start from…' }).click()
    const dialog = startDialog(page)
    await dialog.getByRole('button', { name: /^Offer/ }).click()
    await expect(dialog.getByText('Offer could not be loaded. Please try again.')).toBeVisible()
    await expect(sections(page)).toHaveCount(1)
    await page.unroute('**/templates/pages/**')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('by keys, in Arabic and of the other brand, as a page of its own beside the one that is open', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('start from a whole')
    await page.keyboard.press('Enter')
    const dialog = startDialog(page)
    await expect(dialog.getByText('It opens as a new page', { exact: false })).toBeVisible()
    await dialog.getByRole('radio', { name: 'Emirates NBD' }).focus()
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('radio', { name: 'English' }).focus()
    await page.keyboard.press('ArrowRight')
    await expectNoViolations(page, 'dialog')
    const card = dialog.getByRole('button', { name: /^Islamic product/ })
    await expect(card.locator('[dir=rtl]')).toContainText(['تمويل وفق أحكام الشريعة', 'منتج إسلامي'])
    await card.focus()
    await page.keyboard.press('Enter')
    await expectName(page, 'منتج إسلامي')
    await expect(sections(page).first()).toHaveAccessibleName(/^Header \(Emirates Islamic\)/)
    await page.keyboard.press('F8')
    await expect(page.getByText('تمويل وفق أحكام الشريعة').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goBack()
    await expectName(page, 'gold-card')
  })
})

function startDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Start from a whole page' })
}
