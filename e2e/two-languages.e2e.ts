import { readFile } from 'node:fs/promises'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { Draft } from '#content/draft/draft.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { withValue } from './review-draft.ts'
import { draftInBoth, writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { openDraft, section, showPictures } from './the-builder.ts'
import { expectNoViolations } from './the-pages.ts'

const codes = ['HDR001-ENBD', 'HBR001', 'CardList003', 'FAQ001', 'FTR001-ENBD']

test.beforeEach(({ page }) => showPictures(page))

test('a page gets its Arabic version, which goes with the English one until that changes', async ({
  page,
}) => {
  await openDraft(page, writtenDraft('gold-card', codes))

  await test.step('one press makes it, with everything shared in place and the texts to come', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Make the Arabic version' }).click()
    await expect(arabic(page)).toBeChecked()
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('Its texts are to come.'),
    ).toBeVisible()
    await tab(page, 'To do').click()
    await expect(toDo(page, 'To be translated')).toHaveCount(1)
    await expect(toDo(page, 'Out of step')).toHaveCount(0)
    await expectNoViolations(page)
  })

  await test.step('a text is written beside the one that it is made from', async () => {
    await tab(page, 'Details').click()
    await chooseTitle(page)
    await expect(part(page, 'In the other language')).toContainText('To be translated from English.')
    await expect(part(page, 'In the other language').locator('[lang=en-AE]')).toHaveText(/\w/)
    await type(page, 'بطاقة لكل يوم')
    await expect(part(page, 'In the other language')).not.toContainText('To be translated')
    await expectNoViolations(page)
  })

  await test.step('by key to English, where the text changes; the Arabic one is out of step and told so', async () => {
    await page.keyboard.press('F9')
    await expect(english(page)).toBeChecked()
    await chooseTitle(page)
    await expect(part(page, 'In the other language')).toContainText('بطاقة لكل يوم')
    await type(page, 'A card for every week of yours')
    await page.keyboard.press('F9')
    await tab(page, 'To do').click()
    await toDo(page, 'Out of step').getByRole('button').click()
    await expect(part(page, 'In the other language')).toContainText('changed since this one was made from it')
    await expect(part(page, 'In the other language').getByText('What changed in English')).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('a person says that it is still right; undo shows the face that the change was made in', async () => {
    await part(page, 'In the other language').getByRole('button', { name: 'Still right' }).click()
    await expect(part(page, 'In the other language')).not.toContainText('changed since')
    await page.keyboard.press('F9')
    await expect(english(page)).toBeChecked()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(arabic(page)).toBeChecked()
    await chooseTitle(page)
    await expect(part(page, 'In the other language')).toContainText('changed since')
  })

  await test.step('both are there when the page is opened again, with the same face in front', async () => {
    await expect(page.getByRole('banner')).toContainText('Saved')
    await page.reload()
    await expect(arabic(page)).toBeChecked()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(english(page)).toBeChecked()
  })
})

test('both languages are seen, edited and scrolled beside one another', async ({ page }) => {
  await openDraft(page, draftInBoth('gold-card', codes))
  const [left, right] = ['Page in English', 'Page in Arabic'].map((title) =>
    page.frameLocator(`iframe[title="${title}"]`),
  ) as [FrameLocator, FrameLocator]

  await test.step('by key and by switch; every section begins where the one opposite begins', async () => {
    await page.keyboard.press('Shift+F9')
    await expect(page.getByRole('radio', { name: 'Both', exact: true })).toBeChecked()
    await expect(right.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(left.locator('html')).toHaveAttribute('dir', 'ltr')
    await expect.poll(() => topsOf(right)).toEqual(await topsOf(left))
    await expectNoViolations(page)
  })

  await test.step('a press in either brings that face to the front, and the value is marked opposite', async () => {
    await right.locator('.hbr001 h1').click()
    await expect(arabic(page)).toBeChecked()
    await expect(right.locator('[data-edited]')).toBeFocused()
    await expect(left.locator('.hbr001 h1[data-chosen], .hbr001 h1 [data-chosen]')).toHaveCount(1)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('بطاقة أطول من سطر واحد حتى يصير القسم أعلى من الذي أمامه')
    await expect(right.locator('.hbr001')).toContainText('بطاقة أطول')
    await expect.poll(() => topsOf(right)).toEqual(await topsOf(left))
  })

  await test.step('by key to the same value opposite; what was typed is kept, and both stand in the details', async () => {
    await page.keyboard.press('F9')
    await expect(english(page)).toBeChecked()
    await expect(left.locator('.hbr001 [data-edited]')).toBeFocused()
    await expect(right.locator('.hbr001')).toContainText('بطاقة أطول')
    await page.keyboard.press('Escape')
    await tab(page, 'Details').click()
    await expect(part(page, 'In the other language')).toContainText('بطاقة أطول')
  })

  await test.step('where there is no room for two, the one in front is shown and why', async () => {
    await page.setViewportSize({ width: 600, height: 800 })
    await expect(page.getByText('Two languages need a wider canvas')).toBeVisible()
    await expect(page.getByTitle('Page', { exact: true })).toHaveCount(1)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByText('One', { exact: true }).click()
    await expect(page.getByTitle('Page', { exact: true })).toHaveCount(1)
    await expect(page.getByTitle('Page in Arabic')).toHaveCount(0)
  })
})

test('an export is of the face that is chosen, and a page with texts is never called another language', async ({
  page,
}) => {
  await openDraft(page, writtenDraft('gold-card', codes))
  await page.getByRole('banner').getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await expect(dialog.getByRole('combobox', { name: 'Locale' }).locator('option')).toHaveText([
    'English (UAE)',
  ])
  await dialog.getByRole('button', { name: 'Make the Arabic version' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Locale' })).toHaveValue('ar-AE')
  await expect(dialog.getByRole('button', { name: 'Generate HTML' })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Locale' }).selectOption('en-AE')
  await dialog.getByRole('checkbox', { name: 'Sign-off record beside the HTML' }).check()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Generate both' }).click()
  expect(Object.keys(unzipSync(await readFile(await (await saved).path()))).toSorted()).toEqual(
    ['ar', 'en'].flatMap((each) =>
      ['-sign-off.docx', '-sign-off.json', '.html'].map((ending) => `gold-card.${each}${ending}`),
    ),
  )
  await page.keyboard.press('Escape')
  await expect(english(page)).toBeChecked()
})

test('what the two languages do not say alike is named before the page goes out', async ({ page }) => {
  const both = draftInBoth('gold-card', codes)
  const change = (value: string) =>
    ({ value, status: 'accepted', acceptedAt: '2026-11-01T08:00:00.000Z', retryCount: 0 }) as const
  const other = showFace(withValue(both, 'HBR-0001', 'title', change('Cash back of 5% a year')), 'ar-AE')
  const draft = showFace(withValue(other, 'HBR-0001', 'title', change('استرداد نقدي 7٪ سنويًا')), 'en-AE')
  await openDraft(page, {
    ...draft,
    other: { ...draft.other, publicUrl: 'https://bank.example/ar/gold' },
  } as Draft)

  const dialog = page.getByRole('dialog', { name: 'Export Page' })
  const named = dialog.getByRole('group').filter({ hasText: 'not the same in the two languages' })
  await test.step('in the export, with the way to its place', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Export' }).click()
    await named.getByText(/\d+ things? (?:is|are) not the same in the two languages$/).click()
    await expect(named).toContainText('English says “5% a year”, and Arabic another figure.')
    await expect(named).toContainText('The English page has no public address')
    await expectNoViolations(page, 'dialog')
  })

  await test.step('the address of this language is proposed from the other one, and kept once it is used', async () => {
    const address = dialog.getByRole('textbox', { name: 'Public address (optional)' })
    await expect(address).toHaveValue('https://bank.example/en/gold')
    await expect(address).toHaveAccessibleDescription(
      /Proposed: the address of the page in the other language/,
    )
    await dialog.getByRole('button', { name: 'Preview' }).click()
  })

  await test.step('beside the page report too, from where one press leads to the value', async () => {
    const preview = page.getByRole('dialog').filter({ hasText: 'Page report' })
    await preview.getByText(/not the same in the two languages$/).click()
    await expect(preview).not.toContainText('has no public address')
    await preview.getByRole('button', { name: /English says “5% a year”/ }).click()
    await expect(preview).toHaveCount(0)
    await expect(part(page, 'In the other language')).toContainText('استرداد نقدي')
  })
})

/** How far down the page each section begins. */
const topsOf = (frame: FrameLocator) =>
  frame
    .locator('[data-instance]')
    .evaluateAll((sections) => sections.map((each) => Math.round(each.getBoundingClientRect().top)))

const arabic = (page: Page) => page.getByRole('banner').getByRole('radio', { name: /^Arabic/ })
const english = (page: Page) => page.getByRole('banner').getByRole('radio', { name: /^English/ })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const part = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Details' }).getByRole('region', { name, exact: true })
const toDo = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'To do' }).getByRole('region', { name })

async function chooseTitle(page: Page) {
  await tab(page, 'Details').click()
  await section(page, /^Hero banner/).click()
  await part(page, 'Texts')
    .getByRole('button', { name: /^Title/ })
    .click()
}

async function type(page: Page, text: string) {
  await part(page, 'Text').getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Edit Title' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(part(page, 'Text')).toContainText(text)
}
