import { expect, type Page } from '@playwright/test'
import { withPending, writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { listen, openDraft, section, sections, showPictures, takeBack } from './the-builder.ts'
import { choose, expectNoViolations, expectSaved } from './the-pages.ts'

const codes = ['HDR001-ENBD', 'HBR001', 'CardList003', 'FAQ001', 'FTR001-ENBD']

test('words are found and replaced, by pointer and by keys', async ({ page }) => {
  await openDraft(page, withPending(writtenDraft('card', codes), 'HBR-0001', 'title'))

  await test.step('words are found in every section, shown where they stand, and replaced in one step', async () => {
    await expect(live(page).getByRole('heading', { level: 1 })).toBeVisible()
    await choose(page, 'Find and replace…')
    const dialog = page.getByRole('dialog', { name: 'Find and replace' })
    await dialog.getByRole('searchbox', { name: 'Find' }).fill('credit card')
    await expect(dialog.getByRole('status').first()).toHaveText('Found in 2 places, 2 sections')
    await expectNoViolations(page, 'dialog')

    await dialog.getByRole('textbox', { name: 'Replace with' }).fill('debit card')
    await dialog.getByRole('button', { name: 'Replace all (2)' }).click()
    await expect(dialog.getByText('Replaced in 2 places.').first()).toBeVisible()
    await expect(dialog.getByRole('status').first()).toHaveText('“credit card” is not on this page.')

    await dialog.getByRole('searchbox', { name: 'Find' }).fill('debit card')
    await dialog
      .getByRole('button', { name: /^Title.*debit card/ })
      .first()
      .click()
    await expect(dialog).toBeHidden()
    await expect(section(page, /HBR-0001$/)).toBeFocused()
    await expect(live(page).getByText('A debit card that pays you back every day')).toBeInViewport()
    await page.keyboard.press('Control+Shift+F')
    await expect(dialog.getByRole('button', { name: /^Title.*debit card/ }).first()).toBeFocused()

    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await expectSaved(page)
    await page.reload()
    await expect(sections(page)).toHaveCount(5)
    await page.keyboard.press('Control+Shift+F')
    await dialog.getByRole('searchbox', { name: 'Find' }).fill('credit card')
    await expect(dialog.getByRole('status').first()).toHaveText('Found in 2 places, 2 sections')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  await takeBack(page)

  await test.step('by keys one after the other; an address that would lead nowhere stays', async () => {
    const heard = await listen(page)
    await page.keyboard.press('Control+Shift+F')
    const dialog = page.getByRole('dialog', { name: 'Find and replace' })
    await expect(dialog.getByRole('searchbox', { name: 'Find' })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Emirates ID')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('passport')
    await dialog.getByRole('button', { name: /^Replace in .* of Frequently/ }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(heard).toContain('Replaced in Item 2, Answer, Frequently asked questions. 0 left.')
    await expect(dialog.getByRole('searchbox', { name: 'Find' })).toBeFocused()

    await dialog.getByRole('searchbox', { name: 'Find' }).fill('https://')
    await expect(dialog.getByText(/^Not in the texts, but in addresses: \d+ places\.$/)).toBeVisible()
    await dialog.getByText(/^Addresses \(/).click()
    await dialog.getByRole('textbox', { name: 'Replace with' }).fill('www ')
    await expect(dialog.getByText(/^Cannot be replaced here\./).first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Replace in/ }).first()).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expectNoViolations(page, 'dialog')
  })
})

test('where the canvas shows pictures, a hit is shown in the review, and one leads back to it', async ({
  page,
}) => {
  await showPictures(page)
  await openDraft(page, writtenDraft('card', codes))
  await page.keyboard.press('Control+Shift+F')
  const dialog = page.getByRole('dialog', { name: 'Find and replace' })
  await dialog.getByRole('searchbox', { name: 'Find' }).fill('credit card')
  const hit = dialog.getByRole('button', { name: /^Title.*credit card/ }).first()
  await hit.click()
  const row = page
    .getByRole('dialog', { name: 'Review' })
    .getByRole('article', { name: 'Title, Accepted', exact: true })
  await expect(row).toContainText('A credit card that pays you back every day')
  await page.keyboard.press('Escape')
  await expect(hit).toBeFocused()
})

test("the page's own addresses are found by name, shown where they are set, and replaced with the others", async ({
  page,
}) => {
  await openDraft(page, { ...writtenDraft('card', codes), actionUrl: 'https://old.example/apply' })
  await page.keyboard.press('Control+Shift+F')
  const dialog = page.getByRole('dialog', { name: 'Find and replace' })
  await dialog.getByRole('searchbox', { name: 'Find' }).fill('old.example')
  await dialog.getByText('Addresses (1)').click()
  await expect(dialog.getByRole('status').first()).toHaveText('Found in 1 place, the page itself')
  const hit = dialog.getByRole('button', { name: /^Action address/ })
  await hit.click()
  const address = page.getByRole('textbox', { name: /^Action address/ })
  await expect(address).toHaveValue('https://old.example/apply')
  await page.keyboard.press('Escape')
  await expect(hit).toBeFocused()

  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('no host ')
  await expect(dialog.getByText(/^Cannot be replaced here\. It would not be an address/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('new.example')
  await dialog.getByRole('button', { name: 'Replace all (1)' }).click()
  await dialog.getByRole('searchbox', { name: 'Find' }).fill('new.example')
  await expect(dialog.getByRole('status').first()).toHaveText('Found in 1 place, the page itself')
})

test('Arabic is found however it is spelled, and stays right to left', async ({ page }) => {
  await openDraft(page, arabicDraft())
  await page.keyboard.press('Control+Shift+F')
  const dialog = page.getByRole('dialog', { name: 'Find and replace' })
  await dialog.getByRole('searchbox', { name: 'Find' }).fill('بطاقه ائتمان')
  const hit = dialog.getByRole('listitem').first()
  await expect(hit.locator('mark')).toHaveText('بطاقة ائتمان')
  await expect(hit.locator('[dir=rtl]')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('بطاقة خصم')
  await hit.getByRole('button', { name: /^Replace in/ }).click()
  await expectTitle(page, 'بطاقة خصم تكافئك كل يوم')
})

async function expectTitle(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: 'Find and replace' })
  await dialog.getByRole('searchbox', { name: 'Find' }).fill(title)
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
}

function live(page: Page) {
  return page.frameLocator('iframe[title=Page]')
}

function arabicDraft() {
  return writtenDraft('card', codes, 'ar-AE')
}
