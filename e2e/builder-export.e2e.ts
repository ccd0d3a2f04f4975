import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page } from '@playwright/test'
import { exportContent, importContent } from '#content/draft/draft-content.ts'
import { countPage } from '#content/draft/review.ts'
import { readData } from '#content/parse-result.ts'
import { createPageSpec, layoutHash, pageSpecSchema } from '#layout/page-spec.ts'
import { describeRead } from '#texts/parse-result.ts'
import { readSpec } from '#word/read.ts'
import { onDisk, type SampleFile, untitledDocument, wordFile } from './sample-documents.ts'
import { emptyDraft, manifest, withPending, writtenDraft } from './sample-draft.ts'
import { test, testAlone } from './the-browser.ts'
import { idsOnPage, openBuilder, openDraft, sections } from './the-builder.ts'
import { choose, expectName, expectNoViolations, expectSaved, notice } from './the-pages.ts'
import { storedDraft } from './the-writing.ts'

const codes = ['HDR001-ENBD', 'HBR001', 'CardGridTextTop001', 'FAQ001', 'FTR001-ENBD']
const written = withPending(writtenDraft('gold-card', codes), 'FAQ-0001', 'title')
const exported = '✅ DOCX and JSON files exported successfully!'

test('both files hold the page, and open as the same page again', async ({ page }) => {
  await openDraft(page, written)
  const dialog = await openExport(page)
  const [layout, word] = await exportBoth(page)
  await expect(said(dialog)).toContainText(exported)
  expect(layout.name).toBe('gold-card.layout.json')
  expect(word.name).toBe('gold-card-spec.docx')

  const spec = pageSpecSchema.parse(JSON.parse(layout.buffer.toString('utf8')))
  expect(spec.page).toMatchObject({ name: 'gold-card', locale: 'en-AE', createdAt: written.createdAt })
  expect(spec.page.layoutHash).toBe(layoutHash(spec))
  expect(spec.components.map(({ code }) => code)).toEqual(codes)

  const read = describeRead(readSpec(word.buffer, { catalogue: manifest, filename: word.name }))
  expect(read.errors).toEqual([])
  expect(read.metadata).toMatchObject({
    pageName: 'gold-card',
    locale: 'en-AE',
    layoutHash: spec.page.layoutHash,
    createdAt: written.createdAt,
  })
  const content = importContent(readData(read.data), written.createdAt)
  expect(exportContent(content)).toEqual(exportContent(written.content))

  await page.keyboard.press('Escape')
  const ids = await idsOnPage(page)
  await openFile(page, word)
  await expect(report(page)).toContainText('5 components')
  await expect(report(page)).toContainText('1 value is marked as written by AI and waits for a reader.')
  await page.getByRole('button', { name: 'Open as a new page' }).click()
  await expect(page).not.toHaveURL('/builder?page=seeded')
  await expectName(page, 'gold-card')
  await expect(sections(page)).toHaveCount(5)
  await expect.poll(() => idsOnPage(page)).toEqual(ids)

  await openExport(page)
  const { total } = countPage(written, manifest)
  await expect(gaps(page)).toContainText(
    new RegExp(`\\d+ of ${total} values are accepted\\. The HTML gets accepted values alone`),
  )
  const [again] = await exportBoth(page)
  expect(again.buffer.equals(layout.buffer)).toBe(true)
})

test('the web page shows what was accepted', async ({ page, context }) => {
  await openDraft(page, written)
  const dialog = await openExport(page)
  await dialog.getByRole('checkbox', { name: 'Use placeholder images' }).check()
  const address = dialog.getByLabel('Public address (optional)')
  await address.fill('bank.example/gold-card')
  await dialog.getByRole('button', { name: 'Generate HTML' }).click()
  await expect(dialog.getByText(/^Please enter a whole address/)).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill('https://bank.example/gold-card')
  const file = await generate(page, dialog)
  expect(file.name).toBe('gold-card.html')
  await expect(said(dialog)).toContainText('✅ HTML file generated successfully!')

  const made = await context.newPage()
  await made.setContent(file.buffer.toString('utf8'))
  const title = String(written.content['HBR-0001']?.fields.title?.value)
  await expect(made.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const unread = String(written.content['FAQ-0001']?.fields.title?.value)
  await expect(made.getByText(unread, { exact: true })).toHaveCount(0)
  await expect(made.locator('img[src^="data:image/svg"]').first()).toBeAttached()
  await expect(made.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://bank.example/gold-card')
})

test('what is empty or too long is told before the export, and leads to its value in the review', async ({
  page,
}) => {
  const draft = writtenDraft('gold-card', ['HBR001', 'FAQ001'])
  const { 'HBR-0001': hero, 'FAQ-0001': faq } = draft.content
  const title = hero?.fields.title
  if (!hero || !faq || !title) throw new Error('The sample of HBR001 has no title')
  const items = faq.items.with(0, {
    id: 'item-1',
    values: { ...faq.items[0]?.values, answer: { ...title, value: '' } },
  })
  await openDraft(page, {
    ...draft,
    content: {
      'HBR-0001': { ...hero, fields: { ...hero.fields, title: { ...title, value: 'Long '.repeat(20) } } },
      'FAQ-0001': { ...faq, items },
    },
  })
  await page.setViewportSize({ width: 640, height: 400 })
  await openExport(page)
  const summary = gaps(page).getByRole('status')
  await expect(summary).toContainText('1 required value is empty. 1 value is over its limit.')
  await expect(summary).toBeInViewport({ ratio: 1 })
  await expectNoViolations(page, 'dialog')
  await gaps(page).getByText('Over the limit (1)').click()
  await expect(gaps(page).getByRole('button', { name: /Hero banner, Title/ })).toBeVisible()
  await gaps(page)
    .getByRole('button', { name: /A value is required\..*Frequently asked questions, item 1, Answer/ })
    .click()
  const review = page.getByRole('dialog', { name: 'Review AI Generated Content' })
  await expect(review.getByRole('article', { name: 'Item 1, Answer, Accepted' })).toBeFocused()
})

test('the action address is proposed, is the page’s once somebody goes on with it, and can be taken back', async ({
  page,
}) => {
  const draft = writtenDraft('gold-card', ['HBR002', 'IMGCNT001'])
  await openDraft(page, draft)
  const { cta_url } = draft.content['IMG-0001']?.fields ?? {}
  const proposal = String(cta_url?.value)
  const dialog = await openExport(page)
  const field = dialog.getByRole('textbox', { name: 'Action address (optional)' })
  await expect(field).toHaveValue(proposal)
  await expect(field).toHaveAccessibleDescription(/Proposed: the first address on the page/)
  await expect(gaps(page)).not.toContainText('Buttons without an address')
  await page.keyboard.press('Escape')
  await expectSaved(page)
  expect((await storedDraft(page)).actionUrl).toBeUndefined()

  await openExport(page)
  await field.fill('')
  await expect(gaps(page).getByRole('status')).toContainText('2 buttons have no address')
  await field.fill('apply here')
  await dialog.getByRole('button', { name: 'Generate HTML' }).click()
  await expect(field).toBeFocused()
  await expect(dialog.getByText(/^Please enter an address/)).toBeVisible()
  await field.fill('https://www.example.com/apply')
  const file = await generate(page, dialog)
  expect(
    file.buffer.toString('utf8').match(/class="button[^>]*href="https:\/\/www.example.com\/apply"/g),
  ).toHaveLength(2)
  await expect(said(dialog)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectSaved(page)
  expect((await storedDraft(page)).actionUrl).toBe('https://www.example.com/apply')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await storedDraft(page)).actionUrl).not.toBe('https://www.example.com/apply')
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 720, height: 450 } })

  test('the dialog opens at its top, and its foot takes no more room than it needs', async ({ page }) => {
    const codesOf = ['HBR001', 'HBR002', 'FAQ001']
    await openDraft(page, withPending(writtenDraft('gold-card', codesOf), 'HBR-0001', 'title'))
    const dialog = await openExport(page)
    await expect(gaps(page).getByRole('group').first()).toBeVisible()
    expect(await dialog.locator('[data-dialog-body]').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
    const foot = await dialog.locator('[data-dialog-foot]').boundingBox()
    expect(foot?.height).toBeLessThan(110)
  })

  test('a refused address is in sight with what is wrong with it, and how it would do', async ({ page }) => {
    await openDraft(page, written)
    const dialog = await openExport(page)
    const field = dialog.getByRole('textbox', { name: 'Action address (optional)' })
    await field.fill('emiratesnbd.com/skyline')
    await dialog.locator('[data-dialog-body]').evaluate((body) => body.scrollTo(0, 0))
    await dialog.getByRole('button', { name: 'Generate HTML' }).click()
    await expect(field).toBeFocused()
    const message = dialog.getByText('Please enter an address, such as https://emiratesnbd.com/skyline')
    await expect(message).toBeInViewport({ ratio: 1 })
    await expectUncovered(message)
  })
})

test('a page without content exports its layout, under a name of its own', async ({ page }) => {
  await openDraft(page, emptyDraft('gold-card', ['FAQ001']))

  await test.step('a name that was never used for an export leaves the page its own', async () => {
    const dialog = await openExport(page)
    await dialog.getByRole('textbox', { name: 'Page Name' }).fill('Bad Name!')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expectName(page, 'gold-card')
  })

  await test.step('without content there is no web page to make', async () => {
    const dialog = await openExport(page)
    await expect(dialog.getByText('gold-card-spec.docx')).toBeVisible()
    await expect(dialog.getByText('gold-card.html')).toHaveCount(0)
    await dialog.getByRole('textbox', { name: 'Page Name' }).fill('')
    await expect(dialog.getByText('Word document', { exact: true })).toBeVisible()
    await expect(dialog.getByText(/\.docx$/)).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Generate HTML' })).toHaveCount(0)
    await expect(dialog.getByRole('checkbox', { name: 'Use placeholder images' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('Enter exports, and a refused name leads back to its field', async () => {
    const dialog = await openExport(page)
    const name = dialog.getByRole('textbox', { name: 'Page Name' })
    const send = dialog.getByRole('button', { name: 'Export DOCX' })
    await name.fill('Gold Card')
    for (let time = 0; time < 2; time++) {
      await send.click()
      await expect(name).toHaveAccessibleDescription(/Page name must be lowercase/)
      await expect(name).toBeFocused()
    }
    await name.fill('silver-card')
    const downloading = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await downloading).suggestedFilename()).toMatch(/^silver-card/)
    await expect(said(dialog)).toContainText(exported)
  })
})

test('what is wrong is said in its place; name and language are the page’s own', async ({ page }) => {
  await openDraft(page, emptyDraft('', ['HDR001-ENBD', 'HDR001-ENBD', 'FAQ001']))
  const dialog = await openExport(page)
  const name = dialog.getByRole('textbox', { name: 'Page Name' })
  const send = dialog.getByRole('button', { name: 'Export DOCX' })
  await expect(name).toBeFocused()
  await send.click()
  await expect(name).toHaveAccessibleDescription(/Please enter a page name/)
  await name.fill('Gold Card')
  await send.click()
  await expect(name).toHaveAccessibleDescription(
    /Page name must be lowercase with hyphens only \(e\.g\., emirati-credit-card\)/,
  )
  await name.fill('gold-card')
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Only one header is allowed. Please remove duplicate headers.',
  )
  await dialog.getByRole('combobox', { name: 'Locale' }).selectOption({ label: 'Arabic (UAE)' })
  await page.keyboard.press('Escape')
  await expectName(page, 'gold-card')
  await expectSaved(page)
  await page.reload()
  await expectName(page, 'gold-card')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expectName(page, 'Untitled page')
})

test('an export that fails is made again, in a dialog that everybody can use', async ({ page, context }) => {
  await openDraft(page, written)

  await test.step('exports that fail as the server is away say so and lose nothing, and the next ones work', async () => {
    const dialog = await openExport(page)
    await page.route('**/templates/page.html', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Generate HTML' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Failed to generate HTML. Please try again. Your page is as it was.',
    )
    await page.unroute('**/templates/page.html')

    await context.setOffline(true)
    for (const [button, failed] of [
      ['Export DOCX', 'Failed to export files. Please try again.'],
      ['Generate HTML', 'Failed to generate HTML. Please try again.'],
    ] as const) {
      await dialog.getByRole('button', { name: button }).click()
      await expect(dialog.getByRole('alert')).toHaveText(
        `${failed}The server cannot be reached. Your page is as it was.`,
      )
    }
    expect((await storedDraft(page)).content).toMatchObject(written.content)
    await context.setOffline(false)
    await exportBoth(page)
    await generate(page, dialog)
    await expect(said(dialog)).toContainText('✅ HTML file generated successfully!')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the dialog stays where it is when a message comes', async () => {
    const dialog = await openExport(page)
    const before = await dialog.boundingBox()
    await dialog.getByRole('textbox', { name: 'Page Name' }).fill('Gold Card')
    await dialog.getByRole('button', { name: 'Export DOCX' }).click()
    await expect(dialog.getByText('Page name must be lowercase')).toBeVisible()
    expect(await dialog.boundingBox()).toEqual(before)
    await dialog.getByRole('textbox', { name: 'Page Name' }).fill('gold-card')
    await exportBoth(page)
    await expect(said(dialog)).toContainText(exported)
    expect(await dialog.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the export dialog has no violations', async () => {
    const dialog = await openExport(page)
    await expectNoViolations(page, 'dialog')
    await dialog.getByRole('textbox', { name: 'Page Name' }).fill('Gold Card')
    await dialog.getByRole('button', { name: 'Export DOCX' }).click()
    await expectNoViolations(page, 'dialog')
    await dialog.getByRole('textbox', { name: 'Page Name' }).fill('gold-card')
    await exportBoth(page)
    await expect(said(dialog)).toContainText(exported)
    await expectNoViolations(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a layout file takes the place of the page, and undo brings the page back', async () => {
    await openExport(page)
    const [layout] = await exportBoth(page)
    await page.keyboard.press('Escape')
    await choose(page, 'New page')
    await openFile(page, layout)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(sections(page)).toHaveCount(5)

    const changed = Buffer.from(layout.buffer.toString('utf8').replace('gold-card', 'silver-card'))
    await openFile(page, { ...layout, buffer: changed })
    await expect(report(page)).toContainText('This file was changed by hand.')
    await page.getByRole('button', { name: 'Replace this page' }).click()
    await expectName(page, 'silver-card')
    await page.keyboard.press('Control+z')
    await expectName(page, 'gold-card')
  })
})

test('writing and reading files is loaded when it is needed, and done once', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openDraft(page, written)

  await test.step('the part that writes Word documents is loaded for an export alone', async () => {
    await openExport(page)
    expect(scripts.filter((url) => /\/(write|render-for-export)-/.test(url))).toEqual([])
    await exportBoth(page)
    expect(scripts.filter((url) => /\/write-/.test(url))).toHaveLength(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('both buttons rest while one is at work', async () => {
    const { promise: looked, resolve: look } = Promise.withResolvers<void>()
    await page.route('**/templates/page.css', async (route) => {
      await looked
      await route.continue()
    })
    const dialog = await openExport(page)
    await dialog.getByRole('button', { name: 'Generate HTML' }).click()
    await expect(dialog.getByRole('button', { name: 'Generating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(dialog.getByRole('button', { name: 'Export DOCX' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    look()
    await expect(said(dialog)).toContainText('✅')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the import dialog has no violations', async () => {
    await choose(page, 'Open a file…')
    await expectNoViolations(page, 'dialog')
    await choosing(page, await untitledDocument('page.docx'))
    await expect(report(page)).toContainText('1 problem')
    await expectNoViolations(page, 'dialog')
    await choosing(page, json('{'))
    await expect(notice(page)).toBeVisible()
    await expectNoViolations(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('two clicks open a file as one new page', async () => {
    await openFile(page, json(JSON.stringify(createPageSpec(written.layout, written.createdAt))))
    await page.getByRole('button', { name: 'Open as a new page' }).dblclick()
    await expect(page).not.toHaveURL('/builder?page=seeded')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await choose(page, 'Pages…')
    const pages = page.getByRole('list', { name: 'Your pages' }).getByRole('listitem')
    await expect(pages).toHaveCount(2)
  })
})

test.describe('texts as Markdown', () => {
  const { fields } = written.content['HBR-0001'] ?? {}
  const title = String(fields?.title?.value)

  test('are copied in the order of the page, from the dialog and from the palette', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openDraft(page, written)
    const dialog = await openExport(page)
    await dialog.getByRole('button', { name: 'Copy texts as Markdown' }).click()
    await expect(dialog.getByText('All texts are on the clipboard, as Markdown.')).toBeVisible()
    await expectNoViolations(page, 'dialog')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^# gold-card\n\n## Hero banner\n\n/)
    expect(copied).toContain(`**Title:** ${title}\n`)
    expect(copied.match(/^## .*/gm)).toEqual([
      '## Hero banner',
      '## Card grid, text on top',
      '## Frequently asked questions',
    ])
    // It stands, though nobody has accepted it.
    expect(copied).toContain(String(written.content['FAQ-0001']?.fields.title?.value))

    await page.keyboard.press('Escape')
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'What do you want to do?' }).getByRole('combobox').fill('markdown')
    await page.keyboard.press('Enter')
    const notices = page.getByRole('region', { name: 'Notifications' })
    await expect(
      notices.getByText('All texts are on the clipboard, as Markdown. 1 is not accepted yet.'),
    ).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied)
  })

  test('are saved as a file where the browser refuses the clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await openDraft(page, written)
    const dialog = await openExport(page)
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Copy texts as Markdown' }).click()
    const file = await fileOf(await downloading)
    expect(file.name).toBe('gold-card.md')
    expect(file.buffer.toString('utf8')).toContain(title)
    await expect(
      dialog.getByText('The browser did not let us copy the texts, so they are saved as a Markdown file.'),
    ).toBeVisible()
  })
})

test('what is no page is refused, and what lacks something opens', async ({ page }) => {
  await openBuilder(page)

  await test.step('what is no page is refused, and says why', async () => {
    await choose(page, 'Open a file…')
    for (const [what, file, message] of refusals) {
      await choosing(page, file)
      await expect(notice(page), what).toContainText(message)
      await expect(page.getByRole('button', { name: 'Open', exact: true })).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a document in which something is missing opens all the same', async () => {
    const file = await untitledDocument('page.DOCX')
    await openFile(page, file)
    await expect(report(page)).toContainText('10 components')
    await expect(report(page)).toContainText('1 problem')
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(sections(page)).toHaveCount(10)
  })
})

testAlone(
  'a document that takes too long is given up after ten seconds, and the builder goes on',
  async ({ page }) => {
    await page.clock.install()
    await openBuilder(page)
    await page
      .context()
      .route('**/word-worker-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'while (true);' }),
      )
    await choose(page, 'Open a file…')
    await choosing(page, await untitledDocument('slow.docx'))
    await expect(page.getByText('Reading slow.docx…')).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(notice(page)).toContainText('it was stopped after ten seconds')
    await page.context().unroute('**/word-worker-*.js')
    await choosing(page, await untitledDocument('page.docx'))
    await expect(report(page)).toContainText('10 components')
  },
)

test('without the library the same page is made', async ({ page }) => {
  await openDraft(page, written)
  const usual = await generate(page, await openExport(page))

  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.context().route('**/manifest.json', (route) => route.fulfill({ status: 500 }))
  await page.reload()
  await expect(page.getByText('Failed to load manifest').first()).toBeVisible()
  const dialog = await openExport(page)
  await dialog.getByRole('checkbox', { name: 'Use placeholder images' }).check()
  const { name, buffer } = await generate(page, dialog)
  expect(name).toBe('gold-card.html')
  expect(buffer.toString('utf8')).toBe(usual.buffer.toString('utf8'))
  expect(logged.join()).toContain('Failed to load manifest')
})

function tooMany(): string {
  const placements = Array.from({ length: 501 }, (_, each) => ({ code: 'FAQ001', instanceId: `FAQ-${each}` }))
  return JSON.stringify(createPageSpec({ ...written.layout, components: placements }, written.createdAt))
}

const json = (text: string) => ({
  name: 'page.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

const refusals: [what: string, file: SampleFile, message: string][] = [
  ['a file of another kind', wordFile('notes.txt', Buffer.from('words')), 'Please choose a layout file'],
  ['an empty file', wordFile('page.docx', Buffer.alloc(0)), 'This file is empty.'],
  ['a large file', wordFile('page.docx', Buffer.alloc(10 * 1024 * 1024 + 1)), 'larger than 10 MB'],
  ['a PDF under another name', wordFile('page.docx', Buffer.from('%PDF-1.7 words')), 'PDF'],
  ['text that is no JSON', json('{'), 'This file is no JSON'],
  ['a page of too many components', json(tooMany()), 'This page has 501 components.'],
  ['JSON that is no layout', json('{"page":{}}'), '“page.name” is missing or wrong'],
]

type File = { name: string; mimeType: string; buffer: Buffer }

async function openExport(page: Page) {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export Page' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function generate(page: Page, dialog: Locator): Promise<File> {
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Generate HTML' }).click()
  return await fileOf(await downloading)
}

async function exportBoth(page: Page): Promise<[layout: File, word: File]> {
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  await page.getByRole('button', { name: 'Export DOCX' }).click()
  await expect.poll(() => downloads.length).toBe(2)
  // Until this is said, the dialog does not let itself be closed.
  await expect(said(page.getByRole('dialog', { name: 'Export Page' }))).toContainText(exported)
  const files = await Promise.all(downloads.map(fileOf))
  const named = (end: string) => {
    const file = files.find(({ name }) => name.endsWith(end))
    if (!file) throw new Error(`There is no ${end}`)
    return file
  }
  return [named('.json'), named('.docx')]
}

async function fileOf(download: Download): Promise<File> {
  return {
    name: download.suggestedFilename(),
    mimeType: '',
    buffer: await readFile(await download.path()),
  }
}

async function openFile(page: Page, file: File) {
  await choose(page, 'Open a file…')
  await choosing(page, file)
}

async function choosing(page: Page, file: File) {
  await page.getByLabel('Layout file or Word document').setInputFiles(await onDisk([file]))
}

/** How the export ended. */
/** Nothing lies over it, and nothing cuts it off. */
async function expectUncovered(words: Locator) {
  const isOnTop = await words.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 2, bottom - 2))
  })
  expect(isOnTop).toBe(true)
}

function said(dialog: Locator) {
  return dialog.getByRole('status').filter({ hasText: '✅' })
}

/** What the dialog tells before anything is made. */
function gaps(page: Page) {
  return page.getByRole('region', { name: 'Before the export' })
}

function report(page: Page) {
  return page.getByRole('dialog', { name: 'Open a file' }).getByRole('status').filter({ hasText: /./ })
}
