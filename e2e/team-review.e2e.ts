import { expect } from '@playwright/test'
import { test } from './the-browser.ts'
import { section } from './the-builder.ts'
import { choose, expectNoViolations } from './the-pages.ts'
import {
  closeBrowsers,
  expectState,
  look,
  openBrowser,
  openBrowsers,
  openValue,
  part,
  share,
  write,
} from './the-team.ts'

/** Some of it waits for what others do, which comes every few seconds. */
test.describe.configure({ timeout: 120_000 })

test.afterEach(closeBrowsers)

test('a named version is compared with the page of now, and brought back in part and whole', async ({
  browser,
}) => {
  const [marketing] = await openBrowsers(browser, 'marketing')
  await share(marketing)
  await write(marketing, 'Title', 'Earn on every purchase')
  await choose(marketing, 'Versions…')
  const dialog = marketing.getByRole('dialog', { name: 'Versions of the page' })
  await dialog.getByRole('textbox', { name: 'Name the page as it is now' }).fill('Sent to legal')
  await marketing.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: /^Sent to legal/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await write(marketing, 'Title', 'Earn on every trip')
  await write(marketing, 'CTA text', 'Apply now')
  await choose(marketing, 'Versions…')
  await dialog.getByRole('button', { name: /^Sent to legal/ }).click()
  const hero = dialog.getByRole('region', { name: 'Hero banner' })
  await expect(hero.locator('ins')).toHaveText(['trip', 'Apply now'])
  await expectNoViolations(marketing, 'dialog')
  await hero.getByRole('button', { name: 'Restore: Changed Hero banner, Title' }).click()
  await expect(hero.locator('ins')).toHaveText(['Apply now'])

  await dialog.getByText('Side by side').click()
  await expect(dialog.locator('iframe')).toHaveCount(2)
  await expectNoViolations(marketing, 'dialog')
  await dialog.getByRole('button', { name: 'Restore the whole version' }).click()
  await dialog.getByText('Changes', { exact: true }).click()
  await expect(dialog.getByText('Nothing differs.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await openValue(marketing, 'Title')
  await expect(part(marketing, 'Text')).toContainText('Earn on every purchase')
  await section(marketing, /^Hero banner/).focus()
  await marketing.keyboard.press('Control+z')
  await openValue(marketing, 'CTA text')
  await expect(part(marketing, 'Text')).toContainText('Apply now')
  await expectState(marketing, 'Saved for everyone')
})

test('a comment with a name and an answer stands at its place for both, and is kept offline in order', async ({
  browser,
}) => {
  const [marketing, digital] = await openBrowsers(browser, 'marketing', 'digital')
  await share(marketing, digital)
  await openValue(marketing, 'Title')
  const comments = part(marketing, 'Comments')
  await marketing.context().setOffline(true)
  await comments.getByRole('textbox', { name: 'Comment' }).fill('Is this approved?')
  await comments.getByRole('button', { name: '@digital' }).click()
  await comments.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comments.getByRole('article')).toContainText('Not sent yet')
  await comments.getByRole('textbox', { name: 'Comment' }).fill('<img src=x onerror=alert(1)>')
  await marketing.keyboard.press('Control+Enter')
  await expect(comments.getByRole('article')).toHaveCount(2)
  await marketing.context().setOffline(false)
  await expect(comments.getByText(/Not sent yet/)).toHaveCount(0, { timeout: 30_000 })
  await expectNoViolations(marketing)

  await look(digital)
  await expect(section(digital, /^Hero banner/)).toContainText('2 comments')
  await digital.getByRole('tab', { name: 'To do' }).click()
  await digital.getByRole('button', { name: /Marketing: “Is this approved\? @digital/ }).click()
  const there = part(digital, 'Comments')
  await expect(there.getByRole('article')).toHaveCount(2)
  const asked = there.getByRole('article', { name: /Is this approved/ })
  await asked.getByRole('button', { name: 'Answer' }).click()
  await asked.getByRole('textbox', { name: 'Answer' }).fill('Yes, by legal.')
  await digital.getByRole('tab', { name: 'To do' }).click()
  await digital.getByRole('tab', { name: 'Details' }).click()
  await expect(asked.getByRole('textbox', { name: 'Answer' })).toHaveValue('Yes, by legal.')
  await expectNoViolations(digital)
  await asked.getByRole('button', { name: 'Send answer' }).click()
  await expect(asked).toContainText('Yes, by legal.')
  await asked.getByRole('button', { name: 'Edit' }).click()
  await asked.getByRole('textbox', { name: 'Your comment' }).fill('Yes, by legal and risk.')
  await asked.getByRole('button', { name: 'Save comment' }).click()
  await expect(asked.getByRole('button', { name: 'Edit' })).toBeFocused()
  await look(marketing)
  await expect(comments).toContainText('Yes, by legal and risk.')
  await expect(comments).toContainText('· edited')
  await comments
    .getByRole('article', { name: /Is this approved/ })
    .getByRole('button', { name: 'Resolve' })
    .click()
  await expect(comments.getByRole('article')).toHaveCount(1)
  await look(digital)
  await expect(section(digital, /^Hero banner/)).toContainText('1 comment')
  await choose(digital, 'Comments…')
  const all = digital.getByRole('dialog', { name: 'Comments' })
  await all.getByRole('button', { name: 'Show resolved (1)' }).click()
  await expect(all).toContainText('Resolved by Marketing')
  await expectNoViolations(digital, 'dialog')
})

test('a page is ready, approved and changed since, and the export says so without standing in the way', async ({
  browser,
}) => {
  const [marketing, digital] = await openBrowsers(browser, 'marketing', 'digital')
  await share(marketing, digital)
  await choose(marketing, 'State of the page…')
  const dialog = marketing.getByRole('dialog', { name: 'State of the page' })
  await dialog.getByRole('textbox', { name: 'A sentence with it' }).fill('Please look at the rates')
  await dialog.getByRole('button', { name: 'Ready for review' }).click()
  await expect(dialog.getByRole('region', { name: 'Steps so far' })).toContainText('Please look at the rates')
  await expectNoViolations(marketing, 'dialog')
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await look(digital)
  await digital.getByRole('button', { name: 'Ready for review' }).click()
  const there = digital.getByRole('dialog', { name: 'State of the page' })
  await there.getByRole('button', { name: 'Approve' }).click()
  await expect(there.getByRole('region', { name: 'Now' }).getByRole('status')).toHaveText('Approved')
  await digital.keyboard.press('Escape')
  await write(digital, 'Title', 'Other words than those approved')
  await expectState(digital, 'Saved for everyone')
  await look(marketing)
  await marketing.getByRole('button', { name: 'Approved, changed since' }).click()
  await expect(dialog).toContainText('by Digital')
  await marketing.keyboard.press('Escape')
  await marketing.getByRole('button', { name: 'Export' }).click()
  await expect(marketing.getByRole('dialog')).toContainText('“Approved, changed since”')
})

test('a review link opens the page without an account, takes a comment, and opens nothing once revoked', async ({
  browser,
}) => {
  const [marketing] = await openBrowsers(browser, 'marketing')
  await share(marketing)
  await write(marketing, 'Title', 'Earn on every purchase')
  await choose(marketing, 'Review links…')
  const dialog = marketing.getByRole('dialog', { name: 'Review links' })
  await dialog.getByRole('textbox', { name: 'Who is it for?' }).fill('Legal')
  await dialog.getByRole('checkbox', { name: 'Comments can be left, under a typed name' }).check()
  await dialog.getByRole('button', { name: 'Make link' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
  expect(address).toMatch(/\/review#[\w-]{43}$/)
  await expectNoViolations(marketing, 'dialog')

  const guest = await openBrowser(browser)
  const asked: string[] = []
  guest.on('request', (request) => asked.push(request.url()))
  await guest.goto(address)
  const frame = guest.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toHaveText('Earn on every purchase')
  for (const screen of ['Tablet', 'Phone', 'Desktop']) await guest.getByText(screen, { exact: true }).click()
  const token = new URL(address).hash.slice(1)
  expect(asked.filter((url) => url.includes(token) && !url.includes('#'))).toEqual([])
  expect(await guest.locator('#accounts').textContent()).toBe('[]')
  await guest.getByRole('textbox', { name: 'Your name' }).fill('<b>Ms Haddad</b>')
  await guest.getByRole('combobox', { name: 'About' }).selectOption('1. Hero banner')
  await guest.getByRole('textbox', { name: 'Comment' }).fill('Fine by me')
  await guest.getByRole('button', { name: 'Send comment' }).click()
  const said = guest.getByRole('complementary', { name: 'Comments' }).getByRole('listitem')
  await expect(said).toContainText('<b>Ms Haddad</b>')
  await expect(said).toContainText('1. Hero banner')
  await expectNoViolations(guest)

  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await look(marketing)
  await expect(section(marketing, /^Hero banner/)).toContainText('1 comment')
  await choose(marketing, 'Review links…')
  await expect(dialog).toContainText('Opened once')
  await dialog.getByRole('button', { name: 'Revoke the link for Legal' }).click()
  await expect(dialog).toContainText('Revoked by Marketing')
  await guest.getByRole('textbox', { name: 'Comment' }).fill('One thing more')
  await guest.getByRole('button', { name: 'Send comment' }).click()
  await expect(guest.getByRole('alert')).toContainText('this link opens nothing any more')
  const closed = guest.getByRole('heading', { name: 'This link opens nothing' })
  await guest.reload()
  await expect(closed).toBeVisible()
  await guest.goto('/review#nothing')
  await guest.reload()
  await expect(closed).toBeVisible()
  await expectNoViolations(guest)
})
