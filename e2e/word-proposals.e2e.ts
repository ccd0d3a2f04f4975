import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { agencyDeck, arabicDeck, bilingualDeck } from '../test/copy-decks.ts'
import { wordFile } from './sample-documents.ts'
import { seedSession } from './session.ts'
import { test } from './the-browser.ts'
import { listen, openBuilder, sections } from './the-builder.ts'
import { chooseMany, openGenerator, parseOne } from './the-generator.ts'
import { choose, expectName, expectNoViolations } from './the-pages.ts'

test('copy of an agency becomes a page, is accepted and goes out', async ({ page }) => {
  await openBuilder(page)
  await chooseDeck(page, 'skyline.docx', agencyDeck())

  await test.step('it is asked whether it is to be a page', async () => {
    const dialog = page.getByRole('dialog', { name: 'Open a file' })
    await expect(dialog.getByText('This is not a page document yet. Make a page of it?')).toBeVisible()
    await expect(
      dialog.getByText(
        /^5 sections with \d+ words, \d+ words kept off the page, 0 words without a place, 1 question$/,
      ),
    ).toBeVisible()
    await expectNoViolations(page, 'dialog')
    await dialog.getByRole('button', { name: 'Make a page of it' }).click()
    await expect(live(page).getByRole('heading', { level: 1 })).toHaveText(
      'Money back on every day of the year',
    )
    await expectNoViolations(page, 'dialog')
  })

  await test.step('a question is answered for the whole document', async () => {
    await proposal(page).getByLabel('What is “mood”?').selectOption('A note, not for the page')
    await proposal(page).getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(proposal(page).getByText('1 question')).toHaveCount(0)
    await expect(line(page, 'Mood: proud')).toContainText('Note')
  })

  await test.step('a section becomes another component, and both sides show which', async () => {
    await section(page, 'Section 2, Key benefits').click()
    await expect(live(page).locator('[data-in-question]')).toContainText('What you get')
    await expect(proposal(page).locator('path[data-in-question]')).toHaveCount(1)
    await proposal(page)
      .getByRole('button', { name: /^Benefit cards with details/ })
      .click()
    await expect(section(page, 'Section 2, Benefit cards with details')).toBeVisible()
    await expect(live(page).locator('.mbs001')).toContainText('Cash back each month')
    await expectNoViolations(page, 'dialog')
  })

  await test.step('what has no place in a component waits, and is placed elsewhere', async () => {
    await section(page, 'Section 1, Hero with four proofs').click()
    await proposal(page).getByLabel('All components').selectOption({ label: 'Hero banner' })
    await proposal(page).getByRole('button', { name: 'Use', exact: true }).click()
    await proposal(page).getByText('Unplaced (1)').click()
    await line(page, 'Eyebrow: Credit cards').click()
    await proposal(page).getByLabel('Section', { exact: true }).selectOption({ label: '4. Editorial text' })
    await proposal(page).getByLabel('As', { exact: true }).selectOption('Small line above the title')
    await proposal(page).getByRole('button', { name: 'Place here' }).click()
    await expect(proposal(page).getByText('Unplaced (0)')).toBeVisible()
    await expect(live(page).locator('.fwdrte001')).toContainText('Credit cards')
    await proposal(page).getByText('All', { exact: true }).click()
  })

  await test.step('what is pressed on the page leads to its line', async () => {
    await live(page).getByText('Cash back each month').first().click()
    await expect(line(page, 'Cash back each month')).toBeFocused()
    await expect(live(page).locator('[data-said]')).toContainText('Cash back each month')
  })

  await test.step('words are left out, another version is taken, and undo takes each back', async () => {
    await line(page, 'Late payment').click()
    await proposal(page).getByRole('button', { name: 'Leave out' }).click()
    await expect(line(page, 'Late payment')).toContainText('Left out')
    await line(page, 'Headline option 1').click()
    await proposal(page).getByRole('button', { name: 'Take this version' }).click()
    await expect(live(page).getByRole('heading', { level: 1 })).toHaveText('A card that gives back')
    await proposal(page).getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(live(page).getByRole('heading', { level: 1 })).toHaveText(
      'Money back on every day of the year',
    )
    await expect(line(page, 'Late payment')).toContainText('Left out')
  })

  await test.step('words that are in the document and none of its text are listed', async () => {
    await proposal(page).getByRole('button', { name: 'Also in the document (2)' }).click()
    await expect(
      proposal(page).getByText('Deleted with tracked changes by Omar: “within 90 days”'),
    ).toBeVisible()
    await expect(proposal(page).getByText('Hidden text: “check with partner”')).toBeVisible()
  })

  await test.step('the page document can be had', async () => {
    const saved = page.waitForEvent('download')
    await proposal(page).getByRole('button', { name: 'Download page document' }).click()
    expect((await saved).suggestedFilename()).toBe('money-back-on-every-day-of-the-year-spec.docx')
  })

  await test.step('in the builder all of it waits, is accepted and goes out', async () => {
    await proposal(page).getByRole('button', { name: 'Open', exact: true }).click()
    await expect(sections(page)).toHaveCount(7)
    await page.keyboard.press('F8')
    const review = page.getByRole('dialog', { name: 'Review' })
    await expect(review.getByText(/^\d+ pending$/).first()).toBeVisible()
    await review.getByRole('button', { name: 'Accept All Pending' }).click()
    await review.getByRole('button', { name: 'Export', exact: true }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Generate HTML' }).click()
    const html = await readFile(await (await saved).path(), 'utf8')
    expect(html).toContain('Money back on every day of the year')
    expect(html).not.toContain('Late payment')
    expect(html).not.toContain('Mood')
  })
})

test('the same by keys', async ({ page }) => {
  await openBuilder(page)
  const heard = await listen(page)
  await chooseDeck(page, 'skyline.docx', agencyDeck())
  await expect(page.getByRole('button', { name: 'Make a page of it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(proposal(page).getByLabel('What is “mood”?')).toBeFocused()
  await page.keyboard.press('A')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(heard).toContain('“mood” is answered.')
  await expect(page.locator('[data-line]').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(line(page, 'Legal has not seen')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(line(page, 'A: Yes, purchases')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(line(page, 'Q: Can I pay')).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, 'Begin a section here')
  await page.keyboard.press('Enter')
  await expect.poll(heard).toContain('A new section begins here.')
  await expect(section(page, /^Section 6/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(section(page, /^Section 6/)).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(section(page, /^Section 6/)).toBeVisible()
  await section(page, /^Section 5/).press('Enter')
  await tabTo(page, 'Join with the section below')
  await page.keyboard.press('Enter')
  await expect(section(page, /^Section 6/)).toHaveCount(0)

  await test.step('lines and sections are moved, cut, joined and placed', async () => {
    await line(page, 'Annual fee').focus()
    await expect(live(page).locator('[data-said]')).toContainText('Annual fee')
    await section(page, /^Section 4/).press('Alt+ArrowUp')
    await expect.poll(heard).toContain('It is section 3 now.')
    await line(page, 'Number: 3%').press('Alt+ArrowUp')
    await expect(line(page, 'Number: 3%')).toContainText('Item 1')
    await line(page, 'A: Five working days').press('Enter')
    await tabTo(page, 'Cut here')
    await page.keyboard.press('Enter')
    await expect.poll(heard).toContain('The line is cut in two.')
    await page.keyboard.press('Control+z')
    await line(page, 'Legal has not seen').press('Enter')
    await proposal(page).getByLabel('As', { exact: true }).selectOption('Small print')
    await tabTo(page, 'Place here')
    await page.keyboard.press('Enter')
    await expect.poll(heard).toContain('Placed.')
    await page.keyboard.press('Control+z')
  })

  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: 'Leave without a page?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await proposal(page).getByRole('button', { name: 'Open', exact: true }).press('Enter')
  await expect(sections(page)).toHaveCount(7)

  await test.step('all of it is accepted and goes out', async () => {
    await page.keyboard.press('F8')
    const review = page.getByRole('dialog', { name: 'Review' })
    await review.getByRole('button', { name: 'Accept All Pending' }).press('Enter')
    await review.getByRole('button', { name: 'Export', exact: true }).press('Enter')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Generate HTML' }).press('Enter')
    expect(await readFile(await (await saved).path(), 'utf8')).toContain(
      'Money back on every day of the year',
    )
  })
})

test('an Arabic document, and one of two languages, on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openBuilder(page)
  await chooseDeck(page, 'card.docx', arabicDeck())
  await page.getByRole('button', { name: 'Make a page of it' }).click()
  await expect(line(page, 'العنوان: بطاقة')).toBeVisible()
  await expectNoViolations(page, 'dialog')
  await proposal(page).getByText('Page', { exact: true }).click()
  await expect(live(page).getByRole('heading', { level: 1 })).toHaveText('بطاقة تكافئك كل يوم')
  await expect(live(page).locator('html')).toHaveAttribute('dir', 'rtl')
  await proposal(page).getByRole('button', { name: 'Back', exact: true }).click()

  await page
    .getByLabel('Layout file or Word document')
    .setInputFiles(wordFile('both.docx', Buffer.from(bilingualDeck())))
  await page.getByRole('button', { name: 'Make a page of it' }).click()
  await expect(proposal(page).getByText('so it becomes one page in both')).toBeVisible()
  await proposal(page).getByText('Arabic', { exact: true }).click()
  await expect(line(page, 'بطاقة لكل يوم')).toBeVisible()
  await proposal(page).getByText('Page', { exact: true }).click()
  await expect(live(page).getByRole('heading', { level: 1 })).toHaveText('بطاقة لكل يوم')
  await proposal(page).getByRole('button', { name: 'Open', exact: true }).click()
  await expectName(page, 'بطاقة لكل يوم')
  await choose(page, 'Pages…')
  const pages = page.getByRole('dialog', { name: 'Pages' })
  await expect(pages.getByText('English and Arabic')).toBeVisible()
})

test('in the generator a document becomes a page document, or a page of the builder', async ({ page }) => {
  await seedSession(page)
  await openGenerator(page)
  await parseOne(page, wordFile('skyline.docx', Buffer.from(agencyDeck())))
  await expect(page.getByRole('heading', { name: 'Not a page document yet' })).toBeFocused()
  await expect(page.getByText('Parsing failed')).toHaveCount(0)
  await expectNoViolations(page, 'main')
  await page.getByRole('button', { name: 'Make a page of it' }).press('Enter')
  const saved = page.waitForEvent('download')
  await proposal(page).getByRole('button', { name: 'Download page document' }).click()
  const bytes = await readFile(await (await saved).path())
  await proposal(page).getByRole('button', { name: 'Back', exact: true }).click()

  await parseOne(page, wordFile('page.docx', bytes))
  await expect(page.getByText('Document parsed successfully')).toBeVisible()
  await test.step('its texts are accepted before it goes out', async () => {
    await page.getByRole('button', { name: 'Generate HTML' }).click()
    const question = page.getByRole('alertdialog', { name: /^\d+ texts were never accepted$/ })
    await expect(question.getByRole('button', { name: 'Back' })).toBeFocused()
    await expectNoViolations(page, 'dialog')
    const html = page.waitForEvent('download')
    await question.getByRole('button', { name: 'Accept and go on' }).click()
    expect(await readFile(await (await html).path(), 'utf8')).toContain('Money back on every day of the year')
  })
  await parseOne(page, wordFile('skyline.docx', Buffer.from(agencyDeck())))
  await page.getByRole('button', { name: 'Make a page of it' }).click()
  await proposal(page).getByRole('button', { name: 'Open in the builder' }).click()
  await expectName(page, 'Money back on every day of the year')
  await expect(sections(page)).toHaveCount(7)
})

test('of many documents those that can become pages are told, looked at and had as page documents', async ({
  page,
}) => {
  await openGenerator(page)
  await chooseMany(page, [
    wordFile('skyline.docx', Buffer.from(agencyDeck())),
    wordFile('both.docx', Buffer.from(bilingualDeck())),
    wordFile('broken.docx', Buffer.from('no document at all')),
  ])
  await page.getByRole('button', { name: 'Parse 3 Documents' }).click()
  const candidates = page.getByRole('region', { name: '2 documents can become pages' })
  await expect(candidates.getByRole('row', { name: /skyline\.docx/ })).toContainText('5')
  await expectNoViolations(page, 'main')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 2 Page Documents (ZIP)' }).click()
  const files = unzipSync(await readFile(await (await saved).path()))
  expect(Object.keys(files).toSorted()).toEqual([
    ...['a-card-for-every-day.ar-spec.docx', 'a-card-for-every-day.en-spec.docx'],
    ...['money-back-on-every-day-of-the-year-spec.docx', 'not-on-the-pages.txt'],
  ])
  const behind = strFromU8(files['not-on-the-pages.txt'] ?? new Uint8Array())
  expect(behind).toContain('Labels that nobody knows\r\n- Mood: calm and bright')
  expect(behind).toContain('- Legal has not seen')
  expect(behind).toContain('- Hidden text: “check with partner”')
  await candidates.getByRole('button', { name: 'Look at both.docx' }).click()
  await expect(live(page).getByRole('heading', { level: 1 })).toHaveText('A card for every day')
  await page.keyboard.press('Escape')
  await expect(candidates.getByRole('button', { name: 'Look at both.docx' })).toBeFocused()

  await test.step('what is changed of one is kept for the download', async () => {
    await candidates.getByRole('button', { name: 'Look at skyline.docx' }).click()
    await line(page, 'Late payment').click()
    await proposal(page).getByRole('button', { name: 'Leave out', exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(candidates.getByRole('row', { name: /skyline\.docx/ })).toContainText('Changed by you')
    const again = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download 2 Page Documents (ZIP)' }).click()
    const changed = unzipSync(await readFile(await (await again).path()))
    expect(strFromU8(changed['not-on-the-pages.txt'] ?? new Uint8Array())).toMatch(
      /Left out\r\n- .*Late payment/,
    )
  })

  await test.step('texts of all of them are accepted at once before their pages go out', async () => {
    const documents = Object.entries(files).filter(([name]) => name.endsWith('.docx'))
    await chooseMany(
      page,
      documents.map(([name, bytes]) => wordFile(name, Buffer.from(bytes))),
    )
    await page.getByRole('button', { name: 'Parse 3 Documents' }).click()
    await page.getByRole('button', { name: 'Download 3 HTML Files (ZIP)' }).click()
    const question = page.getByRole('alertdialog', { name: /^\d+ texts were never accepted$/ })
    const pages = page.waitForEvent('download')
    await question.getByRole('button', { name: 'Accept and go on' }).click()
    await pages
  })
})

async function chooseDeck(page: Page, name: string, bytes: Uint8Array) {
  await choose(page, 'Open a file…')
  await page.getByLabel('Layout file or Word document').setInputFiles(wordFile(name, Buffer.from(bytes)))
}

function proposal(page: Page) {
  return page.getByRole('dialog', { name: /^Make a page of/ })
}

function live(page: Page) {
  return page.frameLocator('iframe[title="The page with all its texts"]')
}

function line(page: Page, words: string) {
  return proposal(page).locator('[data-line]').filter({ hasText: words })
}

function section(page: Page, name: string | RegExp) {
  return proposal(page).getByRole('button', { name, exact: typeof name === 'string' })
}

async function tabTo(page: Page, name: string) {
  const goal = proposal(page).getByRole('button', { name, exact: true })
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    if (await goal.evaluate((each) => each === document.activeElement)) return
  }
  await expect(goal).toBeFocused()
}
