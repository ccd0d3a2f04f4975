import { expect } from '@playwright/test'
import { unreadDraft, withText } from './review-draft.ts'
import { test } from './the-browser.ts'
import { listen, openDraft } from './the-builder.ts'
import { expectNoViolations } from './the-pages.ts'

const hero = unreadDraft('gold-card', ['HDR001-ENBD', 'HBR001', 'FTR001-ENBD'])

test('improper words are told with their source, and give place to others at one key', async ({ page }) => {
  await openDraft(page, withText(hero, 'HBR-0001', 'title', { value: 'A card with guaranteed approval' }))
  const heard = await listen(page)
  await page.getByRole('button', { name: /^Review(, \d+ pending)?$/ }).click()
  const review = page.getByRole('dialog', { name: 'Review AI Generated Content' })
  const title = review.getByRole('article', { name: /^Title(,|$)/ })
  const words = title.getByRole('list', { name: 'Words to change' })
  await expect(words).toContainText('guaranteed approval')
  await expect(words).toContainText('Source: FCA Handbook, CONC 3.3.')
  await expectNoViolations(page)

  const use = words.getByRole('button', { name: /^Use “Apply in minutes/ })
  await use.first().press('Enter')
  await expect(title).toContainText('Apply in minutes. Approval depends on eligibility.')
  await expect(words).toHaveCount(0)
  await expect.poll(heard).toContain('Title says it another way now.')
  await expect(title).toBeFocused()

  await title.getByRole('button', { name: 'Edit: Title' }).click()
  const input = review.getByRole('textbox', { name: /^Edit Title/ })
  await input.fill('Save with us. Returns are not guaranteed.')
  await expect(words).toHaveCount(0)
  await input.fill('Save with us. Hurry!')
  await expect(words).toContainText('Hurry')
  await words.getByRole('button', { name: 'Take it out' }).click()
  await expect(input).toHaveValue('Save with us.')
  await expect(input).toBeFocused()
})
