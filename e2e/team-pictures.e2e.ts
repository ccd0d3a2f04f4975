import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { Draft } from '#content/draft/draft.ts'
import { picturedPlaces, picturedSpec } from '../test/pictured-spec.ts'
import { relationshipsXml, tinyDocx } from '../test/tiny-docx.ts'
import { heading } from '../test/told-page.ts'
import { paragraph, text } from '../test/word-xml.ts'
import { writtenDraft } from './sample-draft.ts'
import { signIn } from './session.ts'
import { test } from './the-browser.ts'
import { openDraft } from './the-builder.ts'
import { openGenerator, renderedPage } from './the-generator.ts'
import { choose, expectNoViolations } from './the-pages.ts'
import { areLoaded, directory, give, making, photo, unpack } from './the-pictures.ts'

/** One picture of its own, whose value is accepted and empty. */
function picturedDraft(): Draft {
  const draft = writtenDraft('gold-card', ['IMGCNT001'])
  const section = draft.content['IMG-0001']
  if (!section) throw new Error('The sample of IMGCNT001 has nothing')
  const { image_url: _, ...fields } = section.fields
  return { ...draft, content: { 'IMG-0001': { ...section, fields } } }
}

async function openSignedIn(page: Page) {
  await signIn(page)
  await openDraft(page, picturedDraft())
}

async function editPicture(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Review/ })
    .click()
  await page.getByRole('button', { name: 'Edit: Image URL' }).click()
  return page.getByRole('group', { name: 'Picture' })
}

test('a picture goes from a file to a page that is opened from disk', async ({ page, context }) => {
  await openSignedIn(page)
  const field = await editPicture(page)
  await field.getByLabel('Picture file').setInputFiles(await photo('skyline.jpg', '#20408a'))
  const alt = field.getByRole('textbox', { name: 'What it shows' })
  await expect(alt).toBeVisible(making)
  await expect(alt).toHaveAccessibleDescription(/Say what it shows/)
  await alt.fill('A white circle over a blue skyline')
  await field.getByRole('button', { name: /^What stays in sight: 50% from the left/ }).press('ArrowLeft')
  await expect(field.getByRole('button', { name: /^What stays in sight: 45% from the left/ })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Save Enter' }).click()
  await page.keyboard.press('Escape')

  await page.getByRole('banner').getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe[title="The page as it will be downloaded"]')
  const shown = preview.getByRole('img', { name: 'A white circle over a blue skyline' })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(await shown.evaluate((img) => (img as HTMLImageElement).currentSrc)).toContain('/media/')
  await expect(page.getByRole('region', { name: 'Page report' }).getByText(/Nobody has said/)).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('banner').getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export Page' })
  await expect(dialog.getByText('gold-card.zip')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Generate HTML' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('gold-card.zip')
  const opened = await unpack(await download.createReadStream())
  const made = await context.newPage()
  const asked: string[] = []
  made.on('request', (request) => asked.push(request.url()))
  await made.goto(pathToFileURL(join(opened, 'gold-card.html')).href)
  await expect.poll(() => areLoaded(made)).toEqual([true])
  expect(asked.every((url) => url.startsWith('file:'))).toBe(true)
  expect(asked.some((url) => url.endsWith('.avif'))).toBe(true)
  await expect(made.getByRole('img')).toHaveCSS('object-position', '45% 50%')
})

test('a picture of the library is used again, and what is no picture is refused by name in its place', async ({
  page,
}) => {
  await openSignedIn(page)
  const field = await editPicture(page)
  const drawing = join(directory, 'logo.jpg')
  writeFileSync(drawing, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await field.getByLabel('Picture file').setInputFiles(drawing)
  await expect(field.getByText(/This is an SVG drawing/)).toBeVisible()

  await field.getByLabel('Picture file').setInputFiles(await photo('harbour.jpg', '#8a4020'))
  await field.getByRole('checkbox', { name: 'It only decorates' }).check()
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Discard/ })
    .click()

  await page.getByRole('button', { name: 'Edit: Image URL' }).click()
  await field.getByRole('button', { name: 'From the library' }).click()
  await field.getByRole('searchbox', { name: 'Search pictures' }).fill('HARB')
  await field.getByRole('button', { name: 'Use harbour' }).click()
  await expect(field.getByRole('checkbox', { name: 'It only decorates' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Edit Image URL' })).toHaveValue(/^\/media\/[0-9a-f]{64}$/)
  await page.getByRole('button', { name: 'Save Enter' }).click()
  await page.keyboard.press('Escape')

  // On the live page one is dropped where it is shown, and another is pasted in its place.
  const shown = page.frameLocator('iframe[title="Page"]').locator('.imgcnt001 img')
  const before = await shown.getAttribute('src')
  await give('drop', shown, await photo('dropped.jpg', '#406020'))
  const form = page.getByRole('region', { name: /^What can be done/ })
  const address = form.getByRole('textbox', { name: 'Image URL' })
  await expect(form.getByRole('textbox', { name: 'What it shows' })).toBeVisible()
  await expect(shown).not.toHaveAttribute('src', before ?? '')
  const dropped = await address.inputValue()
  await give('paste', address, await photo('pasted.jpg', '#604060'))
  await expect(address).not.toHaveValue(dropped)
  await form.getByRole('button', { name: 'Keep' }).click()
  await expect(form).toHaveCount(0)
})

test('a picture in a Word document is the team’s once the document is read, here and in the builder', async ({
  page,
}) => {
  await signIn(page)
  const bytes = readFileSync(await photo('pasted.jpg', '#2a6040'))
  const document = join(directory, 'gold-card.docx')
  writeFileSync(document, await picturedSpec([{ at: picturedPlaces[0], bytes, alt: 'A gold card' }]))

  await openGenerator(page)
  await page.getByLabel('Word document', { exact: true }).setInputFiles(document)
  await page.getByRole('button', { name: 'Parse & Preview' }).click()
  const shown = renderedPage(page).getByRole('img', { name: 'A gold card' })
  await expect(shown).toBeVisible(making)
  await expect.poll(() => shown.evaluate((img) => (img as HTMLImageElement).currentSrc)).toContain('/media/')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Generate HTML' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('gold-card.zip')
  const opened = await unpack(await download.createReadStream())
  await page.goto(pathToFileURL(join(opened, 'gold-card.html')).href)
  await expect.poll(() => areLoaded(page)).toEqual([true])

  await page.goto('/builder')
  await choose(page, 'Open a file…')
  const dialog = page.getByRole('dialog', { name: 'Open a file' })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await dialog.getByLabel('Layout file or Word document').setInputFiles(document)
  await expect(dialog.getByText('Its picture becomes the team’s once the page is opened.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(sent.filter((url) => url.includes('picture'))).toEqual([])

  await choose(page, 'Open a file…')
  await dialog.getByLabel('Layout file or Word document').setInputFiles(document)
  await dialog.getByRole('button', { name: 'Open' }).click()
  const inPage = page.frameLocator('iframe[title="Page"]').getByRole('img', { name: 'A gold card' })
  await expect.poll(() => inPage.evaluate((img) => (img as HTMLImageElement).currentSrc)).toContain('/media/')

  await test.step('of a document that is no page yet too, once it has become one', async () => {
    const deck = join(directory, 'copy of the card.docx')
    writeFileSync(deck, picturedCopy(bytes))
    await choose(page, 'Open a file…')
    await dialog.getByLabel('Layout file or Word document').setInputFiles(deck)
    await dialog.getByRole('button', { name: 'Make a page of it' }).click()
    const proposal = page.getByRole('dialog', { name: /^Make a page of/ })
    await proposal.getByRole('button', { name: '1 picture for the page' }).click()
    await expect(proposal.getByText('2. Card list, alternating: “A woman pays by phone”')).toBeVisible()
    await expectNoViolations(page, 'dialog')
    await proposal.getByRole('button', { name: 'Open as a new page' }).click()
    await expect(proposal).toHaveCount(0, making)
    const benefit = page
      .frameLocator('iframe[title="Page"]')
      .getByRole('img', { name: 'A woman pays by phone' })
    await expect
      .poll(() => benefit.evaluate((img) => (img as HTMLImageElement).currentSrc))
      .toContain('/media/')
  })
})

/** Copy with a picture below the text of a benefit. */
function picturedCopy(picture: Uint8Array): Uint8Array {
  const drawing =
    '<w:r><w:drawing xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:inline>' +
    '<wp:docPr id="1" descr="A woman pays by phone"/><a:blip r:embed="rId1"/></wp:inline></w:drawing></w:r>'
  const body = [
    ...[heading('A card for every day', 1), text('Money back on all you buy.'), heading('Why this card')],
    ...[heading('No fee', 3), text('You pay nothing in the first year.'), paragraph(drawing)],
    ...[heading('Money back', 3), text('Up to 5% on groceries each month.')],
  ]
  return tinyDocx(body.join(''), {
    'word/_rels/document.xml.rels': relationshipsXml([['rId1', 'image', 'media/image1.jpeg']]),
    'word/media/image1.jpeg': new Uint8Array(picture),
  })
}
