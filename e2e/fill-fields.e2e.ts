import { expect, type Page, test } from '@playwright/test'
import { sampleDocument } from './sample-documents.ts'
import { banner, openGenerator, parseOne, renderedPage } from './the-generator.ts'
import { expectNoViolations } from './the-pages.ts'

/** Two texts of the hero and one of the questions are empty; nothing of it is required. */
const change = { 'HBR-0001': { sub_title: '', cta_text: '' }, 'FAQ-0001': { description: '' } }

/** In this document everything else is written. */
const only = ['HDR-0001', 'HBR-0001', 'FAQ-0001', 'FTR-0001']

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

  const redrawn = page.waitForRequest('**/api/html/generate-html-from-word')
  await page.getByRole('button', { name: 'Fill 3 fields' }).click()
  await expect(page.getByText('3 empty fields filled.')).toBeFocused()
  await expect(button).toBeHidden()
  await expect(page.getByText('Document parsed successfully')).toBeVisible()
  const { content } = (await redrawn).postDataJSON()
  expect(content['HBR-0001'].sub_title).toEqual({ value: expect.stringMatching(/\w/), ai_generated: true })
  expect(content['HBR-0001'].title).toMatchObject({ ai_generated: false })
  await expect(renderedPage(page).getByText(content['HBR-0001'].sub_title.value)).toBeVisible()

  await page.getByRole('button', { name: 'View page structure & data' }).click()
  await page.getByRole('tab', { name: /^2\. / }).click()
  const hero = page.getByRole('tabpanel', { name: /^2\. / })
  await expect(hero.getByText('AI', { exact: true })).toHaveCount(2)
  await expectNoViolations(page, panel)

  await page.getByRole('button', { name: 'Remove filled values' }).click()
  await expect(button).toBeFocused()
  await expect(hero.getByText('(empty)')).toHaveCount(2)
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
  let calls = 0
  await page.route('**/api/ai/generate-field', (route) => (++calls === 1 ? route.continue() : undefined))
  await openGenerator(page)
  await parseOne(page, await sampleDocument('card.docx', { change, only }))
  await fill(page, '3 empty fields')
  await expect(page.getByText('1 of 3 done')).toBeVisible()
  await expect(page.getByText('What is filled stays.')).toBeVisible()
  await expectNoViolations(page, panel)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByText('1 empty field filled.')).toBeFocused()
  await page.unroute('**/api/ai/generate-field')
  await page.getByRole('button', { name: 'Fill 2 empty fields with AI' }).click()
  await expect(page.getByLabel('Who is it for?')).toHaveValue('Young families')
  await page.getByRole('button', { name: 'Fill 2 fields' }).click()
  await expect(page.getByText('3 empty fields filled.')).toBeFocused()
})

test('without a sign-in the run waits for one, and without the server for that', async ({ page }) => {
  const refusal = { error: 'Please sign in to have texts written.', code: 'no-token' }
  await page.route('**/api/ai/generate-field', (route) => route.fulfill({ status: 401, json: refusal }))
  await openGenerator(page)
  await parseOne(page, await sampleDocument('card.docx', { change, only }))
  await fill(page, '3 empty fields')
  await expect(page.getByText(refusal.error)).toBeFocused()
  const signIn = page.getByRole('link', { name: /^Sign in/ })
  await expect(signIn).toHaveAttribute('href', '/login')
  await expect(signIn).toHaveAttribute('target', '_blank')
  await expectNoViolations(page, panel)

  await page.unroute('**/api/ai/generate-field')
  await page.route('**/api/ai/generate-field', (route) => route.abort())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The server could not be reached.')).toBeFocused()

  await page.unroute('**/api/ai/generate-field')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('3 empty fields filled.')).toBeFocused()
})

test('fields that could not be written are named and left empty', async ({ page }) => {
  await page.route('**/api/ai/generate-field', (route) => {
    if (route.request().postDataJSON().field !== 'cta_text') return route.continue()
    return route.fulfill({ status: 502, json: { error: 'Failed to generate content', code: 'timeout' } })
  })
  await openGenerator(page)
  await parseOne(page, await sampleDocument('card.docx', { change, only }))
  await fill(page, '3 empty fields')
  await expect(page.getByText('2 empty fields filled.')).toBeFocused()
  await page.getByText('1 field left empty').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'CTA text' })).toContainText('took too long')
  await expect(page.getByRole('button', { name: 'Fill 1 empty field with AI' })).toBeVisible()
})
