import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const require = createRequire(import.meta.url)
/** The small form: each page that is looked at has to read it. */
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

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
  await expect(page.getByText(/^Saved( for everyone| on this device)?$/)).toBeAttached()
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

export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that another colour scheme can break. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * When all that moves has come to rest, in light and in dark. Pages in frames are looked at where pages are tested;
 * here they are pictures. What is dimmed because it is held in the hand says nothing that its card does not say.
 */
export async function expectNoViolations(page: Page, within = 'html') {
  await page.locator(within).first().waitFor()
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)))
  expect(await findViolations(page, within, tags), 'in light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findViolations(page, within, colourRules), 'in dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** axe's own builder brings axe anew for every look, opens a second page, and tells all that is well: five times as slow. */
export async function findViolations(page: Page, within: string, runOnly: string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async ([include, only]) => {
      const { axe } = window as unknown as { axe: Axe }
      const context = { include: [include], exclude: ['iframe', '[data-lifted]'] }
      const options = { runOnly: only, resultTypes: ['violations'], iframes: false }
      const { violations } = await axe.run(context, options)
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    },
    [within, runOnly] as const,
  )
}

type Axe = {
  run: (
    context: object,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}
