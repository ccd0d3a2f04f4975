import { expect, type FrameLocator, type Page } from '@playwright/test'
import { test } from './the-browser.ts'
import { idsOnPage, listen, openBuilder, section, sections } from './the-builder.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a whole page is written, accepted and put in order on the live page without a pointer', async ({
  page,
}) => {
  await openBuilder(page)
  const heard = await listen(page)
  const title = live(page).locator('h1')

  await test.step('it begins as a page of samples, and the canvas goes over to it', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('start from a whole')
    await expect(page.getByRole('option', { name: /^Start from a whole/ })).toBeVisible()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Start/ })
    await dialog.getByRole('button', { name: /^Credit card/ }).focus()
    await page.keyboard.press('Enter')
    await expect(sections(page)).toHaveCount(9)
    await expect(title).toBeVisible()
    await expect.poll(heard).toContain('The page has texts now, so the canvas shows the page itself.')
  })

  const [, hero = '', next = ''] = await idsOnPage(page)
  await test.step('a text is typed and accepted, and the one after it is reached', async () => {
    await section(page, hero).focus()
    await page.keyboard.press('Enter')
    await expect(title).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('A card of our own')
    await page.keyboard.press('Tab')
    await expect(title).not.toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(title).toBeFocused()
    await page.keyboard.press('Alt+F10')
    await page.keyboard.press('Enter')
    await expect(title).toBeFocused()
    await expect(title).not.toHaveAttribute('data-status', /pending/)
    await page.keyboard.press('Enter')
    await expect(section(page, hero)).toBeFocused()
    await expect(title).toHaveText('A card of our own')
  })

  await test.step('a section is moved and comes back', async () => {
    const before = await idsOnPage(page)
    await page.keyboard.press('Alt+ArrowDown')
    await expect(section(page, hero)).toHaveAccessibleName(/, 3 of 9, /)
    expect((await idsOnPage(page)).slice(1, 3)).toEqual([next, hero])
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => idsOnPage(page)).toEqual(before)
  })

  await test.step('what is found is shown where it stands, and written there', async () => {
    await page.keyboard.press('ControlOrMeta+Shift+f')
    await expect(page.getByRole('searchbox', { name: 'Find' })).toBeFocused()
    await page.keyboard.type('of our own')
    const hit = page.getByRole('dialog').getByRole('button', { name: /^Title.*of our own/ })
    await hit.focus()
    await page.keyboard.press('Enter')
    const next = page
      .getByRole('region', { name: 'Hits on the page' })
      .getByRole('button', { name: 'Next hit' })
    await expect(next).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(section(page, hero)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title).toBeFocused()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' for you')
    await page.keyboard.press('Enter')
    await expect(title).toHaveText('A card of our own for you')
  })

  await test.step('undo takes an edit back as one', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(title).toHaveText('A card of our own')
    await page.keyboard.press('ControlOrMeta+Shift+e')
    await expect(page.getByRole('dialog', { name: 'Export Page' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Export Page' })).toBeHidden()
  })
})

function live(page: Page): FrameLocator {
  return page.frameLocator('iframe[title=Page]')
}
