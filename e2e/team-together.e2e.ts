import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { test } from './the-browser.ts'
import { section, sections } from './the-builder.ts'
import { add, choose, expectNoViolations, notice } from './the-pages.ts'
import { areLoaded, give, making, photo, unpack } from './the-pictures.ts'
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

test.afterEach(closeBrowsers)

test('three colleagues and a reader without an account bring a page from its first section to its file', {
  tag: '@long',
}, async ({ browser }) => {
  test.slow()
  const [marketing, digital, brand] = await openBrowsers(browser, 'marketing', 'digital', 'brand')
  const all = [marketing, digital, brand]

  await test.step('a page is made and shared, and a section that one adds is there for all', async () => {
    await share(marketing, digital, brand)
    await add(brand, 'Image and content')
    for (const page of all) await expect(sections(page)).toHaveCount(2)
    await expectState(brand, 'Saved for everyone')
  })

  await test.step('all three write at once, in different values', async () => {
    await Promise.all([
      write(marketing, 'Title', 'Earn on every purchase'),
      write(digital, 'CTA text', 'Apply now'),
      write(brand, 'CTA URL', 'https://www.example.com/cards/gold'),
    ])
    for (const page of all) await expectState(page, 'Saved for everyone')
    await expectValue(marketing, 'CTA URL', 'https://www.example.com/cards/gold')
    await expectValue(digital, 'Title', 'Earn on every purchase')
    await expectValue(brand, 'CTA text', 'Apply now')
  })

  await test.step('one keeps the page under a name', async () => {
    await choose(marketing, 'Versions…')
    const versions = marketing.getByRole('dialog', { name: 'Versions of the page' })
    await versions.getByRole('textbox', { name: 'Name the page as it is now' }).fill('Sent to legal')
    await marketing.keyboard.press('Enter')
    await expect(versions.getByRole('button', { name: /^Sent to legal/ })).toBeVisible()
    await marketing.keyboard.press('Escape')
  })

  await test.step('one is offline meanwhile, and decides when back; the others’ work came together', async () => {
    await digital.context().setOffline(true)
    await write(digital, 'Title', 'Earn on every journey')
    await expectState(digital, 'Saved on this device')
    await write(marketing, 'Title', 'Earn on every trip')
    await add(brand, 'Frequently asked questions')
    for (const page of [marketing, brand]) await expectState(page, 'Saved for everyone')
    await digital.context().setOffline(false)
    await expect(digital.getByRole('button', { name: '1 thing to decide' })).toBeVisible()
    await openValue(digital, 'Title')
    await part(digital, 'To be decided').getByRole('button', { name: 'Keep mine' }).click()
    await expectState(digital, 'Saved for everyone')
    for (const page of all) await expect(sections(page)).toHaveCount(3)
    await expectValue(marketing, 'Title', 'Earn on every journey')
    await expectValue(brand, 'Title', 'Earn on every journey')
  })

  await test.step('another brings one text of the version back for all', async () => {
    await choose(brand, 'Versions…')
    const versions = brand.getByRole('dialog', { name: 'Versions of the page' })
    await versions.getByRole('button', { name: /^Sent to legal/ }).click()
    const hero = versions.getByRole('region', { name: 'Hero banner' })
    await expect(hero.locator('ins')).toHaveText('journey')
    await hero.getByRole('button', { name: 'Restore: Changed Hero banner, Title' }).click()
    await brand.keyboard.press('Escape')
    await expectState(brand, 'Saved for everyone')
    await expectValue(digital, 'Title', 'Earn on every purchase')
  })

  await test.step('a picture that one drops is in the file that another exports, opened from disk', async () => {
    await brand
      .getByRole('banner')
      .getByRole('button', { name: /^Review/ })
      .click()
    const review = brand.getByRole('dialog', { name: 'Review AI Generated Content' })
    await review.getByRole('button', { name: /^Image and content/ }).click()
    await review.getByRole('button', { name: 'Edit: Image URL' }).click()
    const field = brand.getByRole('group', { name: 'Picture' })
    await give('drop', field.getByText('Drop a picture here'), await photo('together.jpg', '#205040'))
    await expect(field.getByRole('textbox', { name: 'What it shows' })).toBeVisible(making)
    await field.getByRole('textbox', { name: 'What it shows' }).fill('A white circle over a green hill')
    await brand.getByRole('button', { name: 'Save Enter' }).click()
    await brand.keyboard.press('Escape')
    await expectState(brand, 'Saved for everyone')
    await look(marketing)
    await expect(notice(marketing)).toHaveCount(0)

    await marketing.getByRole('banner').getByRole('button', { name: 'Export' }).click()
    const dialog = marketing.getByRole('dialog', { name: 'Export Page' })
    await dialog.getByRole('textbox', { name: 'Page Name' }).fill('journey-card')
    await expect(dialog.getByText('journey-card.zip')).toBeVisible()
    const [download] = await Promise.all([
      marketing.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Generate HTML' }).click(),
    ])
    const opened = await unpack(await download.createReadStream())
    const made = await marketing.context().newPage()
    await made.goto(pathToFileURL(join(opened, 'journey-card.html')).href)
    await expect(made.getByRole('heading', { level: 1 })).toHaveText('Earn on every purchase')
    await expect(made.getByRole('img', { name: 'A white circle over a green hill' })).toBeVisible()
    await expect.poll(() => areLoaded(made)).toEqual([true])
    await made.close()
    await expect(dialog.getByRole('status').filter({ hasText: '✅' })).toBeVisible()
    await marketing.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('whoever has the link reads what they made, and is heard by all', async () => {
    await choose(marketing, 'Review links…')
    const links = marketing.getByRole('dialog', { name: 'Review links' })
    await links.getByRole('textbox', { name: 'Who is it for?' }).fill('Legal')
    await links.getByRole('checkbox', { name: 'Comments can be left, under a typed name' }).check()
    await links.getByRole('button', { name: 'Make link' }).click()
    const address = await links.getByRole('textbox', { name: 'Link', exact: true }).inputValue()

    const guest = await openBrowser(browser)
    await guest.goto(address)
    const shown = guest.locator('iframe').contentFrame()
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Earn on every purchase')
    await expect(shown.getByRole('img', { name: 'A white circle over a green hill' })).toBeVisible()
    await guest.getByRole('textbox', { name: 'Your name' }).fill('Ms Haddad')
    await guest.getByRole('combobox', { name: 'About' }).selectOption('1. Hero banner')
    await guest.getByRole('textbox', { name: 'Comment' }).fill('Fine by me')
    await guest.getByRole('button', { name: 'Send comment' }).click()
    await expect(guest.getByRole('complementary', { name: 'Comments' })).toContainText('Fine by me')
    await expectNoViolations(guest)
    for (const page of [digital, brand]) {
      await look(page)
      await expect(section(page, /^Hero banner/)).toContainText('1 comment')
    }
  })
})

/** What others did comes within seconds; a busy machine takes its time over it. */
async function expectValue(page: Page, label: string, text: string) {
  await openValue(page, label)
  await expect(async () => {
    await look(page)
    await expect(part(page, 'Text')).toContainText(text, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}
