import { expect, type Page } from '@playwright/test'
import { withPending, writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { canvas, listen, openDraft, sections, showPictures, takeBack } from './the-builder.ts'
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
    await expect(bar(page)).toContainText('Hit 1 of 2')
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

  await test.step('from one hit to the next on the page itself, marked over its words, which stay as they are', async () => {
    const heard = await listen(page)
    const title = live(page).locator('.hbr001 h1')
    const before = await title.innerHTML()
    await page.keyboard.press('Control+Shift+F')
    const dialog = page.getByRole('dialog', { name: 'Find and replace' })
    await dialog.getByRole('searchbox', { name: 'Find' }).fill('card')
    await dialog.getByRole('textbox', { name: 'Replace with' }).fill('coin')
    await dialog.getByRole('listitem').first().getByRole('button').first().press('Enter')
    await expect(bar(page).getByRole('button', { name: 'Next hit' })).toBeFocused()
    await expect(bar(page)).toContainText(/Hit 1 of \d+/)
    await expect(title).toHaveAttribute('data-chosen')
    await expect.poll(() => markedNow(page)).toEqual(['card'])
    expect(await title.innerHTML()).toBe(before)
    await expectNoViolations(page)

    const count = Number(/of (\d+)/.exec((await bar(page).textContent()) ?? '')?.[1])
    expect(count).toBeGreaterThan(3)
    for (let place = 2; place <= count; place++) {
      await page.keyboard.press('Enter')
      await expect
        .poll(heard)
        .toContainEqual(expect.stringMatching(new RegExp(`^Hit ${place} of ${count}\\. `)))
      await expect.poll(async () => (await markedNow(page)).every((words) => /card/i.test(words))).toBe(true)
      expect(await isShownMarked(page)).toBe(true)
    }
    await page.keyboard.press('Enter')
    await expect(bar(page)).toContainText(`Hit 1 of ${count}`)
    await bar(page).getByRole('button', { name: 'Replace with “coin”' }).press('Enter')
    await expect(title).toContainText('coin')
    await expect(bar(page)).toContainText(`Hit 1 of ${count - 1}`)
    await page.setViewportSize({ width: 375, height: 700 })
    await expectNoViolations(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
    await expect.poll(() => markedNow(page)).toEqual([])
    await expect(canvas(page).locator(':focus')).toHaveCount(1)
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

test('in a narrow window what is told stands above the foot of a dialog, however low that becomes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await openDraft(page, writtenDraft('card', codes))
  await page.keyboard.press('Control+Shift+F')
  const dialog = page.getByRole('dialog', { name: 'Find and replace' })
  await dialog.getByRole('searchbox', { name: 'Find' }).fill('card')
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('cards')
  const foot = dialog.locator('[data-dialog-foot]')
  await dialog.getByRole('button', { name: /^Replace all/ }).click()
  const told = dialog.getByRole('region', { name: 'Notifications' })
  await expect(told).toBeVisible()
  const isAbove = async () => {
    const [one, other] = [await told.boundingBox(), await foot.boundingBox()]
    return one !== null && other !== null && one.y + one.height <= other.y
  }
  await expect.poll(isAbove).toBe(true)
  // What is found is less, and the dialog with it.
  const before = (await foot.boundingBox())?.y ?? 0
  await dialog.getByRole('searchbox', { name: 'Find' }).fill('nowhere at all')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'cards' })).toHaveCount(0)
  await expect.poll(async () => (await foot.boundingBox())?.y).toBeLessThan(before)
  await expect.poll(isAbove).toBe(true)
})

async function expectTitle(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: 'Find and replace' })
  await dialog.getByRole('searchbox', { name: 'Find' }).fill(title)
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
}

function bar(page: Page) {
  return page.getByRole('region', { name: 'Hits on the page' })
}

/** The words that lie under the mark of the hit that is shown. */
function markedNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title=Page]')
    const frameWindow = frame?.contentWindow as (Window & typeof globalThis) | null
    const marked = frameWindow?.CSS.highlights.get('found-here') ?? []
    return [...marked].map((range) => {
      const live = document.createRange.call(frame?.contentDocument ?? document)
      live.setStart(range.startContainer, range.startOffset)
      live.setEnd(range.endContainer, range.endOffset)
      return live.toString()
    })
  })
}

/** It is in sight, also within an answer or a dialog. */
function isShownMarked(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    for (let times = 0; times < 4; times++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title=Page]')
    const frameWindow = frame?.contentWindow as (Window & typeof globalThis) | null
    const [range] = frameWindow?.CSS.highlights.get('found-here') ?? []
    const holder = range?.startContainer.parentElement
    if (!frame || !holder) return false
    const outer = frame.getBoundingClientRect()
    const scale = outer.width / frame.offsetWidth
    const { top, height } = holder.getBoundingClientRect()
    const middle = outer.top + (top + height / 2) * scale
    return holder.checkVisibility() && middle > 0 && middle < window.innerHeight
  })
}

function live(page: Page) {
  return page.frameLocator('iframe[title=Page]')
}

function arabicDraft() {
  return writtenDraft('card', codes, 'ar-AE')
}
