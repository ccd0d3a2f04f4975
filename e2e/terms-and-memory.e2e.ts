import { expect, type Page, test } from '@playwright/test'
import { choose, expectNoViolations } from './the-pages.ts'
import { closeBrowsers, expectState, openBrowsers, openValue, part, share, write } from './the-team.ts'

test.afterEach(closeBrowsers)

const terms = `\ufeffConcept;English;Arabic;Status;Type\r
kunooz;Kunooz account;حساب كنوز;preferred;product\r
rate;profit rate;معدل الربح;preferred;word\r
rate;interest rate;سعر الفائدة;forbidden;word\r
empty;;;preferred;word\r
`
const hostile = '<!DOCTYPE martif [<!ENTITY a "b">]><martif/>'

test('what one has named and accepted in both languages another one begins with', async ({ browser }) => {
  const [marketing, brand] = await openBrowsers(browser, 'marketing', 'brand')
  await share(marketing)

  await test.step('a list of terms comes in; what is refused is told by its name', async () => {
    await choose(marketing, 'Terms and memory…')
    await expectNoViolations(marketing, 'dialog[open]')
    await dialog(marketing)
      .getByLabel('Files of terms')
      .setInputFiles([fileOf('bank.csv', terms), fileOf('hostile.tbx', hostile)])
    const outcome = dialog(marketing).getByRole('list', { name: 'What came in' })
    await expect(outcome).toContainText('bank.csv: 2 new, 0 changed')
    await expect(outcome).toContainText('left out: 1')
    await expect(outcome).toContainText('hostile.tbx: The file declares entities')
  })

  await test.step('a term is added by keyboard, found, changed, removed and brought back', async () => {
    await dialog(marketing).getByRole('button', { name: 'Add a term' }).click()
    await expect(dialog(marketing).getByRole('textbox', { name: 'English', exact: true })).toBeFocused()
    await marketing.keyboard.type('travel card')
    await marketing.keyboard.press('Tab')
    await marketing.keyboard.type('بطاقة السفر')
    await dialog(marketing).getByRole('button', { name: 'Save' }).press('Enter')
    await expect(dialog(marketing).getByRole('button', { name: 'Add a term' })).toBeFocused()
    await dialog(marketing).getByRole('searchbox', { name: 'Search' }).fill('بطاقه')
    await expect(dialog(marketing).getByRole('status').first()).toHaveText('1 of 3 terms')
    await dialog(marketing).getByRole('button', { name: 'Remove travel card' }).click()
    await expect(dialog(marketing).getByRole('searchbox', { name: 'Search' })).toBeFocused()
    await dialog(marketing).getByRole('button', { name: 'Undo' }).click()
    await expect(dialog(marketing).getByRole('button', { name: 'Change travel card' })).toBeVisible()
    await expectNoViolations(marketing, 'dialog[open]')
    await marketing.keyboard.press('Escape')
  })

  await test.step('a word that is not said is told of where it stands, with the one that is', async () => {
    await write(marketing, 'Title', 'A low interest rate for your Kunooz account')
    await part(marketing, 'Text').getByRole('button', { name: 'Put “profit rate”' }).click()
    await expect(part(marketing, 'Text')).toContainText('A low profit rate for your Kunooz account')
  })

  await test.step('what is written in Arabic beside it goes into the memory by itself', async () => {
    await makeArabic(marketing)
    const known = part(marketing, 'In the other language')
    await expect(known.getByRole('group', { name: 'Terms of this text' })).toContainText('حساب كنوز')
    await write(marketing, 'Title', 'معدل ربح منخفض لحساب كنوز')
    await choose(marketing, 'Terms and memory…')
    await dialog(marketing).getByRole('tab', { name: 'Memory' }).click()
    await expect(dialog(marketing).getByRole('list', { name: 'Memory' })).toContainText('by marketing')
    await expectNoViolations(marketing, 'dialog[open]')
    await marketing.keyboard.press('Escape')
    await expectState(marketing, 'Saved for everyone')
  })

  await test.step('another one finds it beside the same text, and takes it at one key', async () => {
    await share(brand)
    await write(brand, 'Title', 'A low profit rate for your Kunooz account')
    await write(brand, 'CTA text', 'Kunooz account')
    await makeArabic(brand)
    await openValue(brand, 'Title')
    const known = part(brand, 'In the other language').getByRole('group', { name: 'From the memory' })
    await expect(known).toContainText('by marketing')
    await expectNoViolations(brand)
    await brand.keyboard.press('ControlOrMeta+F9')
    await expect(part(brand, 'Text')).toContainText('معدل ربح منخفض لحساب كنوز')
    await expect(part(brand, 'Facts')).toContainText('Pending')
  })

  await test.step('translating what is empty asks nobody for what is known', async () => {
    const asked: string[] = []
    brand.on('request', (request) => asked.push(request.url()))
    await brand.keyboard.press('ControlOrMeta+k')
    await brand.keyboard.type('Translate what is empty')
    await brand.keyboard.press('Enter')
    await expect(brand.getByRole('dialog', { name: /Review/ })).toContainText('حساب كنوز')
    await expect(brand.getByText('1 text was known and waits to be read.').first()).toBeVisible()
    expect(asked.filter((url) => url.includes('/api/ai/generate'))).toEqual([])
    await expectNoViolations(brand, 'dialog[open]')
  })
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Terms and memory' })

const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

/** With the title of its hero banner chosen. */
async function makeArabic(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Make the Arabic version' }).click()
  await expect(page.getByRole('banner').getByRole('radio', { name: /^Arabic/ })).toBeChecked()
  await part(page, 'Text').waitFor()
}
