import { expect, type Page } from '@playwright/test'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { countPage } from '#content/draft/review.ts'
import { manifest } from './sample-draft.ts'
import { startServer } from './server-of-our-own.ts'
import { fillIn, passwordOf } from './session.ts'
import { test, testAlone } from './the-browser.ts'
import { listen, openBuilder, openDraft, sections } from './the-builder.ts'
import { choose, expectNoViolations, notice } from './the-pages.ts'
import {
  addMessages,
  aiButton,
  brief,
  draftToWrite,
  expectEnd,
  expectFits,
  fillBrief,
  findUnasked,
  generate,
  onEachCall,
  planOf,
  progress,
  refuse,
  review,
  setup,
  standstill,
  storedDraft,
  typeBrief,
} from './the-writing.ts'

const textCodes = manifest.components
  .filter(({ docx }) => docx.fields.length > 0 || docx.items)
  .map(({ code }) => code)
/** A page of these is written in most of the tests. */
const codes = ['HBR001', 'FAQ001']
const { fields, toWrite, callOfFirstItem, doneBefore } = planOf(codes)
const done = doneBefore(callOfFirstItem)
const never = () => new Promise<never>(() => {})

test('who has little to say is offered fewer items, and nothing changes unasked', async ({ page }) => {
  await openBuilder(page, codes)
  await fillBrief(page)
  const questions = setup(page).getByRole('button', { name: /^Frequently asked questions/ })
  await expect(questions).toContainText('5 items')
  const offer = setup(page).getByRole('button', { name: 'Write fewer items' })
  await offer.focus()
  await page.keyboard.press('Enter')
  await expect(questions).toContainText('3 items')
  await expect(offer).toHaveCount(0)
  await expect(setup(page).getByRole('button', { name: /^Hero banner/ })).toBeFocused()
})

test('a brief becomes the texts of every component, which one undo takes back', async ({ page }) => {
  await openBuilder(page, textCodes)
  await fillBrief(page)
  await generate(page)
  await expectEnd(page)

  const draft = await storedDraft(page)
  const { total, pending, error } = countPage(draft, manifest)
  expect({ pending, error }).toEqual({ pending: total, error: 0 })
  // What the brief holds no fact for is left to a person, and says so.
  expect(findUnasked(draft)).toEqual([])
  expect(draft.content['HBR-0001']?.fields.title).toMatchObject({
    origin: { by: 'writer', writer: 'draft' },
    status: 'pending',
  })

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo generate content' }).click()
  const undone = await storedDraft(page)
  expect(hasWrittenContent(undone.content)).toBe(false)
  expect(undone.brief).toMatchObject({ topic: brief.topic, keyMessages: brief.keyMessages })
})

test('the set-up is done by keyboard alone, and says what is missing at its place', async ({ page }) => {
  await openBuilder(page, codes)
  await page.keyboard.press('ControlOrMeta+Shift+G')
  await expect(setup(page).getByLabel('Topic')).toBeFocused()
  const faq = setup(page).getByRole('button', { name: /^Frequently asked questions/ })
  await faq.focus()
  await page.keyboard.press('Enter')
  await setup(page).getByLabel('Automatic').focus()
  await page.keyboard.press('ArrowRight')
  await faq.focus()
  await page.keyboard.press('Enter')
  await expect(faq).toContainText('5 items · guided, 0 ideas')

  const submit = setup(page).getByRole('button', { name: 'Generate Content' })
  await submit.focus()
  await page.keyboard.press('Enter')
  const wanted = [
    ['Topic', 'Please describe what this page is about'],
    ['Audience', 'Please describe your target audience'],
    ['Key message 1', 'Please add at least one key message'],
    ['Idea 1', 'Please provide ideas for Frequently asked questions or switch to automatic mode'],
  ] as const
  for (const [, message] of wanted) await expect(setup(page).getByText(message)).toBeVisible()
  for (const [name, message] of wanted) {
    const field = setup(page).getByRole('textbox', { name, exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`))
    await page.keyboard.type('Fees of the card')
    await expect(setup(page).getByText(message)).toHaveCount(0)
    await submit.focus()
    if (name !== 'Idea 1') await page.keyboard.press('Enter')
  }
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('generate-item')) asked.push(request.postDataJSON().guidedIdea)
  })
  await page.keyboard.press('Enter')
  await expectEnd(page)
  expect(asked).toEqual(['Fees of the card', ...Array(4).fill(undefined)])
})

test('Cancel keeps nothing of what was typed, after asking', async ({ page }) => {
  await openDraft(page, draftToWrite(codes))
  const before = await storedDraft(page)
  await fillBrief(page)
  await setup(page).getByLabel('Locale').selectOption('ar-AE')
  await setup(page)
    .getByRole('button', { name: /^Frequently asked questions/ })
    .click()
  await setup(page).getByLabel('Guided').check()
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(setup(page).getByLabel('Topic')).toHaveValue(brief.topic)
  await setup(page).getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(setup(page)).toHaveCount(0)
  await expect(aiButton(page)).toBeFocused()
  const { brief: keptBrief, itemConfigs, layout } = await storedDraft(page)
  expect({ keptBrief, itemConfigs, locale: layout.locale }).toEqual({
    keptBrief: before.brief,
    itemConfigs: before.itemConfigs,
    locale: 'en-AE',
  })

  await aiButton(page).click()
  await expect(setup(page).getByLabel('Topic')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(setup(page)).toHaveCount(0)
  await fillBrief(page)
  await generate(page)
  await expectEnd(page)
})

test('a reload brings back what was typed, and the page has it once it is used', async ({ page }) => {
  await openDraft(page, draftToWrite(codes))
  await fillBrief(page)
  await setup(page)
    .getByRole('button', { name: /^Hero banner/ })
    .click()
  await setup(page).getByLabel('Instructions for this component').fill('Open with the cashback')
  await setup(page).getByRole('button', { name: 'Remove key message 2' }).click()
  await expect(setup(page).getByRole('textbox', { name: 'Key message 2' })).toBeFocused()
  await page.reload()

  expect((await storedDraft(page)).brief.topic).toBe('')
  await aiButton(page).click()
  await expect(setup(page).getByText('You typed this before and have not used it yet.')).toBeVisible()
  await expect(setup(page).getByLabel('Topic')).toHaveValue(brief.topic)
  await expect(setup(page).getByRole('textbox', { name: 'Key message 2' })).toHaveValue('Apply in 10 minutes')
  await expect(setup(page).getByRole('button', { name: /^Hero banner/ })).toContainText('instructions')
  await generate(page)
  await expectEnd(page)
  await page.keyboard.press('Escape')
  expect((await storedDraft(page)).brief.topic).toBe(brief.topic)
  await aiButton(page).click()
  await expect(setup(page).getByLabel('Topic')).toHaveValue(brief.topic)
  await expect(setup(page).getByText('You typed this before')).toHaveCount(0)
})

test('a brief that is too long as a whole says so beforehand, and one that the server refuses pauses the run', async ({
  page,
}) => {
  await openDraft(page, draftToWrite(codes))
  await onEachCall(page, (_, route) => refuse(route, 413, 'too-long'))
  await fillBrief(page)
  await setup(page).getByLabel('Additional context').fill('x'.repeat(19_000))
  for (const [index, part] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
    if (index > 2) await setup(page).getByRole('button', { name: 'Add a key message' }).click()
    await setup(page)
      .getByRole('textbox', { name: `Key message ${index + 1}` })
      .fill(part.repeat(3990))
  }
  const said = setup(page).getByText(/^The brief has 43,0\d\d characters in all, and the writer takes 40,000/)
  await expect(said).toBeInViewport()
  await generate(page)
  await expect(said).toBeFocused()
  await setup(page).getByLabel('Additional context').fill('')
  await expect(said).toHaveCount(0)
  await generate(page)
  await expect(standstill(page)).toContainText('The server says too-long.')
  await standstill(page).getByRole('button', { name: 'Open the brief' }).click()
  await expect(setup(page).getByText(`${toWrite} of ${fields} fields to write`)).toBeVisible()
})

test('a cancelled run stops on the wire, keeps what is there, and goes on', async ({ page }) => {
  await openDraft(page, draftToWrite(codes))
  const stopped = page.waitForEvent('requestfailed')
  const calls = await onEachCall(page, (call) => (call === callOfFirstItem ? never() : undefined))
  await fillBrief(page)
  await generate(page)
  await expect(progress(page)).toContainText('Item 1 of 5')
  await expect(progress(page).getByRole('progressbar')).toHaveAttribute('value', String(done))
  await expect(progress(page)).toContainText(`${done}/${fields} fields`)
  await expect(progress(page)).toContainText('Please wait, this may take 30-60 seconds...')
  await expect(progress(page).getByRole('listitem').first()).toContainText('Frequently asked questions')
  await page.keyboard.press('Escape')
  await stopped
  await expect(progress(page)).toHaveCount(0)
  await expect(aiButton(page)).toBeFocused()
  await expect(toast(page)).toContainText(
    `Stopped. ${done} of ${fields} fields are done, and nothing is lost.`,
  )

  await page.getByRole('button', { name: 'Resume' }).click()
  await expectEnd(page)
  expect(calls()).toBe(callOfFirstItem + 5)
  expect((await storedDraft(page)).content['FAQ-0001']?.items).toHaveLength(5)
})

test('a reload in the middle loses nothing, and the next run writes what is missing', async ({ page }) => {
  await openDraft(page, draftToWrite(codes))
  const calls = await onEachCall(page, (call) => (call === callOfFirstItem ? never() : undefined))
  await fillBrief(page)
  await generate(page)
  await expect(progress(page)).toContainText(`${done}/${fields} fields`)
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.accept()
  await reloaded
  await expect(sections(page)).toHaveCount(2)

  await aiButton(page).click()
  await expect(setup(page).getByRole('radio', { checked: true })).toHaveAccessibleName(
    `Only what is empty, failed or a sample ${fields - done} fields`,
  )
  await expect(setup(page).getByLabel('Topic')).toHaveValue(brief.topic)
  await generate(page)
  await expectEnd(page)
  expect(calls()).toBe(callOfFirstItem + 5)
  await page.reload()
  expect(findUnasked(await storedDraft(page))).toEqual([])
})

test('a page that is written says so; lower counts drop items, and undo brings them back', async ({
  page,
}) => {
  await openDraft(page, draftToWrite(['FAQ001']))
  await fillBrief(page)
  await addMessages(page, 'Minimum salary AED 5,000', 'Cover for your travels')
  await generate(page)
  await expectEnd(page)

  await review(page).getByRole('button', { name: 'Go Back' }).click()
  await expect(setup(page).getByLabel('Topic')).toHaveValue(brief.topic)
  await expect(setup(page).getByLabel('Audience')).toHaveValue(brief.audience)
  for (const [index, message] of brief.keyMessages.entries()) {
    const row = setup(page).getByRole('textbox', { name: `Key message ${index + 1}` })
    await expect(row).toHaveValue(message)
  }
  await generate(page)
  await expect(
    setup(page).getByText('Nothing is empty or failed. To regenerate what is written, choose the other.'),
  ).toBeVisible()
  await expect(setup(page).getByRole('radio', { checked: true })).toBeFocused()
  await setup(page).getByLabel('Locale').selectOption('ar-AE')
  await expect(
    setup(page).getByText('The page gets an Arabic version. The texts that are written stay where they are.'),
  ).toBeVisible()
  await setup(page)
    .getByRole('button', { name: /^Frequently asked questions/ })
    .click()
  await setup(page).getByLabel('Item count').selectOption('3')
  await expect(
    setup(page).getByText('2 items that are written already go. Undo brings them back.'),
  ).toBeVisible()
  await setup(page).getByLabel('All that is neither edited nor accepted').check()
  const twoItemsLess = planOf(['FAQ001']).toWrite - 2 * 2
  await expect(
    setup(page).getByText(new RegExp(`^${twoItemsLess} (?:of \\d+ )?fields to write`)),
  ).toBeVisible()
  const before = await storedDraft(page)
  await generate(page)
  await expectEnd(page)
  await page.keyboard.press('Escape')
  const after = await storedDraft(page)
  expect(after.content['FAQ-0001']?.items).toHaveLength(3)
  expect(after.content['FAQ-0001']?.fields.title?.value).toMatch(/\p{Script=Arabic}/u)
  await page.getByRole('button', { name: 'Undo generate content' }).click()
  const left = await storedDraft(page)
  expect(left.layout.locale).toBe('ar-AE')
  expect(left.other?.content).toEqual(before.content)
})

test('a server that goes half-way marks nothing, and the run goes on when it is back', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  const server = await startServer()
  await openDraft(page, draftToWrite(codes), server.url)
  await onEachCall(page, (call, route) =>
    call === 5 ? server.stop().then(() => route.continue()) : undefined,
  )
  await fillBrief(page)
  await generate(page)
  await expect(standstill(page)).toContainText('The server cannot be reached.')
  await expect(standstill(page)).toContainText(
    `${doneBefore(5)} of ${fields} fields are done, and nothing is lost.`,
  )
  await standstill(page).getByRole('button', { name: 'Resume' }).click()
  await expect(standstill(page)).toContainText(`${doneBefore(5)} of ${fields} fields are done`)

  const again = await startServer(server.port)
  await standstill(page).getByRole('button', { name: 'Resume' }).click()
  await expectEnd(page)
  const { error } = countPage(await storedDraft(page), manifest)
  expect(error).toBe(0)
  await again.stop()
})

test('a sign-in that is not valid leads to the door, back to the page, and on', async ({ page }) => {
  await openDraft(page, draftToWrite(codes))
  await onEachCall(page, (call, route) => (call === 5 ? refuse(route, 401, 'no-token') : undefined))
  await fillBrief(page)
  await generate(page)
  await expect(standstill(page)).toContainText('The server says no-token.')
  await standstill(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  await fillIn(page, 'marketing', passwordOf('marketing'))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/builder?page=seeded')
  await expect(toast(page)).toContainText(
    `${doneBefore(5)} of ${fields} fields are done, and nothing is lost.`,
  )
  await page.getByRole('button', { name: 'Resume' }).click()
  await expectEnd(page)
  expect(findUnasked(await storedDraft(page))).toEqual([])
})

test('a busy server is waited for, a spent day is told, and neither marks a value', async ({ page }) => {
  await openBuilder(page, ['HBR001'])
  const calls = await onEachCall(page, (call, route) => {
    if (call === 2) return refuse(route, 429, 'too-many-requests', { 'retry-after': '3' })
    if (call === 4) return refuse(route, 429, 'daily-cap', { 'retry-after': '9000' })
    return undefined
  })
  await fillBrief(page)
  await generate(page)
  await expect(progress(page)).toContainText(/The server asks for patience: going on in \d s/)
  await expect(standstill(page)).toContainText('The server says daily-cap.')
  const draft = await storedDraft(page)
  expect(countPage(draft, manifest)).toMatchObject({ error: 0 })
  expect(draft.content['HBR-0001']?.fields.sub_title?.value).toMatch(/\w/)

  await standstill(page).locator('[data-dialog-foot]').getByRole('button', { name: 'Close' }).click()
  await expect(aiButton(page)).toBeFocused()
  await expect(toast(page).getByRole('button', { name: 'Resume' })).toBeVisible()
  await aiButton(page).click()
  await expect(setup(page).getByText('1 of 4 fields to write')).toBeVisible()
  expect(calls()).toBe(4)
  await setup(page).locator('form').getByRole('button', { name: 'Resume' }).click()
  await expectEnd(page)
})

test('what failed is counted, marked with its cause, and tried again by the next run', async ({ page }) => {
  await openDraft(page, draftToWrite(codes))
  const heard = await listen(page)
  await onEachCall(page, (call, route) => {
    if (call === 2 || call === callOfFirstItem) return refuse(route, 422, 'refused')
    return call === callOfFirstItem + 2 ? never() : undefined
  })
  await fillBrief(page)
  await generate(page)
  await expect(progress(page)).toContainText('3 fields could not be written')
  await expect(progress(page)).toContainText(`${doneBefore(callOfFirstItem + 2)}/${fields} fields`)
  await expect
    .poll(heard)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          new RegExp(`^Generating content\\. ${doneBefore(1)} of ${fields} fields (?:is|are) done`),
        ),
        expect.stringMatching(new RegExp(`^50%, \\d+ of ${fields} fields$`)),
      ]),
    )
  await progress(page).getByRole('button', { name: 'Cancel' }).click()
  const { content } = await storedDraft(page)
  expect(content['HBR-0001']?.fields.sub_title).toMatchObject({
    status: 'error',
    error: 'Failed to generate content',
    cause: 'refused',
  })
  expect(content['FAQ-0001']?.items[0]?.values.answer).toMatchObject({
    error: 'Failed to generate item content',
  })
  await page.getByRole('button', { name: 'Resume' }).click()
  await expectEnd(page)
  expect(findUnasked(await storedDraft(page))).toEqual([])
})

test('who leaves the page in the middle can go on when they come back', {
  tag: '@long',
}, async ({ page }) => {
  await openDraft(page, draftToWrite(codes))
  await onEachCall(page, (call) => (call === 4 ? never() : undefined))
  await fillBrief(page)
  await generate(page)
  await expect(progress(page)).toContainText(`${doneBefore(4)}/${fields} fields`)
  await page.evaluate(() => {
    history.pushState({}, '', '/home')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await expect(page.getByText('Drag it, Build it, Deploy it')).toBeVisible()
  await page.goBack()
  await expect(toast(page)).toContainText(
    `Generating content was interrupted. ${doneBefore(4)} of ${fields} fields are done`,
  )
  await page.getByRole('button', { name: 'Resume' }).click()
  await expectEnd(page)
})

test('a page that is deleted in another tab meanwhile pauses the run, and can be kept', async ({
  page,
  context,
}) => {
  await openDraft(page, draftToWrite(codes))
  await onEachCall(page, (call) => (call === 4 ? never() : undefined))
  await fillBrief(page)
  await generate(page)
  await expect(progress(page)).toContainText(`${doneBefore(4)}/${fields} fields`)
  await storedDraft(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(sections(other)).toHaveCount(2)
  await choose(other, 'Delete page')
  await expect(standstill(page)).toContainText('This page was changed or deleted in another tab')
  await expect(standstill(page)).toContainText(
    `${doneBefore(4)} of ${fields} fields are done, and nothing is lost.`,
  )
  await standstill(page).locator('[data-dialog-foot]').getByRole('button', { name: 'Close' }).click()
  await notice(page).getByRole('button', { name: 'Keep it as a new page' }).click()
  await expect(notice(page)).toHaveCount(0)
})

testAlone('every state is free of violations in light and dark, and fits every width', async ({ page }) => {
  test.slow()
  await openBuilder(page, ['HBR001', 'FAQ001', 'ThreeColumCardIconList'])
  await onEachCall(page, (call, route) => {
    if (call === 3) return refuse(route, 422, 'refused')
    if (call === 6) return refuse(route, 429, 'too-many-requests', { 'retry-after': '600' })
    return call === 7 ? refuse(route, 401, 'no-token') : undefined
  })
  await aiButton(page).click()
  await generate(page)
  await setup(page)
    .getByRole('button', { name: /^Frequently asked questions/ })
    .click()
  await setup(page).getByLabel('Guided').check()
  await expectGood(page)
  await page.keyboard.press('Escape')
  await expectGood(page)
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await typeBrief(page)
  await setup(page).getByRole('textbox', { name: 'Idea 1' }).fill('Fees')
  await page.clock.install()
  await generate(page)
  await expect(progress(page)).toContainText('The server asks for patience')
  await expectGood(page)
  await page.clock.fastForward(601_000)
  await expect(standstill(page)).toBeVisible()
  await expectGood(page)
})

function toast(page: Page) {
  return page.getByRole('region', { name: 'Notifications' })
}

async function expectGood(page: Page) {
  await expectNoViolations(page, 'dialog[open]')
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
  }
}
