import { expect, type Page } from '@playwright/test'
import { unreadDraft, withError, withText } from './review-draft.ts'
import { emptyDraft, writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { listen, openDraft, outline, section, showPictures, takeBack } from './the-builder.ts'
import { expectNoViolations } from './the-pages.ts'

const codes = ['HDR001-ENBD', 'HBR001', 'KBS001', 'FAQ001', 'FTR001-ENBD']
const long = 'A title that is much too long for any hero, and goes on and on until readers give up'

/** The hero's title is too long and has an earlier text, a benefit could not be written, the questions wait. */
function workedOn() {
  const hero = {
    value: long,
    earlier: [{ value: 'A gold card for every day', origin: { by: 'person' } as const }],
  }
  const draft = withText(unreadDraft('gold-card', codes), 'HBR-0001', 'title', hero)
  return withError(draft, 'KBS-0001', 'items.0.title')
}

/** Where a section is pressed as one; words of the live page are edited where they stand. */
test.beforeEach(({ page }) => showPictures(page))

test('what is selected is told, edited and mended in the details', async ({ page }) => {
  await openDraft(page, workedOn())

  await test.step('what is clicked stands in the details, and is accepted and taken back there', async () => {
    await tab(page, 'Details').click()
    await expect(details(page)).toContainText('Select a section on the page')
    await section(page, /^Frequently asked questions/).click()
    await expect(details(page).getByRole('heading', { level: 3 })).toHaveText('Frequently asked questions')
    await expect(details(page)).toContainText('FAQ-0001')
    await expect(part(page, 'To do')).toContainText('Nothing is missing or wrong here.')

    await section(page, /^Hero banner/).click()
    await expect(part(page, 'Progress')).toContainText('4 pending')
    await expect(part(page, 'To do').getByRole('button')).toHaveText(/^Title.*over the limit of 70/)
    await part(page, 'Texts').getByRole('button', { name: 'Title, Pending', exact: true }).click()
    await expect(details(page).getByRole('heading', { level: 3, name: 'Title' })).toBeFocused()
    await expect(part(page, 'Facts')).toContainText('Required')
    await expect(part(page, 'Facts')).toContainText('84 of 70')

    const heard = await listen(page)
    await part(page, 'Text').getByRole('button', { name: 'Accept' }).click()
    await expect(part(page, 'Facts')).toContainText('Accepted')
    await expect.poll(heard).toContainEqual(expect.stringMatching(/^Accepted Title\. \d+ pending\.$/))
    await page.keyboard.press('ControlOrMeta+z')
    await expect(part(page, 'Facts')).toContainText('Pending')
    await expect(details(page).getByRole('heading', { level: 3, name: 'Title' })).toBeFocused()

    await part(page, 'Earlier texts').getByRole('button', { name: 'Use this' }).click()
    await expect(part(page, 'Text')).toContainText('A gold card for every day')
    await expect(part(page, 'To do')).toHaveCount(0)
    await details(page).getByRole('button', { name: 'All of Hero banner' }).click()
    await expect(part(page, 'To do')).toContainText('Nothing is missing or wrong here.')
    await part(page, 'Progress').getByRole('button', { name: 'Accept this section (4)' }).click()
    await expect(part(page, 'Progress')).toContainText('4 of 4 accepted')
  })
  await takeBack(page)

  await test.step('a value is edited from the details, which take the focus back', async () => {
    await tab(page, 'Details').click()
    await section(page, /^Hero banner/).click()
    await expect(part(page, 'Progress')).toContainText('4 pending')
    await part(page, 'Texts')
      .getByRole('button', { name: /^Title/ })
      .click()
    await expect(details(page).getByRole('heading', { level: 3, name: 'Title' })).toBeVisible()
    const edit = part(page, 'Text').getByRole('button', { name: 'Edit' })
    await edit.click()
    await expect(page.getByRole('textbox', { name: 'Edit Title' })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('A gold card that pays')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(edit).toBeFocused()
    await expect(part(page, 'Text')).toContainText('A gold card that pays')
    await expect(part(page, 'Facts')).toContainText('A person')
  })
  await takeBack(page)

  await test.step('undo that takes away what is selected selects what stands there now, with the focus', async () => {
    await tab(page, 'Details').click()
    await section(page, /^Hero banner/).focus()
    await page.keyboard.press('ControlOrMeta+d')
    await expect(details(page)).toContainText('HBR-0002')
    await part(page, 'Texts')
      .getByRole('button', { name: /^Title/ })
      .click()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(section(page, /^Key benefits/)).toBeFocused()
    await expect(details(page)).toContainText('KBS-0001')
    await page.keyboard.press('ControlOrMeta+y')
    await expect(section(page, /HBR-0002$/)).toBeFocused()
    await expect(details(page)).toContainText('HBR-0002')
  })
  await takeBack(page)

  await test.step('by keys alone, the list leads to each thing to do, and its number goes down', async () => {
    await section(page, /^Hero banner/).focus()
    await runCommand(page, 'show to-do')
    await expect(tab(page, 'To do')).toBeFocused()
    // The second hero, which is gone again, was too long as well.
    await expect(toDo(page, 'Over the limit').getByRole('button')).toHaveCount(1)
    const count = await countOf(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(toDo(page, 'Could not be written').getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(details(page).getByRole('heading', { level: 3, name: 'Title' })).toBeFocused()
    await expect(details(page)).toContainText('Key benefits, item 1')
    await expect(part(page, 'Facts')).toContainText('Error')

    await runCommand(page, 'show to-do')
    await toDo(page, 'Over the limit').getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(details(page)).toContainText('HBR-0001')
    await part(page, 'Earlier texts').getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(part(page, 'Text')).toContainText('A gold card for every day')
    await expect.poll(() => countOf(page)).toBe(count - 1)
    await runCommand(page, 'show to-do')
    await expect(toDo(page, 'Over the limit')).toHaveCount(0)
    await runCommand(page, 'hide to-do')
    await expect(page.getByRole('button', { name: 'Show to-do list' })).toBeVisible()
  })
})

test('on the live page the details lead the caret to where a value stands', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('webpage-builder.canvas', '{"mode":"live"}'))
  await openDraft(page, workedOn())
  const title = page.frameLocator('iframe[title=Page]').locator('.hbr001 h1')
  await expect(title).toBeVisible()
  await tab(page, 'Details').click()
  await section(page, /^Hero banner/).focus()
  await part(page, 'Texts')
    .getByRole('button', { name: /^Title/ })
    .click()
  await part(page, 'Text').getByRole('button', { name: 'Edit' }).click()
  await expect(title).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('A gold card that pays')
  await page.keyboard.press('Enter')
  await expect(part(page, 'Text')).toContainText('A gold card that pays')
})

test('many earlier texts scroll in the details, and never the window', async ({ page }) => {
  const earlier = Array.from({ length: 10 }, (_, index) => ({
    value: `A title number ${index} of many words`.repeat(3),
  }))
  const draft = withText(unreadDraft('gold-card', codes), 'HBR-0001', 'title', { value: long, earlier })
  await openDraft(page, draft)
  await tab(page, 'Details').click()
  await section(page, /^Hero banner/).click()
  await part(page, 'Texts')
    .getByRole('button', { name: /^Title/ })
    .click()
  await expect(part(page, 'Earlier texts').getByRole('button')).toHaveCount(10)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  )
})

test('the arrow keys go from tab to tab, and the outline is there first', async ({ page }) => {
  await openDraft(page, emptyDraft('gold-card', codes))
  await tab(page, 'Outline').focus()
  await expect(outline(page).getByRole('list')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Details')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(toDo(page, 'Missing').getByRole('button')).toHaveText([
    /^Hero banner.*Nothing is written yet/,
    /^Key benefits/,
    /^Frequently asked questions/,
  ])
})

test('a page that lacks nothing says so', async ({ page }) => {
  await openDraft(page, writtenDraft('gold-card', ['HDR001-ENBD', 'FAQ001', 'FTR001-ENBD']))
  await tab(page, 'To do').click()
  await expect(list(page)).toContainText('Nothing to do.')
  await expect(tab(page, 'To do')).toHaveAccessibleName('To do')
})

test('a figure leads to the line of the brief that says it, and an old one gives way', async ({ page }) => {
  await openDraft(page, ofBrief())
  await test.step('what was understood is confirmed, refused and mended, and kept without a text written', async () => {
    await page.getByRole('button', { name: 'AI Generate' }).click()
    await expect(understood(page).getByRole('listitem').first()).toContainText('AED 299 a year')
    await expect(understood(page)).toContainText('Cannot be read for certain: “1,2000”')
    await expect(understood(page)).toContainText('On the page in 1 place: Hero banner, Title')
    await understood(page).getByRole('button', { name: 'Refuse key message 3' }).click()
    await expect(understood(page)).toContainText('Refused: no text is written from it.')
    const mend = understood(page).getByRole('button', { name: 'Mend key message 1' })
    const mending = understood(page).getByRole('group', { name: 'Mend what was understood of key message 1' })
    const figure = mending.getByLabel('Figure')
    const line = page.getByRole('textbox', { name: 'Key message 1' })
    await mend.press('Enter')
    await expect(figure).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(mending).toHaveCount(0)
    await mend.press('Enter')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('many')
    await page.keyboard.press('Enter')
    await expect(figure).toHaveAccessibleDescription(/Please write the figure in digits/)
    await figure.fill('349')
    await mending.getByLabel('VAT').selectOption('VAT included')
    await expect(mending).toContainText('The line will say: Annual fee AED 349 including VAT')
    await mending.getByLabel('Source').fill('Tariff of 2027')
    await expectNoViolations(page)
    await page.keyboard.press('Enter')
    await expect(understood(page).getByRole('listitem').first()).toBeFocused()
    await expect(understood(page)).toContainText(/Mended by marketing on .*; before: “Annual fee AED 299”/)
    await understood(page).getByRole('button', { name: 'Put back key message 1' }).press('Enter')
    await expect(line).toHaveValue('Annual fee AED 299')
    await expect(understood(page)).toContainText('0 of 2 confirmed')

    await mend.press('Enter')
    await figure.fill('349')
    await mending.getByLabel('Source').fill('Tariff of 2027')
    await mending.getByRole('button', { name: 'Keep as mended' }).press('Enter')
    await line.fill('Annual fee AED 359')
    await expect(understood(page)).toContainText('Mended it said: Annual fee AED 349')
    await expectNoViolations(page)
    await understood(page).getByRole('button', { name: 'Use key message 1 as it was mended' }).press('Enter')
    await expect(line).toHaveValue('Annual fee AED 349')
    await expect(understood(page)).toContainText('1 of 2 confirmed')
    await page.getByRole('button', { name: 'Save without writing' }).click()
  })

  await test.step('each value that says the old figure is told, and takes the new one in one step', async () => {
    await tab(page, 'To do').click()
    await toDo(page, 'Figures without a source')
      .getByRole('button', { name: /AED 299/ })
      .click()
    const sources = part(page, 'Where the figures come from')
    await expect(sources).toContainText('The brief now says: “Annual fee AED 349”')
    await expect(sources.getByRole('button', { name: 'Write anew' })).toBeVisible()
    await expectNoViolations(page)
    await sources.getByRole('button', { name: 'Put the new figure in' }).click()
    await expect(part(page, 'Text')).toContainText('A gold card for AED 349 a year')
    await expect(sources).toContainText('Key message 1: Annual fee AED 349')
    await expect(sources).toContainText('Source: Tariff of 2027')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(part(page, 'Text')).toContainText('A gold card for AED 299 a year')
  })
})

/** Its hero says the fee of a line, and a figure that no line says. */
function ofBrief() {
  const draft = withText(unreadDraft('gold-card', codes), 'HBR-0001', 'title', {
    value: 'A gold card for AED 299 a year',
  })
  const keyMessages = [
    'Annual fee AED 299',
    '5% cashback on groceries, capped at AED 200 a month',
    'Gift of 1,2000',
  ]
  return { ...draft, brief: { ...draft.brief, topic: 'A card', audience: 'All', keyMessages } }
}

function understood(page: Page) {
  return page.getByRole('region', { name: 'What was understood' })
}

for (const [screens, isLong, sizes] of [
  ['wide and narrow screens', false, { 1440: 900, 375: 800 }],
  ['a tablet', true, { 768: 1024 }],
] as const) {
  test(`on ${screens} everybody can use it`, { tag: isLong ? '@long' : [] }, async ({ page }) => {
    await openDraft(page, workedOn())
    for (const [width, height] of Object.entries(sizes)) {
      await test.step(`at ${width} px`, () => expectUsable(page, Number(width), height))
    }
  })
}

async function expectUsable(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await runCommand(page, 'show to-do')
  await expect(toDo(page, 'To be accepted').getByRole('button').first()).toBeVisible()
  await expectNoViolations(page)
  await toDo(page, 'Over the limit').getByRole('button').click()
  await expect(details(page).getByRole('heading', { level: 3, name: 'Title' })).toBeFocused()
  await expectNoViolations(page)
  await details(page).getByRole('button', { name: 'All of Hero banner' }).click()
  await expectNoViolations(page)
  const excess = await details(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(excess).toBe(0)
  await details(page).getByRole('button', { name: 'Show on the page' }).click()
  await expect(section(page, /^Hero banner/)).toBeFocused()
  await expect(section(page, /^Hero banner/)).toBeInViewport()
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name })
}

function details(page: Page) {
  return page.getByRole('complementary', { name: 'Details' })
}

function part(page: Page, name: string) {
  return details(page).getByRole('region', { name, exact: true })
}

function list(page: Page) {
  return page.getByRole('complementary', { name: 'To do' })
}

function toDo(page: Page, name: string) {
  return list(page).getByRole('region', { name })
}

async function countOf(page: Page): Promise<number> {
  await expect(tab(page, 'To do')).toHaveText(/\d/)
  return Number(/\d+$/.exec((await tab(page, 'To do').textContent()) ?? '')?.[0])
}

async function runCommand(page: Page, words: string) {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}
