import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { signIn } from './session.ts'
import { section, sections, showPictures } from './the-builder.ts'
import { add, choose } from './the-pages.ts'

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>

let open: BrowserContext[] = []
/** What signing in left in a browser, by user: the form takes a second of work, and is another file's subject. */
const sessions = new Map<string, Storage>()

/** Browsers of their own, in which these people have signed in. */
export async function openBrowsers<Users extends string[]>(browser: Browser, ...users: Users) {
  const pages: Page[] = []
  for (const user of users) {
    pages.push(await openSignedIn(browser, user))
  }
  return pages as { [Index in keyof Users]: Page }
}

async function openSignedIn(browser: Browser, user: string): Promise<Page> {
  const session = sessions.get(user)
  const page = await openBrowser(browser, session)
  await showPictures(page)
  if (session) await page.goto('/home')
  else {
    await signIn(page, user)
    sessions.set(user, await page.context().storageState())
  }
  return page
}

/** Of somebody who has not signed in, or who did so elsewhere. */
export async function openBrowser(browser: Browser, session?: Storage): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...(session && { storageState: session }),
  })
  open.push(context)
  return context.newPage()
}

export async function closeBrowsers() {
  for (const context of open) await context.close()
  open = []
}

/** A page that the team has, with a hero banner, open in all of these browsers. */
export async function share(one: Page, ...others: Page[]) {
  await one.goto('/builder')
  await choose(one, 'New page')
  await expect(one.getByText('No components yet')).toBeVisible()
  await add(one, 'Hero banner')
  await expectState(one, 'Saved for everyone')
  for (const page of others) {
    await page.goto(one.url())
    await expect(sections(page)).toHaveCount(1)
  }
}

export async function expectState(page: Page, words: string) {
  await expect(page.getByText(words, { exact: true })).toBeAttached()
}

/** As if somebody came back to the window: it asks at once what is new. */
export async function look(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

export function part(page: Page, name: string) {
  return page.getByRole('complementary', { name: 'Details' }).getByRole('region', { name, exact: true })
}

export async function openValue(page: Page, label: string) {
  await section(page, /^Hero banner/).click()
  await page.getByRole('tab', { name: 'Details' }).click()
  const up = page.getByRole('button', { name: 'All of Hero banner' })
  if (await up.isVisible()) await up.click()
  await part(page, 'Texts')
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click()
}

export async function write(page: Page, label: string, text: string) {
  await openValue(page, label)
  await part(page, 'Text').getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: `Edit ${label}` }).fill(text)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(part(page, 'Text')).toContainText(text)
}
