import { expect, type Locator, type Page } from '@playwright/test'
import { countPage } from '#content/draft/review.ts'
import type { Candidate } from '#content/values/field-value.ts'
import { unreadDraft, withText, withValue } from './review-draft.ts'
import { manifest, withPending, writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { canvas, listen, openDraft, section, takeBack } from './the-builder.ts'
import { expectNoViolations } from './the-pages.ts'

const codes = ['HDR001-ENBD', 'HBR001', 'HBR003', 'FAQ001', 'FTR001-ENBD']
const unread = unreadDraft('gold-card', codes)

test('from a finding to the review and back, the focus is never lost', async ({ page }) => {
  await openDraft(page, withPending(writtenDraft('gold-card', codes), 'HBR-0001', 'title'))
  const button = page.getByRole('banner').getByRole('button', { name: 'Preview' })
  await button.press('Enter')
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByRole('radio', { name: 'Desktop' })).toBeFocused()
  await expect(page.getByRole('banner').and(page.locator(':not(iframe *)'))).toHaveCount(1)
  await expectNoViolations(page, 'dialog')

  const finding = preview.getByRole('button', { name: /Hero banner, Title/ })
  await finding.press('Enter')
  const review = reviewOf(page)
  await expect(review.getByRole('article', { name: 'Title, Pending', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(review).toHaveCount(0)
  await expect(finding).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the focus comes back to a finding that had to be asked for', async ({ page }) => {
  const many = Array.from({ length: 3 }, () => 'CardGridTextTop001')
  await openDraft(page, withPending(writtenDraft('gold-card', ['HBR001', ...many]), 'HBR-0001', 'title'))
  await page.getByRole('banner').getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await preview.getByRole('button', { name: /^Show all \d+/ }).click()
  const last = preview.getByRole('list', { name: 'To look at' }).getByRole('button').last()
  const words = await last.textContent()
  await last.press('Enter')
  await expect(reviewOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reviewOf(page)).toHaveCount(0)
  await expect(preview.locator(':focus')).toHaveText(words ?? '')
})

test('the review opens where the work is, and leads back to it', async ({ page }) => {
  await openDraft(page, unread)

  await test.step('a dialog that opens while nothing has the focus leads to the page when it closes', async () => {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press('F8')
    await expect(reviewOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(reviewOf(page)).toHaveCount(0)
    await expect(canvas(page)).toBeFocused()
  })

  await test.step('F8 opens the review at the section that has the focus, and then where it was left', async () => {
    const faq = section(page, 'Frequently asked questions')
    await faq.focus()
    await page.keyboard.press('F8')
    await expect(reviewOf(page).getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible()
    await page.keyboard.press('F8')
    await expect(
      reviewOf(page).getByRole('article', { name: 'Description, Pending', exact: true }),
    ).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(faq).toBeFocused()
    await page.keyboard.press('F8')
    await expect(
      reviewOf(page).getByRole('article', { name: 'Description, Pending', exact: true }),
    ).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(reviewOf(page)).toHaveCount(0)
  })

  await test.step('equal buttons of two items have names of their own', async () => {
    await section(page, 'Hero with percentages').focus()
    await page.keyboard.press('F8')
    const review = reviewOf(page)
    await expect(review.getByRole('button', { name: 'Accept: Percentage, item 2', exact: true })).toHaveCount(
      1,
    )
    await expect(review.getByRole('button', { name: 'Edit: Percentage, item 1', exact: true })).toHaveCount(1)
    const names = await review
      .getByRole('region', { name: 'Hero with percentages' })
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label') ?? each.textContent))
    expect(new Set(names).size).toBe(names.length)
    await expectNoViolations(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(reviewOf(page)).toHaveCount(0)
  })

  await test.step('the focus comes back to a finding of a group that was opened', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Export', exact: true }).click()
    const gaps = page.getByRole('dialog', { name: 'Export Page' }).getByRole('region', { name: 'Before' })
    const group = gaps.getByRole('group').filter({ hasText: 'Not accepted yet (3 sections)' })
    await expect(group).not.toHaveAttribute('open')
    await group.locator('summary').click()
    const finding = group.getByRole('button').last()
    const told = await finding.textContent()
    await finding.press('Enter')
    await expect(reviewOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(gaps.locator(':focus')).toHaveText(told ?? '')
  })
})

test('Escape hides the earlier texts first, and leaves the review open', async ({ page }) => {
  const earlier: Candidate[] = [{ value: 'Another title', origin: { by: 'writer', writer: 'draft' } }]
  await openDraft(page, withText(unread, 'HBR-0001', 'title', { value: 'A title', earlier }))
  await page.keyboard.press('F8')
  const title = reviewOf(page).getByRole('article', { name: 'Title, Pending', exact: true })
  await title.getByRole('button', { name: 'Earlier texts (1): Title' }).press('Enter')
  await title.getByRole('button', { name: /^Use this/ }).focus()
  await page.keyboard.press('Escape')
  await expect(title.getByRole('region', { name: 'Earlier' })).toHaveCount(0)
  await expect(title).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reviewOf(page)).toHaveCount(0)
})

test('texts are saved one by one and accepted by the section', async ({ page }) => {
  await openDraft(page, unread)

  await test.step('a text over its limit is told while typing, once, and when it is saved', async () => {
    const heard = await listen(page)
    await page.keyboard.press('F8')
    const title = reviewOf(page).getByRole('article', { name: 'Title, Pending', exact: true })
    await title.getByRole('button', { name: 'Edit: Title' }).click()
    const field = title.getByRole('textbox')
    await field.fill('x'.repeat(70))
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    // At once: on a slow machine one more than the limit would be told before the second is typed.
    await page.keyboard.insertText('xx')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/72 \/ 70 · 2 over the limit/)
    await expect.poll(heard).toContain('2 characters over the limit of 70.')
    await field.press('x')
    await field.press('Enter')
    await expect.poll(heard).toContain('Saved Title. 3 characters over the limit of 70.')
    expect((await heard()).filter((words) => words.includes('over the limit'))).toHaveLength(2)
    await page.keyboard.press('Escape')
    await expect(reviewOf(page)).toHaveCount(0)
  })
  await takeBack(page)

  await test.step('a section is accepted as a whole, and undone as one step', async () => {
    const heard = await listen(page)
    await page.keyboard.press('F8')
    const review = reviewOf(page)
    const { total } = countPage(unread, manifest)
    const { total: inHero } = countPage(unreadDraft('gold-card', ['HBR001']), manifest)
    await review.getByRole('button', { name: `Accept this section (${inHero})` }).click()
    await expect.poll(heard).toContain(`Accepted ${inHero} values. ${total - inHero} pending.`)
    await expect(review.getByRole('list', { name: 'The page so far' })).toContainText(
      `${inHero} of ${total} accepted`,
    )
    await expect(review.getByRole('heading', { name: 'Hero with percentages' })).toBeVisible()
    await expect(review.getByRole('article', { name: 'Tagline, Pending' })).toBeFocused()
    await review.getByRole('button', { name: 'Undo accept the pending texts of Hero banner' }).click()
    await expect(review.getByRole('list', { name: 'The page so far' })).toContainText(
      `0 of ${total} accepted`,
    )
  })
})

test('what is typed where nothing stood is accepted, and said to be', async ({ page }) => {
  const empty = { value: '', retryCount: 0, status: 'pending' } as const
  await openDraft(page, withValue(unread, 'HBR-0001', 'title', empty))
  const heard = await listen(page)
  await section(page, 'Hero banner').focus()
  await page.keyboard.press('F8')
  await reviewOf(page).getByRole('button', { name: 'Edit: Title', exact: true }).click()
  await page.keyboard.type('A card for every day')
  await page.keyboard.press('Enter')
  await expect.poll(heard).toContain('Saved Title. It is accepted, as you typed it yourself')
  await expect(reviewOf(page).getByRole('article', { name: 'Title, Accepted', exact: true })).toBeFocused()
})

test('a toast lets the buttons of a dialog be seen and pressed', async ({ page }) => {
  await openDraft(page, unread)
  for (const width of [1440, 768, 375]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      await section(page, 'Hero banner').focus()
      await page.keyboard.press('Delete')
      await page.getByRole('banner').getByRole('button', { name: 'Log out' }).focus()
      await page.keyboard.press('ControlOrMeta+s')
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
      for (const key of ['F8', 'ControlOrMeta+Shift+e', 'ControlOrMeta+Shift+g']) {
        await page.keyboard.press(key)
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        await expect(dialog.getByRole('region', { name: 'Notifications' })).toBeVisible()
        await expectInReach(dialog)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
    })
    await takeBack(page)
  }
})

function reviewOf(page: Page) {
  return page.getByRole('dialog', { name: 'Review AI Generated Content' })
}

/** Nothing lies over the buttons in the foot. */
async function expectInReach(dialog: Locator) {
  const buttons = dialog.locator('[data-dialog-foot] button')
  expect(await buttons.count()).toBeGreaterThan(0)
  const covered = await buttons.evaluateAll((all) =>
    all
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height / 2] as const)
        return points.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)))
      })
      .map((button) => button.textContent),
  )
  expect(covered).toEqual([])
}
