import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Draft } from '#content/draft/draft.ts'
import { onDisk, wordFile } from './sample-documents.ts'
import { draftInBoth } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { openDraft } from './the-builder.ts'
import { choose, expectNoViolations, expectSaved } from './the-pages.ts'
import { storedDraft } from './the-writing.ts'

const draft = draftInBoth('gold-card', ['HDR001-ENBD', 'HBR001', 'FAQ001', 'FTR001-ENBD'])
const english = textOf(draft.content)
const arabic = textOf(draft.other?.content)

test('a translator works beside the other language, which the document cannot change', async ({ page }) => {
  await openDraft(page, draft)
  const sent = await exportWithBoth(page)

  await test.step('the other language stands beside the values, in controls that are locked', async () => {
    const xml = documentOf(sent)
    expect(xml).toContain('>Arabic text<')
    expect(xml).toContain(`>${arabic}<`)
    expect(xml).toMatch(/<w:lock w:val="(?:sdtC|c)ontentLocked"\/>/)
  })

  await test.step('opened untouched, nothing has changed', async () => {
    await open(page, sent)
    await expect(page.getByText('This document was exported from the page that is open.')).toBeVisible()
    await page.getByRole('button', { name: 'See what changed' }).click()
    await expect(changes(page)).toContainText('Nothing')
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
  })

  await test.step('of what was written in both columns, the value alone comes back', async () => {
    const written = documentOf(sent)
      .replace(`>${arabic}<`, '>كلمات لم يكتبها أحد هنا<')
      .replace(`>${english}<`, '>A card for each of your days<')
    await open(page, withDocument(sent, written))
    await page.getByRole('button', { name: 'See what changed' }).click()
    await expect(changes(page).locator('p[role=status]')).toHaveText('1 change to decide')
    await expect(changes(page)).toContainText('A card for each of your days')
    await expect(changes(page)).not.toContainText('كلمات لم يكتبها أحد هنا')
    await changes(page)
      .getByRole('button', { name: /^Accept: / })
      .click()
    await changes(page).getByRole('button', { name: 'Done' }).click()
    await expectSaved(page)
  })

  const stored = (await storedDraft(page)) as Draft
  expect(textOf(stored.content)).toBe('A card for each of your days')
  expect(stored.other?.content).toEqual(draft.other?.content)
})

async function exportWithBoth(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export Page' })
  await dialog.getByRole('checkbox', { name: 'The other language beside the values' }).check()
  const downloading = page.waitForEvent('download', (each) => each.suggestedFilename().endsWith('.docx'))
  await dialog.getByRole('button', { name: 'Export DOCX' }).click()
  const bytes = await readFile(await (await downloading).path())
  await expect(dialog.getByText('✅ DOCX and JSON files exported successfully!')).toBeVisible()
  await page.keyboard.press('Escape')
  return bytes
}

async function open(page: Page, document: Buffer) {
  await choose(page, 'Open a file…')
  const file = wordFile('gold-card-spec.docx', document)
  await page.getByLabel('Layout file or Word document').setInputFiles(await onDisk([file]))
}

const changes = (page: Page) => page.getByRole('dialog', { name: 'What changed in the document' })

function textOf(content: Draft['content'] | undefined): string {
  const value = content?.['HBR-0001']?.fields.title?.value
  if (typeof value !== 'string') throw new Error('The page has no title')
  return value
}

const documentOf = (document: Buffer) =>
  strFromU8(unzipSync(document)['word/document.xml'] ?? new Uint8Array())

function withDocument(document: Buffer, xml: string): Buffer {
  return Buffer.from(zipSync({ ...unzipSync(document), 'word/document.xml': strToU8(xml) }))
}
