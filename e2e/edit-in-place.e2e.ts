import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Draft } from '#content/draft/draft.ts'
import { setLocale } from '#content/draft/draft-operations.ts'
import { withValue } from './review-draft.ts'
import { withPending, writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { listen, openDraft, section, takeBack } from './the-builder.ts'
import { expectNoViolations } from './the-pages.ts'

const codes = ['HDR001-ENBD', 'HBR001', 'HBR003', 'FAQ001', 'FTR001-ENBD']
const written = writtenDraft('gold-card', codes)

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('a plain text', () => {
  for (const [brand, locale, typed] of [
    ['ENBD', 'en-AE', 'Gold for every day'],
    ['EI', 'ar-AE', 'بطاقة ذهبية من Visa لكل يوم'],
  ] as const) {
    test(`is typed where it stands, and is one change: ${brand}, ${locale}`, async ({ page }) => {
      await openLive(page, setLocale(writtenDraft('gold', [`HDR001-${brand}`, 'HBR001']), locale))
      const title = live(page).locator('.hbr001 h1')
      const before = (await title.textContent()) ?? ''
      await title.click()
      await expect(title).toBeFocused()
      await expect(title).toHaveAttribute('role', 'textbox')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      await expect(section(page, 'HBR-0001')).toBeFocused()
      await expect(title).toHaveText(typed)
      await expect(title).not.toHaveAttribute('contenteditable')

      await page.reload()
      await expect(title).toHaveText(typed)
      await section(page, 'HBR-0001').focus()
      await page.keyboard.press('ControlOrMeta+z')
      await expect(title).toHaveText(before)
      await expect(page.getByRole('button', { name: /^Undo/ })).toHaveAttribute('aria-disabled', 'true')
    })
  }

  test('the caret stands where the press was', async ({ page }) => {
    await openLive(page, withValue(written, 'HBR-0001', 'title', accepted('Two words')))
    const title = live(page).locator('.hbr001 h1')
    const box = await title.evaluate((element) => {
      const range = document.createRange()
      const text = element.ownerDocument.createTreeWalker(element, 4).nextNode() as Text
      range.setStart(text, 4)
      range.setEnd(text, 5)
      const { left, top, height } = range.getBoundingClientRect()
      const own = element.getBoundingClientRect()
      const scale =
        (element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect().width ?? 0) / innerWidth
      return { x: (left - own.left) * scale, y: (top - own.top + height / 2) * scale }
    })
    await title.click({ position: box })
    await page.keyboard.type('more ')
    await page.keyboard.press('Enter')
    await expect(title).toHaveText('Two more words')
  })

  test('of a text higher than the screen the line of the caret is seen, with the bar beside it', async ({
    page,
  }) => {
    const long = accepted('many words '.repeat(500))
    await openLive(page, withValue(written, 'HBR-0001', 'title', long))
    await section(page, 'HBR-0001').focus()
    await page.keyboard.press('Enter')
    await expect(live(page).locator('.hbr001 h1')).toBeFocused()
    await expect(barOf(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  })
})

test('the bar says how long the text is and accepts it, by pointer and from the keyboard alone', async ({
  page,
}) => {
  await openLive(page, withPending(written, 'HBR-0001', 'title'))

  await test.step('says how long the text is, and accepts it', async () => {
    const heard = await listen(page)
    const title = live(page).locator('.hbr001 h1')
    await title.click()
    const bar = barOf(page)
    await expect(bar).toContainText('Pending')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('x'.repeat(90))
    await expect(bar).toContainText(/90 \/ \d+/)
    await expect.poll(heard).toContainEqual(expect.stringContaining('over'))
    await expectNoViolations(page)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('A short title')
    await bar.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(title).toBeFocused()
    await expect(bar).toContainText('Accepted')
    await expect(title).not.toHaveAttribute('data-status', /pending/)
  })
  await takeBack(page)

  await test.step('words to change are told while typing, and a wording is taken and taken back by key', async () => {
    const title = live(page).locator('.hbr001 h1')
    await title.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Hurry! Gold for every day')
    const notes = barOf(page).getByRole('list', { name: 'Words to change' })
    await expect(notes).toContainText('Hurry')
    await expectNoViolations(page)
    await page.keyboard.press('Alt+F10')
    await expect(notes.getByRole('button', { name: 'Take it out' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title).toBeFocused()
    await expect(title).toHaveText('Gold for every day')
    await expect(notes).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(title).toHaveText('Hurry! Gold for every day')
    await page.keyboard.press('Escape')
  })

  await test.step('from the keyboard alone: section, values, bar, back', async () => {
    await section(page, 'HBR-0001').focus()
    await page.keyboard.press('Enter')
    const title = live(page).locator('.hbr001 h1')
    await expect(title).toBeFocused()
    await page.keyboard.press('Alt+F10')
    await expect(barOf(page).getByRole('button', { name: 'Accept', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(title).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(section(page, 'HBR-0001')).toBeFocused()
  })
})

test('texts, numbers, rich texts and items are edited where they stand', async ({ page }) => {
  await openLive(page, written)

  await test.step('Escape brings back what stood, and undo inside stays inside', async () => {
    const title = live(page).locator('.hbr001 h1')
    const lead = live(page).locator('.hbr001 .lead')
    const before = (await title.textContent()) ?? ''
    const leadBefore = (await lead.textContent()) ?? ''
    await title.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' one two')
    await page.keyboard.press('Tab')
    await expect(lead).toBeFocused()
    await page.keyboard.type(' three')
    for (let times = 0; times < 4; times++) await page.keyboard.press('ControlOrMeta+z')
    await expect(lead).toHaveText(leadBefore)
    await expect(title).toHaveText(`${before} one two`)
    for (let times = 0; times < 4; times++) await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(lead).toHaveText(`${leadBefore} three`)
    await page.keyboard.press('Escape')
    await expect(lead).toHaveText(leadBefore)
    await expect(section(page, 'HBR-0001')).toBeFocused()
  })
  await takeBack(page)

  await test.step('what is pasted comes as plain words, and hostile words stay words', async () => {
    const title = live(page).locator('.hbr001 h1')
    await title.click()
    await page.keyboard.press('ControlOrMeta+a')
    await paste(title, {
      'text/plain': 'Fees\r\nfrom <img src=x onerror="parent.hacked=1"> 0%\r\n',
      'text/html': '<p class=MsoNormal><b>Fees</b></p><p>from <img src=x onerror="parent.hacked=1"> 0%</p>',
    })
    await page.keyboard.press('Enter')
    const words = 'Fees from <img src=x onerror="parent.hacked=1"> 0%'
    await expect(title).toHaveText(words)
    await expect(title.locator('img')).toHaveCount(0)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })
  await takeBack(page)

  await test.step('an input method composes undisturbed', async () => {
    const title = live(page).locator('.hbr001 h1')
    await title.click()
    await page.keyboard.press('ControlOrMeta+a')
    const keyboard = await page.context().newCDPSession(page)
    for (const text of ['k', 'か', 'かー', 'カード'])
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await expect(title).toHaveText('カード')
    await expect(barOf(page)).not.toContainText('3 / ')
    await keyboard.send('Input.insertText', { text: 'カード' })
    await expect(barOf(page)).toContainText('3 / ')
    await page.keyboard.press('Enter')
    await expect(title).toHaveText('カード')
  })
  await takeBack(page)

  await test.step('words of buttons and questions are typed, and neither leads away nor opens', async () => {
    const tabs = page.context().pages().length
    const button = live(page).locator('.hbr001 a.button')
    await button.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Apply for it now')
    await page.keyboard.press('Enter')
    await expect(button).toHaveText('Apply for it now')
    expect(page.context().pages()).toHaveLength(tabs)

    const answer = live(page).locator('.faq001 details').first()
    const question = answer.locator('[data-place]').first()
    await question.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('How does it work for me?')
    await expect(answer).not.toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await expect(answer).toHaveAttribute('open')
    await expect(question).toHaveText('How does it work for me?')
  })
  await takeBack(page)

  await test.step('a number that is none is refused where it is typed, and stays typed', async () => {
    const figure = live(page).locator('.hbr003-final').first()
    await figure.scrollIntoViewIfNeeded()
    await figure.click()
    await expect(figure).toHaveAttribute('inputmode', 'decimal')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('many')
    await page.keyboard.press('Enter')
    await expect(figure).toBeFocused()
    await expect(figure).toHaveAttribute('aria-invalid', 'true')
    await expect(barOf(page)).toContainText('Please give the number alone.')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('42')
    await page.keyboard.press('Enter')
    await expect(figure).toHaveText('42')
    await expect(section(page, 'HBR-0002')).toBeFocused()
  })
  await takeBack(page)

  await test.step('rich text is typed with its marks', async () => {
    const answer = live(page).locator('.faq001 details').nth(1)
    await answer.locator('summary').click({ position: { x: 5, y: 5 } })
    await answer.locator('.rich').click()
    await expect(answer.locator('.rich')).toHaveAttribute('contenteditable', 'true')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Yes, ')
    await barOf(page).getByRole('button', { name: 'Bold' }).click()
    await page.keyboard.type('always')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(section(page, 'FAQ-0001')).toBeFocused()
    await expect(answer.locator('.rich')).toHaveText('Yes, always')
    await expect(answer.locator('.rich strong')).toHaveText('always')
    await expect(answer.locator('.rich')).not.toHaveAttribute('contenteditable')
  })
  await takeBack(page)

  await test.step('items are added, moved and removed where they stand', async () => {
    const heard = await listen(page)
    const questions = live(page).locator('.faq001 summary')
    const count = await questions.count()
    const first = (await questions.first().textContent()) ?? ''
    await live(page).locator('.faq001 summary [data-place]').first().click()
    await page.keyboard.press('Alt+Shift+ArrowDown')
    await expect(questions.nth(1)).toHaveText(first)
    await page.keyboard.type('So: ')
    const bar = barOf(page)
    await bar.getByRole('button', { name: 'Add question' }).click()
    await expect(questions).toHaveCount(count + 1)
    await page.keyboard.type('Is this a new question?')
    await page.keyboard.press('Enter')
    await expect(questions.nth(2)).toHaveText('Is this a new question?')
    await expect.poll(heard).toContain('Added item 3')

    await live(page).locator('.faq001 summary [data-place]').nth(2).click()
    await bar.getByRole('button', { name: 'Remove item' }).click()
    await expect(questions).toHaveCount(count)
    await page.keyboard.press('Escape')
    for (let times = 0; times < 3; times++) await page.keyboard.press('ControlOrMeta+z')
    await expect(questions.nth(1)).toContainText('So: ')
  })
  await takeBack(page)

  await test.step('what is typed is kept over a reload, and goes on there', async () => {
    const title = live(page).locator('.hbr001 h1')
    await title.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' and more')
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(title).toHaveAttribute('contenteditable', 'plaintext-only')
    await expect(title).toHaveText(/ and more$/)
    await page.keyboard.type(' still')
    await page.keyboard.press('Enter')
    await expect(title).toHaveText(/ and more still$/)
  })
  await takeBack(page)

  await test.step('a change of the page meanwhile leaves caret and words', async () => {
    const title = live(page).locator('.hbr001 h1')
    await title.click()
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.type('New ')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await section(other, 'FAQ-0001').focus()
    await other.keyboard.press('Delete')
    await expect(live(page).locator('.faq001')).toHaveCount(0)
    await page.keyboard.type('and bold ')
    await expect(title).toHaveText(/^New and bold /)
    await expect(title).toBeFocused()
  })
})

test('a list is typed entry by entry, and parts of an item are switched', async ({ page }) => {
  await openLive(page, writtenDraft('gold', ['HDR001-ENBD', 'ProdList001', 'IMGCNT001']))
  const heard = await listen(page)
  const product = live(page).locator('.prodlist001-item').first()
  const entries = product.locator('li')
  const before = await entries.allTextContents()
  await entries.first().click()
  await expect(entries.first()).toHaveAttribute('aria-label', /, item 1, entry 1$/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Free for the first year')
  await page.keyboard.press('Enter')
  await expect(entries.nth(1)).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Backspace')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Free for the family')
  await expect(entries).toHaveText(['Free for the first year', 'Free for the family', ...before.slice(1)])
  await expect(barOf(page)).toContainText('Entry 2 of ')

  // What was typed into one entry after the other is taken back in steps, and done again.
  for (let times = 0; times < 5; times++) await page.keyboard.press('ControlOrMeta+z')
  await expect(entries).toHaveText(['Free for the first year', ...before.slice(1)])
  for (let times = 0; times < 5; times++) await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(entries.nth(1)).toHaveText('Free for the family')

  await paste(entries.nth(1), { 'text/plain': '•\tTwo lounges\r\n•\tOne guest\r\n' })
  await expect(entries.nth(2)).toHaveText('One guest')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await barOf(page).getByRole('button', { name: 'Move entry 2 up' }).click()
  await page.keyboard.press('ArrowDown')
  await entries.last().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and more')
  for (let times = 0; times < 3; times++) await page.keyboard.press('Enter')
  await expect(entries).toHaveCount(6)
  await expect.poll(heard).toContain('This list takes at most 6 entries.')
  await paste(entries.last(), { 'text/plain': '•\t, always\r\n•\tOne too many\r\n' })
  await expect(entries).toHaveCount(6)
  await expect(entries.last()).toHaveText(/ and more, always/)
  await expect(barOf(page)).toContainText('at most 6 entries. Not put in: “One too many”.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(section(page, 'PRO-0001')).toBeFocused()
  const after = await entries.allTextContents()

  await product.getByRole('heading').click()
  await barOf(page).getByRole('checkbox', { name: 'Bullet points' }).uncheck()
  await expect(entries).toHaveCount(0)
  await page.keyboard.press('Escape')
  await section(page, 'PRO-0001').focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(entries).toHaveText(after)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(entries).toHaveText(before)

  // Items of one text alone are lines of a list as well.
  const points = live(page).locator('.imgcnt001 li')
  const count = await points.count()
  await points.first().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(points).toHaveCount(count + 1)
  await expect(points.nth(1)).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(points).toHaveCount(count)
  await expect(points.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('One point more')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(points.nth(1)).toHaveText('One point more')
})

test('an item is dragged by its handle to the place of another', async ({ page }) => {
  await openLive(page, writtenDraft('gold', ['HDR001-ENBD', 'KBS001']))
  const cards = live(page).locator('.kbs001 .card :is(h2, h3)')
  const first = (await cards.first().textContent()) ?? ''
  await cards.first().click()
  const handle = await boxOf(barOf(page).getByRole('button', { name: 'Drag to another place' }))
  const last = await boxOf(cards.nth(2))
  await page.mouse.move(handle.x + 10, handle.y + 10)
  await page.mouse.down()
  await page.mouse.move(handle.x + 30, handle.y + 30, { steps: 3 })
  await page.mouse.move(last.x + 10, last.y + 10, { steps: 5 })
  await expect(live(page).locator('[data-drop]')).toHaveCount(1)
  // Inside of the item, which cuts off what stands out of it; and what is dragged is told beside the pointer.
  const mark = await live(page)
    .locator('[data-drop]')
    .evaluate((item) => {
      const { top, left, borderTopWidth } = getComputedStyle(item, '::after')
      return { top, left, isDrawn: Number.parseFloat(borderTopWidth) > 0 }
    })
  expect(mark).toEqual({ top: '0px', left: '0px', isDrawn: true })
  await expect(page.locator('[data-dragged-item]')).toHaveText(first)
  await expect(live(page).locator('[data-dragged]')).toContainText(first)
  await page.mouse.up()
  await expect(cards.nth(2)).toHaveText(first)
  await expect(cards.nth(2)).toBeFocused()
  await expect(page.locator('[data-dragged-item]')).toHaveCount(0)
  await expect(live(page).locator('[data-dragged]')).toHaveCount(0)
})

test('at the limit of its rows an item more cannot be added, and the button says why', async ({ page }) => {
  await openLive(page, written)
  await live(page).locator('.hbr003-label').first().click()
  const add = barOf(page).getByRole('button', { name: 'Add percentage' })
  for (let times = 0; times < 4 && (await add.getAttribute('aria-disabled')) !== 'true'; times++)
    await add.click()
  await expect(live(page).locator('.hbr003-figures > li')).toHaveCount(4)
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(add).toHaveAccessibleDescription('This component takes at most 4 items.')
  await add.hover()
  await expect(page.getByText('This component takes at most 4 items.').last()).toBeVisible()
  await add.click({ force: true })
  await expect(live(page).locator('.hbr003-figures > li')).toHaveCount(4)
})

test('words and address of a button are typed in one form, which says what is wrong', async ({ page }) => {
  await openLive(page, writtenDraft('gold', ['HDR001-ENBD', 'HBR001', 'KBS001', 'FAQ001']))
  const button = live(page).locator('.hbr001 a.button')
  const [wordsBefore, hrefBefore] = [await button.textContent(), await button.getAttribute('href')]
  await button.click()
  await page.keyboard.press('ControlOrMeta+k')
  const bar = barOf(page)
  const address = bar.getByRole('textbox', { name: 'CTA URL' })
  const words = bar.getByRole('textbox', { name: 'CTA text' })
  await expect(address).toBeFocused()
  await address.fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(bar.getByText('Not a link that a page can use')).toHaveCount(1)
  await expect(address).toHaveValue('javascript:alert(1)')
  await expect(address).toBeFocused()
  for (const [typed, said] of [
    ['https://', 'The address is not whole.'],
    ['https://user:pw@bank.ae', 'A name or password stands before the @'],
    ['mailto:', 'A whole mail address is missing'],
    ['tel:abc', 'A phone number is missing'],
    ['#nope', '#nope is not on this page.'],
  ] as const) {
    await address.fill(typed)
    await expect(address).toHaveAccessibleDescription(new RegExp(said.replace(/[.@]/g, '\\$&')))
  }
  await address.fill('www.emirates.com')
  await bar.getByRole('button', { name: 'Use https://www.emirates.com' }).click()
  await expect(address).toHaveValue('https://www.emirates.com')
  await expect(address).toBeFocused()

  await words.fill('A'.repeat(35))
  await expect(words).toHaveAttribute('aria-invalid', 'true')
  await expect(bar).toContainText('5 over the limit')
  await words.fill('Read the answers')
  await expect(button).toHaveText('Read the answers')
  await bar.getByRole('combobox', { name: 'Or one from this page' }).selectOption('#faq-0001')
  await expect(address).toHaveValue('#faq-0001')
  await expectNoViolations(page)
  expect(await countScrollers(bar)).toBeLessThan(2)
  await bar.getByRole('button', { name: 'Keep' }).click()
  await expect(button).toHaveAttribute('href', '#faq-0001')
  await expect(button).toHaveText('Read the answers')

  await page.keyboard.press('ControlOrMeta+z')
  await expect(button).toHaveText(wordsBefore ?? '')
  await expect(button).toHaveAttribute('href', hrefBefore ?? '')
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveAttribute('aria-disabled', 'true')
})

test('what leads nowhere is kept, and named among what is to be done', async ({ page }) => {
  await openLive(page, writtenDraft('gold', ['HDR001-ENBD', 'HBR001', 'FAQ001']))
  await live(page).locator('.hbr001 a.button').click()
  await barOf(page).getByRole('button', { name: 'CTA URL' }).click()
  await barOf(page).getByRole('textbox', { name: 'CTA URL' }).fill('#nope')
  await page.keyboard.press('Enter')
  await expect(barOf(page)).toHaveCount(0)
  await page.getByRole('tab', { name: /^To do/ }).click()
  await expect(page.getByRole('tabpanel')).toContainText('leads to #nope, which is not on this page')
})

test('a picture is told and looked at where its address is typed', async ({ page }) => {
  await page.route('https://pictures.example/*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800"/></svg>',
    }),
  )
  await openLive(page, writtenDraft('gold', ['HDR001-ENBD', 'HBR001', 'KBS001', 'FAQ001']))
  const picture = live(page).locator('.kbs001 img').first()
  await picture.click()
  const bar = barOf(page)
  const address = bar.getByRole('textbox', { name: 'Image URL' })
  await expect(bar).toContainText('cut off')
  await address.fill('https://www.example.com/page.html')
  await expect(address).toHaveAccessibleDescription(/looks like the address of a page/)
  await address.fill('https://pictures.example/card')
  await bar.getByRole('button', { name: 'Show pictures from pictures.example' }).click()
  await expect(bar.getByRole('button', { name: /^What stays in sight: 50%/ })).toBeVisible()
  await bar.getByRole('textbox', { name: 'What it shows' }).fill('A card on a table')
  await expectNoViolations(page)
  await address.press('Enter')
  await expect(bar).toHaveCount(0)
  await expect(picture).toHaveAttribute('alt', 'A card on a table')
  await expect(section(page, 'KBS-0001')).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(picture).toBeFocused()
  await expect(picture).toHaveRole('button')
  await expect(picture).toHaveAccessibleName('Image URL, item 1')
  await page.keyboard.press('Escape')
  await expect(picture).toHaveRole('img')
})

test('bar and details say of what is typed the same', async ({ page }) => {
  const sample = { value: 'Gold card', origin: { by: 'sample' }, retryCount: 0, status: 'pending' } as const
  await openLive(page, withValue(written, 'HBR-0001', 'title', sample))
  const title = live(page).locator('.hbr001 h1')
  const facts = page.getByRole('region', { name: 'Facts' })
  await page.getByRole('tab', { name: 'Details' }).click()
  await title.click()
  await expect(barOf(page)).toContainText('Sample')
  await expect(facts).toContainText('a sample that comes with the page')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('x'.repeat(85))
  await expect(barOf(page)).toContainText('15 over the limit')
  await expect(barOf(page)).toContainText('Edited')
  await expect(barOf(page)).not.toContainText(/Sample|Pending/)
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(facts).toContainText('85 / 70')
  await expect(facts).toContainText('Edited')
  await expect(facts).toContainText('A person')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('A card that pays')
  await expect(title).not.toHaveAttribute('aria-invalid')
  await expect(page.getByRole('region', { name: 'Text', exact: true })).toContainText('A card that pays')
})

test('undo in the top bar takes back what is being typed, and redo brings it again', async ({ page }) => {
  await openLive(page, written)
  const title = live(page).locator('.hbr001 h1')
  const lead = live(page).locator('.hbr001 .lead')
  const leadBefore = (await lead.textContent()) ?? ''
  await title.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Another title')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Another lead')
  // At once, before the browser has told that the focus has gone.
  await page.getByRole('button', { name: /^Undo/ }).evaluate((button) => (button as HTMLElement).click())
  await expect(lead).toHaveText(leadBefore)
  await expect(title).toHaveText('Another title')
  await page.getByRole('button', { name: /^Redo/ }).click()
  await expect(lead).toHaveText('Another lead')

  await lead.click()
  await page.keyboard.press('Enter')
  await expect(section(page, 'HBR-0001')).toBeFocused()
})

test('raised figures and lists of Word come as what they are', async ({ page }) => {
  await openLive(page, written)
  const title = live(page).locator('.hbr001 h1')
  await title.click()
  await page.keyboard.press('ControlOrMeta+a')
  await paste(title, { 'text/plain': 'From AED 5001', 'text/html': 'From AED 500<sup>1</sup>' })
  await page.keyboard.press('Enter')
  await expect(title).toHaveText('From AED 500¹')

  const answer = live(page).locator('.faq001 details').first()
  await answer.locator('summary').click({ position: { x: 5, y: 5 } })
  const rich = answer.locator('.rich')
  await rich.click()
  await expect(rich).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('ControlOrMeta+a')
  const point = (words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>${words}</p>`
  await paste(rich, { 'text/plain': '·\tOne point', 'text/html': point('One point') + point('Another') })
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(rich.locator('ul > li')).toHaveText(['One point', 'Another'])
})

/** How many things in the bar can be scrolled, itself among them. */
async function countScrollers(bar: Locator): Promise<number> {
  return await bar.evaluate(
    (element) =>
      [element, ...element.querySelectorAll('*')].filter(
        (each) =>
          each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY),
      ).length,
  )
}

function accepted(value: string) {
  return { value, status: 'accepted', acceptedAt: '2026-11-01T08:00:00.000Z', retryCount: 0 } as const
}

async function openLive(page: Page, draft: Draft) {
  await openDraft(page, draft)
  await expect(live(page).locator('[data-instance]')).toHaveCount(draft.layout.components.length)
}

function live(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Page"]')
}

function barOf(page: Page): Locator {
  return page.getByRole('region', { name: /^What can be done/ })
}

async function paste(target: Locator, data: Record<string, string>) {
  await target.evaluate((element, given) => {
    const frame = element.ownerDocument.defaultView as Window & typeof globalThis
    const clipboardData = new frame.DataTransfer()
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text)
    element.dispatchEvent(
      new frame.ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, data)
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Nothing to be seen')
  return box
}
