import { expect, type Page } from '@playwright/test'
import { test } from './the-browser.ts'
import { openBuilder } from './the-builder.ts'
import { expectNoViolations } from './the-pages.ts'
import {
  addMessages,
  aiButton,
  expectEnd,
  fillBrief,
  generate,
  onEachCall,
  setup,
  storedDraft,
} from './the-writing.ts'

const fee = 'Annual fee AED 500'
const arabicFee = 'رسوم سنوية ٧٥٠ درهماً'

function questions(page: Page) {
  return setup(page).getByRole('region', { name: /say different things/ })
}

test('a run waits until it is chosen which of two messages holds', async ({ page }) => {
  const sent: string[][] = []
  page.on('request', (request) => {
    if (/generate-(?:field|item)/.test(request.url())) sent.push(request.postDataJSON().brief.keyMessages)
  })
  const calls = await onEachCall(page, () => undefined)
  await openBuilder(page, ['HBR001'])
  await fillBrief(page)
  await addMessages(page, fee, 'Minimum salary AED 5,000', arabicFee, 'Salary of at least AED 8,000')
  await generate(page)

  await expect(questions(page)).toHaveCount(2)
  await expect(questions(page).first()).toBeFocused()
  await expect(
    setup(page).getByRole('alert').filter({ hasText: 'Key message 4 and key message 6' }),
  ).toBeVisible()
  await expect(questions(page).first().getByText(arabicFee)).toHaveAttribute('dir', 'auto')
  await expectNoViolations(page)
  expect(calls()).toBe(0)

  // By keyboard: the first answer leads to the next question, the last one to the button that writes.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Keep key message 4' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(questions(page)).toHaveCount(1)
  await expect(questions(page)).toBeFocused()
  await questions(page).getByRole('button', { name: 'Write without both' }).click()
  await expect(setup(page).getByRole('button', { name: 'Generate Content' })).toBeFocused()
  await expect(setup(page).getByRole('textbox', { name: 'Key message 6' })).toHaveAccessibleDescription(
    /^Left out: no text is written from it/,
  )
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expectEnd(page)

  expect(sent.length).toBeGreaterThan(0)
  for (const messages of sent) {
    expect(messages).toContain(fee)
    expect(messages.filter((message) => /salary|رسوم/i.test(message))).toEqual([])
  }
  const { brief } = await storedDraft(page)
  expect(brief.keyMessages).toHaveLength(7)
  expect(brief.leftOut).toHaveLength(3)
})

test('a run waits until it is decided whether a message holds or what the context says of it', async ({
  page,
}) => {
  await openBuilder(page, ['HBR001'])
  await fillBrief(page)
  await addMessages(page, fee)
  await setup(page).getByLabel('Additional context').fill('FYI the annual fee is AED 450 since May??')
  await generate(page)
  await expect(questions(page)).toBeFocused()
  await expect(questions(page)).toContainText('the annual fee is AED 450 since May')
  await expectNoViolations(page)
  await questions(page).getByRole('button', { name: 'Change the additional context' }).click()
  await expect(setup(page).getByRole('textbox', { name: 'Additional context' })).toBeFocused()
  await questions(page).getByRole('button', { name: 'Keep key message 4' }).click()
  await expect(questions(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expectEnd(page)
  const { brief } = await storedDraft(page)
  expect(brief.confirmed).toEqual([fee])
})

test('a run waits until it is decided what becomes of an offer that is over', async ({ page }) => {
  const calls = await onEachCall(page, () => undefined)
  await openBuilder(page, ['HBR001'])
  await fillBrief(page)
  const over = 'Double cashback until 31 March 2025'
  await addMessages(page, over)
  await expect(setup(page).getByText('This day is over.')).toBeVisible()
  await generate(page)
  const question = setup(page).getByRole('region', { name: /was to be had until 31 March 2025/ })
  await expect(question).toBeFocused()
  await expect(question.getByText(over)).toBeVisible()
  await expectNoViolations(page)
  expect(calls()).toBe(0)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(setup(page).getByRole('textbox', { name: 'Key message 4' })).toBeFocused()
  await question.getByRole('button', { name: 'Write without it' }).click()
  await expect(question).toHaveCount(0)
  await expect(setup(page).getByRole('button', { name: 'Generate Content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectEnd(page)
  const { brief } = await storedDraft(page)
  expect(brief.leftOut).toEqual([over])
})

test('what is left out can be taken back, and a contradicted topic can be changed', async ({ page }) => {
  await openBuilder(page, ['HBR001'])
  await fillBrief(page)
  await addMessages(page, fee)
  await setup(page).getByRole('textbox', { name: 'Topic' }).fill('A cashback credit card with no annual fee')
  await generate(page)
  await questions(page).getByRole('button', { name: 'Change the topic' }).click()
  await expect(setup(page).getByRole('textbox', { name: 'Topic' })).toBeFocused()
  await questions(page).getByRole('button', { name: 'Keep the topic' }).click()
  await expect(questions(page)).toHaveCount(0)

  const message = setup(page).getByRole('textbox', { name: 'Key message 4' })
  await setup(page).getByRole('button', { name: 'Take back key message 4' }).click()
  await expect(message).toBeFocused()
  await expect(message).toHaveValue(fee)
  await expect(questions(page)).toHaveCount(1)
  await setup(page).getByRole('textbox', { name: 'Topic' }).fill('A cashback credit card')
  await expect(questions(page)).toHaveCount(0)
  await generate(page)
  await expectEnd(page)
  await page.keyboard.press('Escape')
  await aiButton(page).click()
  await expect(message).toHaveValue(fee)
})
