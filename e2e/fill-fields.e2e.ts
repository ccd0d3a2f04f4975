import { expect, type Page } from '@playwright/test'
import { sampleDocument } from './sample-documents.ts'
import { fillIn, passwordOf, seedSession, tokenKey } from './session.ts'
import { test } from './the-browser.ts'
import { banner, openGenerator, parseOne, renderedPage } from './the-generator.ts'
import { expectNoViolations } from './the-pages.ts'

/** Two texts of the hero and one of the questions are empty; nothing of it is required. */
const change = { 'HBR-0001': { sub_title: '', cta_text: '' }, 'FAQ-0001': { description: '' } }

/** In this document everything else is written. */
const only = ['HDR-0001', 'HBR-0001', 'FAQ-0001', 'FTR-0001']

const calls = '**/api/ai/generate-field'
const panel = '[aria-label="Empty fields"]'

async function fill(page: Page, count: string) {
  await page.getByRole('button', { name: `Fill ${count} with AI` }).click()
  await expect(page.getByLabel('What is the page about?')).toBeFocused()
  await page.getByLabel('What is the page about?').fill('A cashback card')
  await page.getByLabel('Who is it for?').fill('Young families')
  await page.getByRole('button', { name: /^Fill \d+ fields?$/ }).click()
}

test('empty fields are filled from the preview, marked, and can be taken back', async ({ page }) => {
  await openGenerator(page)
  await parseOne(page, await sampleDocument('card.docx', { change, only }))
  await test.step('what is typed by hand is told of words to change, with a wording that passes', async () => {
    await page.getByRole('button', { name: 'View page structure & data' }).click()
    await page.getByRole('tab', { name: /Hero/ }).click()
    await page.getByRole('button', { name: 'Type it: Sub title' }).press('Enter')
    const field = page.getByRole('textbox', { name: /^Sub title/ })
    await field.fill('Hurry! Gold for every day')
    const notes = page.getByRole('list', { name: 'Words to change' })
    await expect(notes).toContainText('Hurry')
    await expectNoViolations(page, 'form')
    await notes.getByRole('button', { name: 'Take it out' }).press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Gold for every day')
    await expect(notes).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  })
  const button = page.getByRole('button', { name: 'Fill 3 empty fields with AI' })
  await button.click()
  await expect(page.getByLabel('What is the page about?')).toHaveValue(/cashback|credit card/i)
  await expect(page.getByText('Who writes: Draft writer, no model configured.')).toBeVisible()
  await page.getByRole('button', { name: 'Fill 3 fields' }).click()
  await expect(page.getByText('Please describe your target audience')).toBeVisible()
  await expect(page.getByLabel('Who is it for?')).toBeFocused()
  await page.getByLabel('What is the page about?').fill('')
  await expect(page.getByText('Please describe what this page is about')).toBeVisible()
  await expectNoViolations(page, panel)
  await page.getByLabel('What is the page about?').fill('A cashback card')
  await page.getByLabel('Who is it for?').fill('Young families')

  await page.getByRole('button', { name: 'Fill 3 fields' }).click()
  await expect(page.getByText('3 empty fields filled.')).toBeFocused()
  await expect(button).toBeHidden()
  await expect(page.getByText('Document parsed successfully')).toBeVisible()
  const content = await generatedContent(page)
  expect(content['HBR-0001'].sub_title).toEqual({ value: expect.stringMatching(/\w/), ai_generated: true })
  expect(content['HBR-0001'].title).toMatchObject({ ai_generated: false })
  await expect(renderedPage(page).getByText(content['HBR-0001'].sub_title.value)).toBeVisible()

  await page.getByRole('tab', { name: /^2\. / }).click()
  const hero = page.getByRole('tabpanel', { name: /^2\. / })
  await expect(hero.getByText('AI', { exact: true })).toHaveCount(2)
  await expectNoViolations(page, panel)

  await page.getByRole('button', { name: 'Remove filled values' }).click()
  await expect(button).toBeFocused()
  await expect(hero.getByText('(empty)')).toHaveCount(2)
  await expectNoViolations(page, panel)
  await page.getByRole('button', { name: 'Put them back' }).click()
  await expect(page.getByText('3 empty fields filled.')).toBeFocused()
  await expect(hero.getByText('AI', { exact: true })).toHaveCount(2)
})

test('a document whose error is an empty field becomes a page', async ({ page }) => {
  await openGenerator(page)
  await parseOne(page, await sampleDocument('untitled.docx', { only, change: { 'HBR-0001': { title: '' } } }))
  await expect(banner(page)).toContainText('Parsing failed')
  await fill(page, '1 empty field')

  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused()
  await expect(page.getByText('No errors left: what was missing has been filled')).toBeVisible()
  await expect(page.getByText('Document parsed successfully')).toBeHidden()
  await expect(banner(page)).toBeEmpty()
  await expect(renderedPage(page).getByRole('heading', { level: 1 })).not.toBeEmpty()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Generate HTML' }).click()
  expect((await saved).suggestedFilename()).toBe('untitled.html')

  await page.getByRole('button', { name: 'Remove filled values' }).click()
  await expect(page.getByRole('heading', { name: 'Validation Errors' })).toBeFocused()
  await expect(page.getByText('REQUIRED_VALUE_EMPTY')).toBeVisible()
})

test('what was filled before Cancel stays, and the rest can still be filled', async ({ page }) => {
  let count = 0
  await page.route(calls, (route) => (++count === 1 ? route.continue() : undefined))
  await openGenerator(page)
  await parseOne(page, await sampleDocument('card.docx', { change, only }))
  await fill(page, '3 empty fields')
  await expect(page.getByText('1 of 3 done')).toBeVisible()
  await expect(page.getByText('What is filled stays.')).toBeVisible()
  await expectNoViolations(page, panel)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByText('1 empty field filled.')).toBeFocused()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Fill 2 empty fields with AI' }).click()
  await expect(page.getByLabel('Who is it for?')).toHaveValue('Young families')
  await page.getByRole('button', { name: 'Fill 2 fields' }).click()
  await expect(page.getByText('3 empty fields filled.')).toBeFocused()
})

test('a run goes by what was chosen meanwhile, asks before its tab closes, and ends with its screen', async ({
  page,
}) => {
  const held: (() => void)[] = []
  await page.route(calls, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => undefined)
  })
  await openGenerator(page)
  const noImages = { ...change, 'KBS-0001': { image_url: '' } }
  const document = await sampleDocument('card.docx', { change: noImages, only: ['HBR-0001', 'KBS-0001'] })
  await parseOne(page, document)
  await fill(page, '2 empty fields')
  await expect.poll(() => held.length).toBe(1)
  await page.getByLabel('Use placeholder images').check()
  held[0]?.()
  await expect.poll(() => held.length).toBe(2)
  held[1]?.()
  await expect(page.getByText('2 empty fields filled.')).toBeFocused()
  await expect(renderedPage(page).locator('[src^="data:image/svg"]').first()).toBeAttached()
  await expect(page.getByLabel('Use placeholder images')).toBeChecked()

  await page.getByRole('button', { name: 'Remove filled values' }).click()
  await fill(page, '2 empty fields')
  await expect.poll(() => held.length).toBe(3)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()

  const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/generate-field'))
  await page.getByRole('link', { name: 'Webpage Builder' }).click()
  await expect(page).toHaveURL('/login')
  await stopped
  expect(held).toHaveLength(3)
})

test('who was refused signs in anew beside the document, and the run goes on with that', async ({
  page,
  context,
}) => {
  await seedSession(page)
  const refusal = { error: 'Please sign in to have texts written.', code: 'no-token' }
  await page.route(calls, (route) => route.fulfill({ status: 401, json: refusal }))
  await openGenerator(page)
  await parseOne(page, await sampleDocument('card.docx', { change, only }))
  await fill(page, '3 empty fields')
  await expect(page.getByText(refusal.error)).toBeFocused()
  await expectNoViolations(page, panel)

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Sign in/ }).click()
  const door = await opened
  await expect(door).toHaveURL('/login')
  await fillIn(door, 'brand', passwordOf('brand'))
  await door.getByRole('button', { name: 'Sign In' }).click()
  await expect(door).toHaveURL('/home')
  const token = await door.evaluate((key) => localStorage.getItem(key), tokenKey)
  await door.close()

  await page.unroute(calls)
  await page.route(calls, (route) => route.abort())
  const tried = page.waitForRequest(calls)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(token).toMatch(/\w/)
  expect((await tried).headers().authorization).toBe(`Bearer ${token}`)
  await expect(page.getByText('The server could not be reached.')).toBeFocused()

  await page.unroute(calls)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('3 empty fields filled.')).toBeFocused()
})

test('fields that could not be written are named and left empty', async ({ page }) => {
  await page.route(calls, (route) => {
    const { field } = route.request().postDataJSON()
    if (field === 'cta_text') {
      return route.fulfill({ status: 502, json: { error: 'Failed to generate content', code: 'timeout' } })
    }
    if (field !== 'sub_title') return route.continue()
    return route.fulfill({ status: 400, json: { error: 'The brief is too long', code: 'bad-request' } })
  })
  await openGenerator(page)
  await parseOne(page, await sampleDocument('card.docx', { change, only }))
  await fill(page, '3 empty fields')
  await expect(page.getByText('1 empty field filled.')).toBeFocused()
  await page.getByText('2 fields left empty').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sub title' })).toContainText(
    'The brief is too long',
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'CTA text' })).toContainText('took too long')
  await expect(page.getByRole('button', { name: 'Fill 2 empty fields with AI' })).toBeVisible()
})

test('what is missing is typed where it is named, and the page comes of it', async ({ page }) => {
  await openGenerator(page)
  const missing = { 'HBR-0001': { title: '' }, 'FWD-0001': { title: '', subtitle: '' } }
  const ofThree = ['HBR-0001', 'FWD-0001', 'FTR-0001']
  await parseOne(page, await sampleDocument('untitled.docx', { only: ofThree, change: missing }))
  const errors = page.getByRole('listitem').filter({ hasText: 'Missing text' })
  await expect(errors).toHaveCount(2)
  await expect(errors.first()).toContainText('REQUIRED_VALUE_EMPTY')
  await expectNoViolations(page, 'main')

  const title = errors.first().getByLabel('Title, Hero banner HBR-0001 (10–70 characters)')
  await errors.first().getByRole('button', { name: 'Use this: Title, Hero banner HBR-0001' }).click()
  await expect(title).toBeFocused()
  await expect(errors.first()).toContainText('Please type a value first')
  await title.fill('x'.repeat(71))
  await expect(errors.first()).toContainText('71 / 70 · 1 over the limit')
  await title.fill('A card that pays you back')
  await title.press('Enter')
  await expect(errors).toHaveCount(1)
  await expect(errors.getByLabel(/^Title/)).toBeFocused()
  await expect(page.getByText('1 empty field filled.')).toBeVisible()
  await expectNoViolations(page, 'main')

  await page.keyboard.type('How the card is paid for')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused()
  await expect(page.getByText('No errors left')).toBeVisible()
  const content = await generatedContent(page)
  expect(content['HBR-0001'].title).toEqual({ value: 'A card that pays you back', ai_generated: false })

  await page.getByRole('button', { name: 'View page structure & data' }).click()
  await page.getByRole('tab', { name: /^1\. / }).click()
  await expect(page.getByRole('tabpanel', { name: /^1\. / }).getByText('Typed', { exact: true })).toHaveCount(
    1,
  )
  await page.getByRole('tab', { name: /^2\. / }).click()
  await page.getByRole('button', { name: 'Type it: Subtitle' }).click()
  await page.getByLabel(/^Subtitle, .*\(/).fill('Fees and charges')
  await page.getByRole('button', { name: 'Use this' }).click()
  const typed = page.getByRole('tabpanel', { name: /^2\. / }).locator(':focus')
  await expect(typed).toContainText('Fees and charges')
  await expectNoViolations(page, 'main')
  await expect(renderedPage(page).getByText('Fees and charges')).toBeVisible()

  await page.getByText('See what was filled').click()
  const list = page.getByRole('region', { name: 'Empty fields' })
  await expect(list.getByRole('listitem')).toHaveText([
    /^Hero banner, Title Typed ?A card that pays you back$/,
    /^Editorial text, Subtitle Typed ?Fees and charges$/,
    /^Editorial text, Title Typed ?How the card is paid for$/,
  ])
  await expectNoViolations(page, 'main')
  await page.getByRole('button', { name: 'Remove filled values' }).click()
  await expect(errors).toHaveCount(2)
})

/** The content of which the page is made that a person downloads. */
async function generatedContent(page: Page) {
  const asked = page.waitForRequest('**/api/html/generate-html-from-word')
  await page.getByRole('button', { name: 'Generate HTML' }).click()
  return (await asked).postDataJSON().content
}
