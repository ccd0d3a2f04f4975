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

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that another colour scheme can break. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * When all that moves has come to rest, in light and in dark. Pages in frames are looked at where pages are tested;
 * here they are pictures.
 */
export async function expectNoViolations(page: Page, within = 'html') {
  await page.locator(within).first().waitFor()
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)))
  expect(await findViolations(axe(page, within).withTags(tags)), 'in light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findViolations(axe(page, within).withRules(colourRules)), 'in dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Legacy mode looks at this page alone, and needs no second one to sum up. */
function axe(page: Page, within: string) {
  return new AxeBuilder({ page }).setLegacyMode().include(within).exclude('iframe').exclude('[data-lifted]')
}

async function findViolations(builder: AxeBuilder) {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
