import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'Page menu' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

export async function rename(page: Page, name: string) {
  await page.getByRole('button', { name: /, rename$/ }).click()
  const field = page.getByRole('textbox', { name: 'Page name' })
  await field.fill(name)
  await field.press('Enter')
  await expectName(page, name)
}

export async function expectName(page: Page, name: string) {
  await expect(page.getByRole('button', { name: `${name}, rename`, exact: true })).toBeVisible()
}

export async function expectSaved(page: Page) {
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
}

/** Adds from the library. */
export async function add(page: Page, name: string) {
  await page
    .getByRole('region', { name: 'Component library' })
    .getByRole('button', { name, exact: true })
    .click()
}

export function notice(page: Page) {
  return page.getByRole('alert').filter({ hasText: /./ })
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** When all that moves has come to rest. What frames show are pages, which have tests of their own. */
export async function expectNoViolations(page: Page, within: string) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)))
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .exclude('iframe')
    .withTags(tags)
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
