import { expect, type Page } from '@playwright/test'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft } from '#content/draft/draft.ts'
import { renamePage } from '#content/draft/draft-operations.ts'
import { fillIn, passwordOf, signIn, tokenKey } from './session.ts'
import { test } from './the-browser.ts'
import { listen, section, sections, storePageAs } from './the-builder.ts'
import { choose, expectName, expectNoViolations, notice, rename } from './the-pages.ts'
import { closeBrowsers, expectState, look, openBrowsers, openValue, part, share, write } from './the-team.ts'

test.afterEach(closeBrowsers)

const saved = (page: Page) =>
  page.getByRole('banner').getByRole('paragraph').filter({ hasText: 'Saved for everyone' })

test('a page is the team’s from its first change on, and opens on another machine by its address', async ({
  browser,
}) => {
  const [marketing, digital] = await openBrowsers(browser, 'marketing', 'digital')
  await share(marketing, digital)
  const state = await saved(digital).elementHandle()
  const before = await saved(digital).boundingBox()
  await rename(digital, 'Gold card')
  await expectState(digital, 'Saved for everyone')
  // Saving puts other words into it and moves nothing.
  expect(await saved(digital).evaluate((now, then) => now === then, state)).toBe(true)
  expect((await saved(digital).boundingBox())?.width).toBe(before?.width)
  await expectName(marketing, 'Gold card')
  await marketing.getByRole('button', { name: 'Show', exact: true }).click()
  const news = marketing.getByRole('dialog', { name: 'What came in' })
  await expect(news.getByRole('listitem')).toHaveText(['Changed the name of the page'])
  await expectNoViolations(marketing, 'dialog')
  await news.getByRole('button', { name: 'Close' }).last().click()

  await digital.goto('/home')
  await expect(digital.getByRole('link', { name: /^Gold card/ }).first()).toBeVisible()
})

test('two people write in different values at once, and each sees where the other is', async ({
  browser,
}) => {
  const [marketing, digital] = await openBrowsers(browser, 'marketing', 'digital')
  await share(marketing, digital)
  await write(marketing, 'Title', 'A card from marketing')
  await write(digital, 'CTA text', 'And words from digital')
  for (const page of [marketing, digital]) {
    await expectState(page, 'Saved for everyone')
    await look(page)
  }
  await openValue(marketing, 'CTA text')
  await expect(part(marketing, 'Text')).toContainText('And words from digital')
  await openValue(digital, 'Title')
  await expect(part(digital, 'Text')).toContainText('A card from marketing')
  await look(marketing)
  await expect(marketing.getByRole('list', { name: 'Also on this page' })).toContainText(
    'Digital, in Hero banner',
  )
  await expect(section(marketing, /^Hero banner/)).toContainText('Digital is here')
  await expectNoViolations(marketing)
})

test('both wrote in one value: it is decided by keys, and the other text can be brought back', async ({
  browser,
}) => {
  const [marketing, digital] = await openBrowsers(browser, 'marketing', 'digital')
  await share(marketing, digital)
  await openValue(digital, 'Title')
  await digital.context().setOffline(true)
  await write(digital, 'Title', 'Earn on every purchase')
  await expectState(digital, 'Saved on this device')
  await write(marketing, 'Title', 'Earn on every trip')
  await expectState(marketing, 'Saved for everyone')
  const heard = await listen(digital)
  await digital.context().setOffline(false)

  const decide = digital.getByRole('button', { name: '1 thing to decide' })
  await decide.focus()
  await digital.keyboard.press('Enter')
  await expect(digital.getByRole('tab', { name: 'To do' })).toBeFocused()
  await expect(section(digital, /^Hero banner/)).toContainText('1 thing to decide')
  await expectNoViolations(digital)
  await digital.getByRole('button', { name: /You and Marketing wrote different texts/ }).focus()
  await digital.keyboard.press('Enter')
  const card = part(digital, 'To be decided')
  await expect(card).toContainText('Earn on every purchase')
  await expect(card).toContainText('Earn on every trip')
  await expectNoViolations(digital)
  await card.getByRole('button', { name: 'Take Marketing’s' }).focus()
  await digital.keyboard.press('Enter')
  await expect(part(digital, 'To be decided')).toHaveCount(0)
  await expect(part(digital, 'Text')).toContainText('Earn on every trip')
  await expect(part(digital, 'Earlier texts')).toContainText('Earn on every purchase')
  await expect.poll(heard).toContain('Decided. Nothing else waits for you.')
  await expectState(digital, 'Saved for everyone')
  await digital.reload()
  await expectState(digital, 'Saved for everyone')
})

test('what is written anew stands for both, and what one deleted and the other changed is asked', async ({
  browser,
}) => {
  const [marketing, digital] = await openBrowsers(browser, 'marketing', 'digital')
  await share(marketing, digital)
  await openValue(digital, 'Title')
  await digital.context().setOffline(true)
  await write(digital, 'Title', 'Mine')
  await write(marketing, 'Title', 'Theirs')
  await expectState(marketing, 'Saved for everyone')
  await digital.context().setOffline(false)
  await openValue(digital, 'Title')
  await part(digital, 'To be decided').getByRole('button', { name: 'Write anew' }).click()
  await digital.getByRole('textbox', { name: 'New text' }).fill('Ours')
  await part(digital, 'To be decided').getByRole('button', { name: 'Save this' }).click()
  await expectState(digital, 'Saved for everyone')
  await look(marketing)
  await openValue(marketing, 'Title')
  await expect(part(marketing, 'Text')).toContainText('Ours')

  await digital.context().setOffline(true)
  await section(digital, /^Hero banner/).focus()
  await digital.keyboard.press('Delete')
  await expect(sections(digital)).toHaveCount(0)
  await write(marketing, 'Title', 'Ours, and better')
  await expectState(marketing, 'Saved for everyone')
  await digital.context().setOffline(false)
  await expect(sections(digital)).toHaveCount(1)
  await section(digital, /^Hero banner/).click()
  await digital.getByRole('tab', { name: 'Details' }).click()
  await expect(part(digital, 'To be decided')).toContainText('You deleted this, and Marketing changed it.')
  await part(digital, 'To be decided').getByRole('button', { name: 'Keep it' }).click()
  await expectState(digital, 'Saved for everyone')
  await openValue(digital, 'Title')
  await expect(part(digital, 'Text')).toContainText('Ours, and better')
})

test('a session that ends keeps the work, and nobody else sends it', async ({ browser }) => {
  const [marketing, other] = await openBrowsers(browser, 'marketing', 'digital')
  await share(marketing, other)
  await marketing.evaluate((key) => localStorage.setItem(key, 'v1|old|marketing|0|'), tokenKey)
  await rename(marketing, 'Silver card')
  const signInAgain = marketing.getByRole('button', { name: 'Sign in to send 1 change' })
  await signInAgain.click()
  await expect(marketing).toHaveURL('/login')
  const address = other.url()

  await fillIn(marketing, 'brand', passwordOf('brand'))
  await marketing.getByRole('button', { name: 'Sign In' }).click()
  await expect(marketing).toHaveURL(address)
  await expect(sections(marketing)).toHaveCount(1)
  await expectState(marketing, 'Saved for everyone')
  await expect(marketing.getByRole('button', { name: 'Silver card, rename' })).toHaveCount(0)
  await marketing.getByRole('button', { name: 'Log out' }).click()
  await marketing.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()

  await signIn(marketing, 'marketing')
  await look(other)
  await expectName(other, 'Silver card')
})

test('pages of before are private until they are taken along', async ({ browser }) => {
  const [marketing, digital] = await openBrowsers(browser, 'marketing', 'digital')
  const at = '2026-11-20T08:00:00.000Z'
  const name = `Private ${Date.now()}`
  const draft = renamePage(addNew(createDraft(at), 'HBR001', at), name)
  await storePageAs(marketing, { draft, user: 'marketing', pageId: '00000000000abcde' })
  await marketing.goto('/builder?page=00000000000abcde')
  await marketing.getByRole('button', { name: 'Saved on this device' }).click()
  const dialog = marketing.getByRole('dialog', { name: 'Share pages with the team?' })
  await expect(dialog.getByRole('checkbox', { name })).toBeChecked()
  await expectNoViolations(marketing, 'dialog')
  await dialog.getByRole('button', { name: 'Share 1 page' }).click()
  await expectState(marketing, 'Saved for everyone')

  await digital.goto('/builder')
  await choose(digital, 'Pages…')
  await digital.getByRole('searchbox', { name: 'Search pages' }).fill(name)
  await expect(digital.getByRole('dialog')).toContainText('Marketing changed it')
  await expectNoViolations(digital, 'dialog')
  await digital.getByRole('button', { name: `Open ${name}` }).click()
  await expect(sections(digital)).toHaveCount(1)
})

test('a page that somebody deleted while it is open can be kept as a new one, and brought back for all', async ({
  browser,
}) => {
  const [marketing, digital] = await openBrowsers(browser, 'marketing', 'digital')
  await share(marketing, digital)
  await rename(digital, 'Travel card')
  await expectState(digital, 'Saved for everyone')
  await choose(digital, 'Delete page')
  await expect(digital.getByText(/^Deleted/).first()).toBeVisible()
  await look(marketing)
  await expect(notice(marketing)).toContainText('Digital deleted this page for everyone.')
  await expectNoViolations(marketing)
  const before = marketing.url()
  await notice(marketing).getByRole('button', { name: 'Keep mine as a new page' }).click()
  await expectState(marketing, 'Saved for everyone')
  expect(marketing.url()).not.toBe(before)
  await expect(sections(marketing)).toHaveCount(1)

  await choose(marketing, 'Pages…')
  const list = marketing.getByRole('dialog', { name: 'Pages' })
  await list.getByText('Recently deleted').click()
  await expect(list).toContainText('Digital deleted it')
  await expectNoViolations(marketing, 'dialog')
  await list.getByRole('button', { name: 'Restore Travel card' }).click()
  await expect(list.getByRole('button', { name: 'Restore Travel card' })).toHaveCount(0)
  await marketing.goto(before)
  await expect(sections(marketing)).toHaveCount(1)
  await expectState(marketing, 'Saved for everyone')
})
