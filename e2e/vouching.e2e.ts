import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { test as base, type Download, expect, type Locator, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { setLocale } from '#content/draft/draft-operations.ts'
import { recordSchema } from '#sign-off/record.ts'
import { sampleDocument } from './sample-documents.ts'
import { emptyDraft } from './sample-draft.ts'
import { signIn } from './session.ts'
import { test } from './the-browser.ts'
import { listen, sections, storePageAs } from './the-builder.ts'
import { chooseMany, openGenerator, parseOne, renderedPage } from './the-generator.ts'
import { expectNoViolations } from './the-pages.ts'
import { closeBrowsers, openBrowser } from './the-team.ts'
import { aiButton, expectEnd, generate, review, setup, storedDraft } from './the-writing.ts'

const improper = 'A personal loan with guaranteed approval'
const warning = 'Warning: You may have to pay penalties if you pay off a loan/financing early.'

test.afterEach(closeBrowsers)

/** What is typed for one page and found again on it, in each brand's own language. */
const pages = {
  ENBD: {
    locale: 'en-AE',
    product: 'credit-card',
    topic: 'Platinum Rewards Credit Card',
    audience: 'Residents with a salary',
    lines: ['Annual fee AED 299', 'Annual fee AED 349'],
    improper: 'A card with guaranteed approval',
    improperWords: 'guaranteed approval',
    others: 'A card for every day',
  },
  EI: {
    locale: 'ar-AE',
    product: 'personal-finance',
    topic: 'تمويل شخصي من Skyline',
    audience: 'المقيمون في الإمارات',
    lines: ['الرسوم السنوية 299 درهم', 'الرسوم السنوية 349 درهم'],
    improper: 'تمويل بموافقة مضمونة للجميع',
    improperWords: 'موافقة مضمونة',
    others: 'تمويل لكل يوم',
  },
} as const

type Brand = keyof typeof pages

for (const brand of ['ENBD', 'EI'] as const)
  test(`a page answers for its words, from the brief to its record: ${brand}, ${pages[brand].locale}`, async ({
    browser,
  }) => {
    const { topic, audience, lines, improper, improperWords, product, others, locale } = pages[brand]
    const page = await openBrowser(browser)
    // What the team keeps is for whoever is signed in for it.
    await signIn(page)
    await openPageOf(page, 'cards', brand)
    const heard = await listen(page)
    const dialog = page.getByRole('dialog', { name: 'Export Page' })
    const waive = page.getByRole('dialog', { name: 'Words that the page should not go out with' })
    const toDo = page.getByRole('tab', { name: /^To do/ })
    const title = page.frameLocator('iframe[title="Page"]').locator('.hbr001 h1')

    await test.step('the brief says what the page is about, and contradicts itself', async () => {
      await aiButton(page).click()
      await setup(page).getByLabel('Topic').fill(topic)
      await setup(page).getByLabel('Audience').fill(audience)
      await setup(page).getByRole('textbox', { name: 'Key message 1' }).fill(lines[0])
      await page.keyboard.press('Enter')
      await page.keyboard.insertText(lines[1])
    })

    if (brand === 'ENBD') await takeTableAndKeepIt(page, heard)

    await test.step('lines that contradict each other are decided about, and texts are written', async () => {
      await generate(page)
      const question = setup(page).getByRole('region', { name: /say different things/ })
      await question.getByRole('button', { name: 'Keep key message 1' }).click()
      await generate(page)
      await expectEnd(page)
    })

    await test.step('in the review words say by keys where they come from', async () => {
      await review(page).locator('mark').first().focus()
      await expect(page.locator('[data-trace-card]')).toContainText(/(?:Key message \d|Topic):/)
      await expectNoViolations(page, 'dialog')
      await review(page).getByRole('button', { name: 'Accept All Pending' }).click()
      await page.keyboard.press('Escape')
      await expect(review(page)).toHaveCount(0)
    })

    if (brand === 'ENBD') await lookAtTraces(page)

    await test.step('the details say which lines the page says, and the export which nobody has confirmed', async () => {
      await page.getByRole('tab', { name: 'Details' }).click()
      const coverage = page.getByRole('region', { name: 'What the brief says' })
      await expect(coverage.getByRole('listitem').filter({ hasText: lines[1] })).toContainText('Refused')
      await expectNoViolations(page, 'aside')
      await openExport(page)
      await dialog.getByText('1 fact on the page is not confirmed.').click()
      await expect(dialog.locator('details', { hasText: 'not confirmed' })).toContainText(lines[0])
      await expectNoViolations(page, 'dialog')
      await page.keyboard.press('Escape')
    })

    await test.step('a fact that is mended takes its new figure to where the old one stands', async () => {
      await aiButton(page).click()
      await setup(page).getByRole('button', { name: 'Mend key message 1' }).press('Enter')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('325')
      await page.keyboard.press('Enter')
      await setup(page).getByRole('button', { name: 'Save without writing' }).click()
      await toDo.click()
      await page
        .getByRole('button', { name: /Says “[^”]*299/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Put the new figure in' }).click()
      await expect.poll(heard).toContainEqual(expect.stringMatching(/^The new figure is in/))
    })

    await test.step('words that break a rule are told while they are typed', async () => {
      await title.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(improper)
      await expect(page.getByRole('list', { name: 'Words to change' }).first()).toContainText(improperWords)
      await page.keyboard.press('Enter')
    })

    const files = await test.step('nothing goes out before each has its reason', async () => {
      await openExport(page)
      await expect(dialog).toContainText(/\d findings? blocks? the HTML\./)
      await dialog.getByRole('checkbox', { name: 'Sign-off record beside the HTML' }).check()
      await expect(dialog).toContainText('cards-sign-off.docx')
      await dialog.getByRole('button', { name: 'Generate HTML' }).click()
      const reasons = waive.getByLabel('Why it may stand')
      await expectNoViolations(page, 'dialog')
      await waive.getByRole('button', { name: 'Waive and go on' }).click()
      await expect(reasons.first()).toBeFocused()
      await expect(reasons.first()).toHaveAccessibleDescription('Please say why it may stand')
      await expect(waive.getByLabel('Your name')).toHaveValue('marketing')
      await page.keyboard.type('Agreed with the legal team')
      await useForAll(waive)
      if (brand === 'EI') await nameSecond(waive)
      const downloads = collect(page, 3)
      await waive.getByRole('button', { name: 'Waive and go on' }).press('Enter')
      await expect.poll(heard).toContainEqual(expect.stringMatching(/findings? (is|are) waived\./))
      return await downloads
    })

    await test.step('the record says where the words come from, and is told from that of any other page', async () => {
      expect(files.map((file) => file.suggestedFilename()).toSorted()).toEqual([
        'cards-sign-off.docx',
        'cards-sign-off.json',
        'cards.html',
      ])
      const [html, json] = await Promise.all(
        ['cards.html', 'cards-sign-off.json'].map((name) => save(files, name)),
      )
      const text = await readFile(html ?? '', 'utf8')
      expect(text).toContain('325')
      // Of the warnings that are law there is no Arabic wording yet.
      expect(text).not.toContain('تحذير')
      const record = recordSchema.parse(JSON.parse(await readFile(json ?? '', 'utf8')))
      expect(record).toMatchObject({ exportedBy: 'marketing', page: { product, locale } })
      expect(record.facts[0]).toMatchObject({
        line: expect.stringContaining('325'),
        state: 'confirmed',
        mended: { was: lines[0], by: 'marketing' },
      })
      expect(record.waivers[0]).toMatchObject({ isVerified: true, reason: 'Agreed with the legal team' })
      expect(verify(html, json)).toMatchObject({ status: 0 })
      await writeFile(html ?? '', `${text}\n`)
      expect(verify(html, json)).toMatchObject({ status: 1, stderr: expect.stringContaining('was changed') })
    })

    await test.step('a waiver ends with what it was given for: by taking it back, by other words, by another product', async () => {
      await expect(dialog).toContainText('HTML file generated successfully!')
      if (brand === 'EI') {
        await expect(dialog).toContainText(/\d findings are waived\./)
        await dialog.getByLabel('Product').selectOption('car-finance')
        return expect(dialog).toContainText(/\d findings block the HTML\./)
      }
      await page.keyboard.press('Escape')
      await toDo.click()
      await page
        .getByRole('button', { name: /is waived by marketing: Agreed/ })
        .first()
        .click()
      await expect(page.getByText(/^Waived by marketing, just now/).first()).toBeVisible()
      await expectNoViolations(page, 'aside')
      const takeBack = page.getByRole('button', { name: 'Take back the waiver' })
      const count = await takeBack.count()
      await takeBack.first().press('Enter')
      await expect(takeBack).toHaveCount(count - 1)
      await expect(
        page
          .getByRole('list', { name: 'Words to change' })
          .getByRole('listitem')
          .filter({ hasText: improperWords }),
      ).toBeFocused()
      await page.keyboard.press('ControlOrMeta+z')
      await expect(takeBack).toHaveCount(count)
      await title.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(others)
      await page.keyboard.press('Enter')
      const { content } = await storedDraft(page, pageIdOf('cards'))
      expect(content['HBR-0001']?.fields.title).toMatchObject({
        status: 'accepted',
        acceptedBy: 'marketing',
      })
      await expect(takeBack).toHaveCount(0)
    })

    if (brand === 'ENBD') await takeKeptFacts(page)
  })

async function takeTableAndKeepIt(page: Page, heard: () => Promise<string[]>) {
  const understood = setup(page).getByRole('region', { name: 'What was understood' })
  await test.step('a table becomes lines of the brief, whole, and what is unread is named', async () => {
    await setup(page)
      .getByRole('textbox', { name: 'Key message 2' })
      .evaluate(pasteTable, [
        'Category\tCashback %\tCap AED/mth',
        'Groceries *\t5\t200',
        'Fuel\t3\t1,2000',
        '* at supermarkets in the UAE',
      ])
    const table = setup(page).getByRole('region', { name: 'Facts of a table' })
    await expect(table.getByRole('heading')).toBeFocused()
    await expect(table).toContainText(
      'Groceries: cashback 5%, cap AED 200 a month (at supermarkets in the UAE)',
    )
    await expect(table).toContainText('“1,2000” (Fuel, Cap)')
    await expectNoViolations(page, 'dialog')
    await table.getByRole('button', { name: 'Take and confirm' }).press('Enter')
    await expect(understood).toContainText('2 of 4 confirmed')
    expect((await storedKept(page)).sources).toContainEqual(
      expect.objectContaining({
        line: 'Fuel: cashback 3%',
        taken: expect.objectContaining({ from: 'table' }),
      }),
    )
  })

  await test.step('what is confirmed is kept for the next page of the product', async () => {
    const kept = setup(page).getByRole('region', { name: /^Facts kept of this product/ })
    await kept.getByRole('button', { name: /^Keep 2 confirmed/ }).press('Enter')
    await expect.poll(heard).toContain('2 facts are kept for the next page.')
    await expect(kept).toContainText(/Fuel: cashback 3%\s*Kept by marketing on .*, of “cards”/)
    await expectNoViolations(page, 'dialog')
  })
}

async function lookAtTraces(page: Page) {
  await test.step('so they do on the live page, and in the preview without any script', async () => {
    const hero = page.frameLocator('iframe[title="Page"]').locator('[data-instance="HBR-0001"]')
    await expect
      .poll(() =>
        hero.evaluate(
          ({ ownerDocument }) => ownerDocument.defaultView?.CSS.highlights.get('trace-brief')?.size,
        ),
      )
      .toBeGreaterThan(0)
    const { x, y } = await hero.evaluate(pointOfMark)
    const frame = await page.locator('iframe[title="Page"]').boundingBox()
    const scale = await page
      .locator('iframe[title="Page"]')
      .evaluate((each: HTMLElement) => each.getBoundingClientRect().width / each.offsetWidth)
    await page.mouse.move((frame?.x ?? 0) + x * scale, (frame?.y ?? 0) + y * scale)
    await expect(page.locator('[data-trace-card]')).toContainText(/(?:Key message \d|Topic):/)
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const shown = page.frameLocator('iframe[title="The page as it will be downloaded"]')
    await shown.locator('[data-trace="brief"][tabindex]').first().focus()
    await expect(shown.locator('.tool-source:visible')).toContainText(/(?:Key message \d|Topic):/)
    // Keys that are pressed in the frame of a preview stay there.
    await page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Close' }).last().click()
  })
}

async function takeKeptFacts(page: Page) {
  await test.step('the next page of the product is offered what was kept', async () => {
    await openPageOf(page, 'platinum', 'ENBD')
    const heardNow = await listen(page)
    await aiButton(page).click()
    await setup(page).getByRole('textbox', { name: 'Key message 1' }).fill('3.5% cashback on fuel')
    const kept = setup(page).getByRole('region', { name: /^Facts kept of this product/ })
    await expect(kept).toContainText('Key message 1 says something else: 3.5% cashback on fuel')
    await kept.getByRole('button', { name: /^Use: Groceries/ }).press('Enter')
    await expect(setup(page).getByRole('textbox', { name: 'Key message 2' })).toHaveValue(
      /^Groceries: cashback 5%/,
    )
    await kept.getByRole('button', { name: /^Remove: Fuel/ }).press('Enter')
    await expect.poll(heardNow).toContainEqual(expect.stringMatching(/^Removed/))
    await expect(kept).not.toContainText('Fuel')
  })
}

async function nameSecond(waive: Locator) {
  await waive.getByLabel('Name of a second person').fill('Marketing')
  await waive.getByRole('button', { name: 'Waive and go on' }).click()
  await expect(waive.getByLabel('Name of a second person')).toBeFocused()
  await expect(waive).toContainText('Please enter the name of another person')
  await waive.getByLabel('Name of a second person').fill('Sara')
}

test('the generator asks too, and nobody is signed in under the name', async ({ page }) => {
  await openGenerator(page)
  await parseOne(page, await improperDocument('loans.docx'))
  await page.getByRole('button', { name: 'Take “Personal loan or finance”' }).click()
  await expect(page.getByLabel('Product')).toHaveValue('personal-finance')
  await expect(renderedPage(page).locator('.notices')).toContainText(warning)
  await page.getByRole('button', { name: 'Generate HTML' }).click()
  const waive = page.getByRole('dialog', { name: 'Words that the page should not go out with' })
  await waive.getByLabel('Why it may stand').first().fill('Agreed')
  await useForAll(waive)
  await waive.getByLabel('Your name').fill('Omar')
  await expect(waive).toContainText('Name not verified')
  await expectNoViolations(page, 'dialog')
  const downloading = page.waitForEvent('download')
  await waive.getByRole('button', { name: 'Waive and go on' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(`<li>${warning}</li>`)
})

test('of many documents those that are blocked are held back alone', async ({ page }) => {
  await openGenerator(page)
  await chooseMany(page, [await sampleDocument('cards.docx'), await improperDocument('loans.docx')])
  await page.getByRole('button', { name: 'Parse 2 Documents' }).click()
  const held = page.getByRole('region', { name: '1 page is held back' })
  await expect(held).toContainText('loans.docx')
  await expectNoViolations(page)
  expect(await zipped(page, 1)).toEqual(['cards.html'])

  await held.getByRole('button', { name: /^loans\.docx: look at/ }).press('Enter')
  const waive = page.getByRole('dialog', { name: 'Words that the page should not go out with' })
  await waive.getByLabel('Why it may stand').first().fill('Agreed')
  await useForAll(waive)
  await waive.getByLabel('Your name').fill('Omar')
  await waive.getByRole('button', { name: 'Waive and go on' }).click()
  await expect(held).toHaveCount(0)
  expect(await zipped(page, 2)).toEqual(['cards.html', 'loans.html'])
})

test('of many documents it is said what each is about, and what must stand on its page holds it back', async ({
  page,
}) => {
  await openGenerator(page)
  const title = 'قرض شخصي لكل خططك'
  await chooseMany(page, [
    await sampleDocument('cards.docx'),
    await sampleDocument('loans.docx', {
      ...{ locale: 'ar-AE', product: '' },
      ...{ change: { 'HBR-0001': { title } }, only: ['HDR-0001', 'HBR-0001', 'FTR-0001'] },
    }),
  ])
  await page.getByRole('button', { name: 'Parse 2 Documents' }).click()
  await expect(page.getByRole('button', { name: /^Download 2 HTML Files/ })).toBeVisible()
  await page.getByRole('button', { name: 'What the pages are about: not said of 1 of 2' }).press('Enter')
  const product = page.getByRole('combobox', { name: 'Product of loans.docx' })
  await expect(product).toHaveAccessibleDescription(
    'The words of the page speak of: Personal loan or finance.',
  )
  await expectNoViolations(page)
  await product.selectOption('personal-finance')
  const held = page.getByRole('region', { name: '1 page is held back' })
  await expect(held).toContainText('loans.docx')
  await expect(
    page.getByRole('button', { name: 'What the pages are about: said of every page' }),
  ).toBeVisible()
  expect(await zipped(page, 1)).toEqual(['cards.html'])
})

/** A page of that brand with nothing written, kept by this browser. */
async function openPageOf(page: Page, pageName: string, brand: Brand) {
  const { locale, product } = pages[brand]
  const codes = [`HDR001-${brand}`, 'HBR001', 'KBS001', `FTR001-${brand}`]
  const draft = setLocale(emptyDraft(pageName, codes), locale)
  const pageId = pageIdOf(pageName)
  await storePageAs(page, { draft: { ...draft, product }, user: 'marketing', pageId })
  await page.goto(`/builder?page=${pageId}`)
  await expect(sections(page)).toHaveCount(4)
}

function pageIdOf(pageName: string): string {
  return pageName.padEnd(16, '0').replace(/[^0-9a-f]/g, '1')
}

/** As a spreadsheet puts it on the clipboard: the cells with their styles, and the same as text. */
function pasteTable(field: Element, rows: string[]) {
  const clipboardData = new DataTransfer()
  const cells = rows.map((row) =>
    row
      .split('\t')
      .map((cell) => `<td style="width:9pt">${cell}</td>`)
      .join(''),
  )
  const table = cells.map((row) => `<tr height=20>${row}</tr>`).join('')
  clipboardData.setData(
    'text/html',
    `<html><style>td{mso-number-format:General}</style><table>${table}</table>`,
  )
  clipboardData.setData('text/plain', rows.join('\r\n'))
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** The middle of the first words that the live page marks, in pixels of its frame. */
function pointOfMark({ ownerDocument }: Element) {
  const [first] = ownerDocument.defaultView?.CSS.highlights.get('trace-brief') ?? []
  const range = ownerDocument.createRange()
  if (first) range.setStart(first.startContainer, first.startOffset)
  if (first) range.setEnd(first.endContainer, first.endOffset)
  const [box] = range.getClientRects()
  return { x: (box?.left ?? 0) + (box?.width ?? 0) / 2, y: (box?.top ?? 0) + (box?.height ?? 0) / 2 }
}

/** The brief as it waits beside its page. */
function storedKept(page: Page): Promise<{ sources?: unknown[] }> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('webpage-builder.brief'))
    return JSON.parse(localStorage.getItem(key ?? '') ?? '{}').brief ?? {}
  })
}

function improperDocument(name: string) {
  return sampleDocument(name, {
    change: { 'HBR-0001': { title: improper } },
    only: ['HDR-0001', 'HBR-0001', 'FTR-0001'],
    product: '',
  })
}

async function openExport(page: Page) {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
}

/** Where there is more than one. */
async function useForAll(waive: Locator) {
  const button = waive.getByRole('button', { name: 'Use this reason for all' })
  if ((await button.count()) > 0) await button.click()
}

function collect(page: Page, count: number): Promise<Download[]> {
  return new Promise((resolve) => {
    const files: Download[] = []
    page.on('download', (file) => {
      files.push(file)
      if (files.length === count) resolve(files)
    })
  })
}

async function save(files: readonly Download[], name: string): Promise<string> {
  const path = base.info().outputPath(name)
  await files.find((file) => file.suggestedFilename() === name)?.saveAs(path)
  return path
}

function verify(...files: (string | undefined)[]) {
  const words = ['src/cli/main.ts', 'verify', ...files.map((file) => file ?? '')]
  return spawnSync(process.execPath, words, { encoding: 'utf8' })
}

/** The pages in the ZIP that is downloaded. */
async function zipped(page: Page, count: number): Promise<string[]> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${count} HTML Files (ZIP)` }).click()
  const files = unzipSync(await readFile(await (await downloading).path()))
  for (const bytes of Object.values(files)) expect(strFromU8(bytes)).toContain('<!doctype html>')
  return Object.keys(files).toSorted()
}
