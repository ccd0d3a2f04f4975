import { expect, type Locator, type Page } from '@playwright/test'
import { setLocale } from '#content/draft/draft-operations.ts'
import type { Note } from '#content/values/note.ts'
import { unreadDraft, withError, withText, withValue } from './review-draft.ts'
import { test } from './the-browser.ts'
import { listen, openDraft, sections, takeBack } from './the-builder.ts'
import { choose, expectNoViolations, expectSaved } from './the-pages.ts'

const at = '2026-11-20T08:00:00.000Z'
const codes = ['HDR001-ENBD', 'HBR001', 'FAQ001', 'CardGridTextTop001', 'FTR001-ENBD']
const hero = unreadDraft('gold-card', ['HDR001-ENBD', 'HBR001', 'FTR001-ENBD'])
const whole = unreadDraft('gold-card', codes)
const heroTitle = 'A credit card that pays you back every day'

test('values are accepted one by one, then all, and only then Export Now leads on', async ({ page }) => {
  await openDraft(page, withError(hero, 'HBR-0001', 'sub_title'))
  const heard = await listen(page)
  const review = await openReview(page)
  await expect(counts(review)).toHaveText(['0 of 4 accepted', '3 pending', '1 error'])
  await expect(review.getByText('Draft writer, no model configured')).toHaveCount(1)

  await value(review, 'Title').getByRole('button', { name: 'Accept: Title' }).click()
  await expect(value(review, 'Title, Accepted')).toBeVisible()
  await expect(value(review, 'CTA text, Pending')).toBeFocused()
  await expect.poll(heard).toContain('Accepted Title. 2 pending.')

  await review.getByRole('button', { name: 'Accept All Pending' }).click()
  await expect(counts(review)).toHaveText(['3 of 4 accepted', '1 error'])
  const failed = value(review, 'Sub title, Error')
  await expect(failed).toContainText('Failed to generate content. The writer took too long.')
  await expect(failed.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  const exportNow = review.getByRole('button', { name: 'Export Now' })
  await expect(exportNow).toBeDisabled()
  await expect(exportNow).toHaveAccessibleDescription(/^One value is not accepted yet\. Export Now waits/)

  await (await edit(failed, 'Sub title')).fill('Cashback on what you buy anyway')
  await page.keyboard.press('Control+Enter')
  await value(review, 'Sub title, Pending').getByRole('button', { name: 'Accept: Sub title' }).click()
  await expect(counts(review)).toHaveText(['4 of 4 accepted'])
  await exportNow.click()
  await expect(page.getByRole('dialog', { name: 'Export Page' })).toBeVisible()
})

test('what is accepted and still to be mended is marked in the list, and can be sought', async ({ page }) => {
  const questions = unreadDraft('gold-card', ['FAQ001', 'HBR001'])
  const emptied = withText(questions, 'FAQ-0001', 'items.1.answer', { value: '' })
  await openDraft(page, withText(emptied, 'FAQ-0001', 'items.0.question', { value: 'x'.repeat(900) }))
  const review = await openReview(page)
  await review.getByRole('button', { name: 'Accept All Pending' }).click()
  const list = review.getByRole('navigation', { name: 'Components' })
  await expect(list.getByRole('button', { name: /^Frequently asked/ })).toContainText(
    '1 empty, 1 over the limit',
  )
  await expect(list.getByRole('button', { name: /^Hero banner/ })).not.toContainText('empty')
  await list.getByText('To mend').click()
  await expect(list.getByRole('button')).toHaveCount(1)
  await list.getByRole('button', { name: /^Frequently asked/ }).click()
  await expect(review.getByRole('article')).toHaveCount(2)
  await (await edit(value(review, 'Item 1, Question'), 'Question')).fill('What is it?')
  await expect(review.getByRole('textbox', { name: 'Edit Question, item 1' })).toBeFocused()
})

test('what a writer says of the brief stands once above the texts, until they are accepted', async ({
  page,
}) => {
  const lines = ['one', 'two', 'three', 'four']
  const ofBrief = lines.map((line): Note => ({ kind: 'left-out', reason: 'markup', line }))
  const rate: Note = { kind: 'text', text: 'Check the rate.' }
  const told = { value: 'A title', notes: [...ofBrief, rate], briefNotes: ofBrief }
  const briefNotes = lines.map((line) => `Left out, it holds markup: “${line}”`)
  const first = withText(unreadDraft('gold-card', ['HBR001', 'FAQ001']), 'HBR-0001', 'title', told)
  await openDraft(page, withText(first, 'FAQ-0001', 'items.0.question', told))
  const review = await openReview(page)
  const notes = review.getByRole('region', { name: 'Worth a look in your brief' })
  await expect(notes.getByRole('listitem')).toHaveText(briefNotes.slice(0, 3))
  await notes.getByRole('button', { name: 'Show all 4' }).click()
  await expect(notes.getByRole('listitem')).toHaveText(briefNotes)
  await expect(review.getByText(briefNotes[0] ?? '')).toHaveCount(1)
  await expect(value(review, 'Title')).toContainText('Check the rate.')
  await expectNoViolations(page)
  await review.getByRole('button', { name: 'Accept All Pending' }).click()
  await expect(notes).toHaveCount(0)
})

test('each type of value is edited in its own way', async ({ page }) => {
  let draft = unreadDraft('gold-card', ['HBR001', 'HBR003', 'ProdList001', 'CardList004'])
  draft = withValue(draft, 'HBR-0001', 'title', {
    value: heroTitle,
    origin: { by: 'writer' },
    retryCount: 0,
    status: 'accepted',
    acceptedAt: at,
  })
  await openDraft(page, draft)
  const review = await openReview(page)
  await review.getByRole('button', { name: /^Hero banner/ }).click()
  const title = value(review, 'Title, Accepted')
  const field = await edit(title, 'Title')
  await field.fill('x'.repeat(81))
  await expect(title).toContainText('81 / 70 · 11 over the limit')
  await field.press('Enter')
  await expect(title).toContainText('11 over the limit')
  await expect(title.getByText('AI', { exact: true })).toHaveCount(0)

  const url = value(review, 'CTA URL')
  await (await edit(url, 'CTA URL')).fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(url).toContainText('Not a link that a page can use.')
  await url.getByRole('textbox').fill('/cards/gold')
  await page.keyboard.press('Enter')
  await expect(url).toContainText('11 / 200')

  await review.getByRole('button', { name: /^Hero with percentages/ }).click()
  const percentage = value(review, 'Item 1, Percentage')
  await (await edit(percentage, 'Percentage')).fill('120')
  await page.keyboard.press('Enter')
  await expect(percentage).toContainText('Please give a number from 1 to 100.')
  await percentage.getByRole('textbox').fill('99')
  await page.keyboard.press('Enter')
  await expect(percentage.getByText('99', { exact: true })).toBeVisible()

  await review.getByRole('button', { name: /^Product list/ }).click()
  const bullets = value(review, 'Item 1, Bullets')
  await (await edit(bullets, 'Bullets', 'Entry 1')).fill('First')
  await page.keyboard.press('Enter')
  await expect(bullets.getByRole('textbox', { name: 'Entry 2' })).toBeFocused()
  await page.keyboard.type('Second')
  await bullets.getByRole('button', { name: 'Move entry 2 up' }).click()
  await bullets.getByRole('button', { name: 'Remove entry 3' }).click()
  await page.keyboard.press('Control+Enter')
  const lines = bullets.getByRole('listitem').filter({ hasText: /First|Second/ })
  await expect(lines).toHaveText(['Second', 'First'])

  await review.getByRole('button', { name: /^Featured story/ }).click()
  const width = value(review, 'Item 1, Col width')
  await expect(width).toContainText('Set by the page')
  await expect(width.getByRole('button')).toHaveCount(1)
  await width.getByRole('button', { name: 'Accept' }).click()
  await expect(value(review, 'Item 1, Col width, Accepted')).toBeVisible()
})

test('rich text takes what pages allow, and drops the rest of what is pasted', async ({ page }) => {
  await openDraft(page, unreadDraft('gold-card', ['FAQ001']))
  const review = await openReview(page)
  const answer = value(review, 'Item 1, Answer')
  const text = await edit(answer, 'Answer')
  await page.keyboard.press('Control+A')
  await paste(
    text,
    '<h2 style="color:red">Fees</h2><p onclick="x()">None <b>at all</b> <a href="javascript:x()">now</a></p><script>window.ran = 1</script><table><tr><td>cell</td></tr></table>',
  )
  await expect(text.locator('p')).toHaveText(['Fees', 'None at all now', 'cell'])
  await expect(text.locator('a, h2, table, script, [style]')).toHaveCount(0)
  await expect(text.locator('strong')).toHaveText('at all')

  await page.keyboard.press('Control+A')
  await answer.getByRole('button', { name: 'Bulleted list' }).click()
  await expect(text.locator('li')).toHaveCount(3)
  await page.keyboard.press('Control+A')
  await answer.getByRole('button', { name: 'Link', exact: true }).click()
  await answer.getByRole('textbox', { name: 'Address of the link' }).fill('javascript:x()')
  await page.keyboard.press('Enter')
  await expect(answer).toContainText('Please start it with https://')
  await answer.getByRole('textbox', { name: 'Address of the link' }).fill('https://example.com/fees')
  await page.keyboard.press('Enter')
  await expect(text.locator('a').first()).toHaveAttribute('href', 'https://example.com/fees')
  await text.press('Control+Enter')
  await expect(text).toHaveCount(0)
  await expect(section(page).locator('.rich').first().locator('li a strong')).toHaveText('at all')
})

test('a text is written anew, even when the review closes, compared with the earlier one, and brought back', async ({
  page,
}) => {
  await openDraft(page, { ...hero, brief: { ...hero.brief, topic: 'A cashback card', audience: 'Families' } })
  const review = await openReview(page)
  const title = value(review, 'Title')
  const release = await hold(page)
  await title.getByRole('button', { name: 'Regenerate: Title' }).click()
  const busy = title.getByRole('button', { name: 'Regenerating…' })
  await expect(busy).toBeDisabled()
  await expect(value(review, 'Sub title').getByRole('button', { name: /^Regenerate/ })).toBeEnabled()
  await review.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(review).toHaveCount(0)
  release()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Title was regenerated')
  await openReview(page)
  await expect(busy).toHaveCount(0)
  await expect(title).not.toContainText(heroTitle)
  await expect(title.getByRole('img', { name: 'Regenerated once' })).toBeVisible()

  await title.getByRole('button', { name: 'Earlier texts (1): Title' }).click()
  const earlier = title.getByRole('region', { name: 'Earlier' })
  await expect(earlier.locator('li del').first()).toBeVisible()
  await expect(earlier.locator('li ins').first()).toBeVisible()
  await earlier.getByRole('button', { name: /^Use this/ }).click()
  await expect(value(review, 'Title, Pending')).toContainText(heroTitle)
})

test('what fails and what is not saved costs no text', async ({ page }) => {
  await openDraft(page, hero)

  await test.step('a text that cannot be written anew says why, and the old one stays', async () => {
    const review = await openReview(page)
    for (const { status, code, words } of [
      { status: 502, code: 'timeout', words: 'The writer took too long.' },
      { status: 401, code: 'no-token', words: 'The server says no.' },
      { status: 429, code: 'daily-cap', words: 'The server says no.' },
    ]) {
      await page.route('**/api/ai/generate-field', (route) =>
        route.fulfill({ status, json: { error: 'The server says no.', code } }),
      )
      await value(review, 'Title').getByRole('button', { name: 'Regenerate: Title' }).click()
      const answer = status === 401 ? 'Sign in' : 'Try again'
      const title = 'Failed to regenerate content. Please try again.'
      const alert = page.getByRole('alertdialog', { name: title, exact: true })
      await expect(alert).toContainText(words)
      await expect(alert.getByRole('button', { name: answer, exact: true })).toBeVisible()
      await alert.getByRole('button', { name: 'Close', exact: true }).last().click()
      await expect(alert).toHaveCount(0)
    }
    await expect(value(review, 'Title, Pending')).toContainText(heroTitle)
    await expect(counts(review)).toHaveText(['0 of 4 accepted', '4 pending'])
    await page.unroute('**/api/ai/generate-field')
    await page.keyboard.press('Escape')
    await expect(review).toHaveCount(0)
  })

  await test.step('nothing that was typed is lost without a question', async () => {
    const review = await openReview(page)
    const title = value(review, 'Title')
    const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' })
    const field = await edit(title, 'Title')
    await field.press('Escape')
    await expect(title).toBeFocused()
    await expect(question).toHaveCount(0)

    await (await edit(title, 'Title')).fill('Typed and not saved')
    for (const leave of [
      () => field.press('Escape'),
      () => review.getByRole('button', { name: 'Close', exact: true }).click(),
      () => review.getByRole('button', { name: 'Go Back' }).click(),
      () => review.getByRole('button', { name: 'Export', exact: true }).click(),
    ]) {
      await leave()
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect(field).toHaveValue('Typed and not saved')
    }
    await review.getByRole('button', { name: 'Close', exact: true }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(review).toHaveCount(0)
    await openReview(page)
    await expect(title).toContainText(heroTitle)
    await page.keyboard.press('Escape')
    await expect(review).toHaveCount(0)
  })

  await test.step('what was typed is asked about before the tab goes, and is there again when it is back', async () => {
    const review = await openReview(page)
    const subtitle = value(review, 'Sub title')
    const field = await edit(subtitle, 'Sub title')
    await field.fill('Typed and not saved')
    const question = page.waitForEvent('dialog')
    const reloaded = page.reload()
    const asked = await question
    expect(asked.type()).toBe('beforeunload')
    await asked.accept()
    await reloaded

    await openReview(page)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Typed and not saved')
    await expect(subtitle).toContainText('You typed this before and have not saved it yet.')
    await page.keyboard.press('Control+Enter')
    await expect(value(review, 'Sub title, Pending')).toContainText('Typed and not saved')
    await expectSaved(page)
    await page.reload()
    await openReview(page)
    await expect(value(review, 'Title, Pending')).toBeFocused()
    await expect(field).toHaveCount(0)
  })
})

test('items and their parts come and go', async ({ page }) => {
  await openDraft(page, unreadDraft('gold-card', ['CardGridTextTop001', 'ThreeColumCardIconList']))

  await test.step('a part that is switched off stays readable, and leaves the page', async () => {
    const review = await openReview(page)
    const item = review.getByRole('region', { name: 'Item 1', exact: true })
    const pill = item.getByRole('checkbox', { name: 'Pill' })
    await expect(pill).toBeChecked()
    await expect(section(page).getByText('Most popular')).toBeVisible()
    await pill.uncheck()
    await expect(section(page).getByText('Most popular')).toHaveCount(0)
    await expect(value(review, 'Item 1, Pill label')).toContainText('“Pill” is switched off.')
    await expectSaved(page)
    await page.reload()
    await openReview(page)
    await expect(pill).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(review).toHaveCount(0)
  })
  await takeBack(page)

  await test.step('items are added, moved, removed and brought back within the limits of the component', async () => {
    const review = await openReview(page)
    const first = review.getByRole('region', { name: 'Item 1', exact: true })
    await expect(first).toContainText('Everyday Account')
    await first.getByRole('button', { name: 'Move item 1 down' }).click()
    await expect(review.getByRole('heading', { name: 'Item 2' })).toBeFocused()
    await expect(review.getByRole('region', { name: 'Item 2', exact: true })).toContainText(
      'Everyday Account',
    )

    await review.getByRole('button', { name: 'Remove item 2' }).click()
    await expect(review.getByText('Everyday Account')).toHaveCount(0)
    await page.keyboard.press('Control+Z')
    await expect(review.getByText('Everyday Account')).toHaveCount(1)
    await expect(review.getByRole('button', { name: /^Undo move an item of/ })).toBeEnabled()

    await review.getByRole('button', { name: 'Add card' }).click()
    await expect(value(review, 'Item 7, Title')).toBeFocused()

    await review.getByRole('button', { name: /^Three cards with icons/ }).click()
    const add = review.getByRole('button', { name: /^Add/ })
    await expect(add).toBeDisabled()
    await expect(add).toHaveAccessibleDescription('This component takes at most 3 items.')
    const remove = review.getByRole('button', { name: 'Remove item 1' })
    await expect(remove).toBeDisabled()
    await expect(remove).toHaveAccessibleDescription('This component needs at least 3 items.')
  })
})

test('another tab changes the page under the review, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await openDraft(page, hero)
  const review = await openReview(page)
  const title = value(review, 'Title')
  const field = await edit(title, 'Title')
  await field.fill('Typed here')
  const other = await context.newPage()
  await other.goto(page.url())
  const otherReview = await openReview(other)
  await (await edit(value(otherReview, 'Title'), 'Title')).fill('Typed there')
  await other.keyboard.press('Enter')
  await expectSaved(other)

  await expect(title).toContainText('Another tab changed this text meanwhile.')
  await expect(field).toHaveValue('Typed here')
  await field.press('Enter')
  await expect(title).toContainText('Typed here')
  await title.getByRole('button', { name: 'Earlier texts (2): Title' }).click()
  await expect(title.getByRole('region', { name: 'Earlier' })).toContainText('there')
})

test('what cannot be saved is told in the review, and kept with what is being typed', async ({
  page,
  context,
}) => {
  await openDraft(page, hero)
  const review = await openReview(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(sections(other)).toHaveCount(3)
  await choose(other, 'Delete page')
  const alert = review.getByRole('alert')
  await expect(alert).toContainText('This page was deleted in another tab.')
  await value(review, 'Title').getByRole('button', { name: 'Accept: Title' }).click()
  const field = await edit(value(review, 'Sub title'), 'Sub title')
  await field.fill('Typed and not saved')
  await review.getByRole('button', { name: 'Keep it as a new page' }).click()
  await expect(page).not.toHaveURL('/builder?page=seeded')
  await expect(review).toHaveCount(0)
  await openReview(page)
  await expect(alert).toBeEmpty()
  await expect(value(review, 'Title, Accepted')).toBeVisible()
  await expect(field).toHaveValue('Typed and not saved')
  await expect(field).toBeFocused()
})

test('the preview waits for what it needs when undo brings a component back', async ({ page }) => {
  await openDraft(page, unreadDraft('gold-card', ['HBR001', 'FAQ001']))
  await sections(page).nth(1).press('Delete')
  await expect(sections(page)).toHaveCount(1)
  const review = await openReview(page)
  await expect(section(page).getByRole('heading', { level: 1 })).toHaveText(heroTitle)
  const release = await hold(page, '**/templates/FAQ001.html')
  await page.keyboard.press('Control+Z')
  await expect(review.getByRole('heading', { level: 2, name: 'Frequently asked questions' })).toBeVisible()
  await expect(review.getByText('Loading the preview…')).toBeVisible()
  await expect(review.getByText('The preview could not be made.')).toHaveCount(0)
  release()
  await expect(section(page).locator('details').first()).toBeVisible()
})

test('the preview follows every keystroke, and nothing in it can run', async ({ page }) => {
  await openDraft(page, setLocale(unreadDraft('gold-card', ['HDR001-EI', 'HBR001', 'FTR001-EI']), 'ar-AE'))
  const review = await openReview(page)
  const frame = shownFrame(page)
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(section(page).locator('html')).toHaveAttribute('dir', 'rtl')
  const field = await edit(value(review, 'Title'), 'Title')
  await expect(field).toHaveAttribute('dir', 'rtl')
  await field.fill('')
  await field.pressSequentially('<img src=x onerror=alert(1)>')
  await expect(section(page).getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>')
  await field.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(section(page).getByRole('heading', { level: 1 })).toHaveText(heroTitle)
  await review.getByText('Phone', { exact: true }).click()
  await expect(frame).toHaveCSS('width', '375px')
  const withRights = review.locator('iframe:not([sandbox=""])')
  await expect(withRights).toHaveCount(1)
  await expect(withRights).toHaveAttribute('sandbox', 'allow-same-origin')
  await expect(withRights).toHaveAttribute('aria-hidden', 'true')
})

test('the preview keeps its place while one types, and another section begins at its top', async ({
  page,
}) => {
  await openDraft(page, whole)
  const review = await openReview(page)
  await review.getByRole('button', { name: /^Frequently asked/ }).click()
  const place = review.getByRole('region', { name: 'Frequently asked questions as it will look' })
  const scrollTop = () => place.evaluate((element) => element.scrollTop)
  await expect(section(page).locator('details[open]')).not.toHaveCount(0)
  await review.getByText('Phone', { exact: true }).click()
  await expect(shownFrame(page)).toHaveCSS('width', '375px')
  const fits = await shownFrame(page).evaluate((frame) => frame.parentElement?.parentElement?.scrollHeight)
  expect(fits).toBeGreaterThan(await place.evaluate((element) => element.clientHeight))
  await place.evaluate((element) => element.scrollTo(0, 120))
  const field = await edit(value(review, 'Title'), 'Title')
  await field.fill('')
  await field.pressSequentially('Anything to ask')
  await expect(section(page).getByRole('heading').first()).toHaveText('Anything to ask')
  expect(await scrollTop()).toBe(120)
  await page.keyboard.press('Enter')
  await review.getByRole('button', { name: /^Hero banner/ }).click()
  await expect(section(page).getByRole('heading', { level: 1 })).toHaveText(heroTitle)
  expect(
    await review
      .getByRole('region', { name: 'Hero banner as it will look' })
      .evaluate((element) => element.scrollTop),
  ).toBe(0)
})

test('the keyboard alone is enough, and a reload keeps what was done', async ({ page }) => {
  const check: Note = { kind: 'text', text: 'Check this.' }
  await openDraft(page, withText(whole, 'HBR-0001', 'title', { value: 'First text', notes: [check] }))
  await page.keyboard.press('F8')
  const review = page.getByRole('dialog', { name: 'Review AI Generated Content' })
  const title = value(review, 'Title')
  await expect(title).toBeFocused()
  await expect(title).toContainText('Worth a look: Check this.')
  await page.keyboard.press('F2')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Typed by hand')
  await page.keyboard.press('Enter')
  await expect(title).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(value(review, 'Sub title, Pending')).toBeFocused()
  await page.keyboard.press('F8')
  await expect(value(review, 'CTA text')).toBeFocused()
  await page.keyboard.press('Shift+F8')
  await expect(value(review, 'Sub title')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Z')
  await expect(value(review, 'Sub title, Pending')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(review).toHaveCount(0)

  await expectSaved(page)
  await page.reload()
  await page.getByRole('button', { name: /^Review, \d+ pending$/ }).click()
  await review.getByRole('button', { name: /^Hero banner/ }).click()
  await expect(value(review, 'Title, Accepted')).toContainText('Typed by hand')
  await review.getByRole('navigation').getByText('Pending', { exact: true }).click()
  await expect(value(review, 'Title, Accepted')).toHaveCount(0)
})

test('it can be read by everybody, in light and dark, wide and narrow', async ({ page }) => {
  await openDraft(page, withError(whole, 'HBR-0001', 'title'))
  const review = await openReview(page)
  await (await edit(value(review, 'Title, Error'), 'Title')).fill('Typed')
  await expectNoViolations(page, 'dialog')
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await review.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(overflow).toBe(0)
    const cutOff = await review
      .getByRole('group', { name: 'Show' })
      .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))
    expect(cutOff).toEqual(cutOff.map(() => 0))
    await review.getByRole('button', { name: 'Show preview' }).click()
    await expect(shownFrame(page)).toBeInViewport()
    await review.getByRole('button', { name: 'Show texts' }).click()
  }
})

async function openReview(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Review(, \d+ pending)?$/ }).click()
  const review = page.getByRole('dialog', { name: 'Review AI Generated Content' })
  await expect(review.getByRole('article').first()).toBeVisible()
  return review
}

function counts(review: Locator): Locator {
  return review.getByRole('list', { name: 'The page so far' }).getByRole('listitem')
}

/** The row of a value, such as 'Title, Pending' or 'Item 1, Title'. */
function value(review: Locator, name: string): Locator {
  return review.getByRole('article', { name: new RegExp(`^${name}(,|$)`) })
}

/** Opens the editor of a row; the answer is what is typed into. */
async function edit(row: Locator, label: string, input = `Edit ${label}`): Promise<Locator> {
  await row.getByRole('button', { name: `Edit: ${label}` }).click()
  return row.getByRole('textbox', { name: input })
}

/** What the preview shows. */
function section(page: Page) {
  return shownFrame(page).contentFrame()
}

/** The frame in sight; another one may be loading below it, and one is there to measure. */
function shownFrame(page: Page): Locator {
  return page.locator('iframe[title$="as it will look"]:not([aria-hidden])')
}

async function paste(target: Locator, html: string) {
  await target.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

/** The server answers when it is told to. */
async function hold(page: Page, address = '**/api/ai/generate-field'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
