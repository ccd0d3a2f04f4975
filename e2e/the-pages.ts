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
  await expectNone(page, within, 'light', tags)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNone(page, within, 'dark', colourRules)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** What was looked at in this process and found well, by scheme and width: the same again says nothing new. */
const wellKnown = new Map<string, Set<string>>()

async function expectNone(page: Page, within: string, scheme: string, rules: string[]) {
  const name = `${scheme} ${page.viewportSize()?.width}`
  const known = wellKnown.get(name) ?? new Set()
  const { violations, parts } = await findViolations(page, within, rules, [...known])
  expect(violations, `in ${scheme}`).toEqual([])
  wellKnown.set(name, new Set([...known, ...parts]))
}

/**
 * axe's own builder brings axe anew for every look, opens a second page, and tells all that is well: five times as slow.
 * `parts` are digests of what was looked at; parts that are `known` by theirs are left out.
 */
export async function findViolations(page: Page, within: string, runOnly: string[], known: string[] = []) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(look, { include: within, only: runOnly, known })
}

async function look({ include, only, known }: { include: string; only: string[]; known: string[] }) {
  const { axe } = window as unknown as { axe: Axe }
  const parts: string[] = []
  const left: Element[] = []
  const seek = async (element: Element): Promise<void> => {
    const digest = await digestOf(element)
    if (known.includes(digest)) {
      left.push(element)
      return
    }
    if (digest !== '') parts.push(digest)
    const inside = [...element.querySelectorAll('header, nav, main, aside, section, [role="region"]')]
    for (const each of inside)
      if (!inside.some((other) => other !== each && other.contains(each))) await seek(each)
  }
  const wanted = [...document.querySelectorAll(include)]
  for (const element of wanted) await seek(element)

  const context = { include: [include], exclude: ['iframe', '[data-lifted]', ...left] }
  const options = { runOnly: only, resultTypes: ['violations'], iframes: false }
  const isAllKnown = wanted.every((element) => left.includes(element))
  const { violations } = isAllKnown ? { violations: [] } : await axe.run(context, options)
  return { violations: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]), parts }

  /** Of its markup without ids that React counts, and of what it stands on; nothing where the browser makes no digests. */
  async function digestOf(element: Element): Promise<string> {
    if (!isSecureContext) return ''
    const ground = getComputedStyle(element.parentElement ?? element).backgroundColor
    const markup = element.outerHTML.replaceAll(/[«:_]r[\w-]*[»:_]/g, '')
    const bytes = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(ground + markup))
    return String.fromCharCode(...new Uint8Array(bytes))
  }
}

type Axe = {
  run: (
    context: object,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}
