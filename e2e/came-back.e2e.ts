import { expect } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Draft } from '#content/draft/draft.ts'
import { exportContent } from '#content/draft/draft-content.ts'
import { exportSwitches } from '#content/draft/items.ts'
import { edited } from '#content/values/values.ts'
import { writeSpec } from '#word/write.ts'
import { onDisk, wordFile } from './sample-documents.ts'
import { manifest, writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { openDraft } from './the-builder.ts'
import { choose, expectNoViolations, expectSaved } from './the-pages.ts'
import { storedDraft } from './the-writing.ts'

const at = '2026-11-23T08:00:00.000Z'
const sent = withTitles(
  writtenDraft('gold-card', ['HDR001-ENBD', 'HBR001', 'ABS001', 'FAQ001', 'FTR001-ENBD']),
  {
    'HBR-0001': 'The card that pays you back',
    'ABS-0001': 'A bank beside you',
  },
)

test('a document that three people changed is merged with the page', async ({ page }) => {
  // Meanwhile the page went on: of these one is changed in the document too.
  await openDraft(page, withTitles(sent, { 'ABS-0001': 'Your bank, beside you', 'FAQ-0001': 'Good to know' }))
  const returned = await returnedDocument()
  await choose(page, 'Open a file…')
  await page.getByLabel('Layout file or Word document').setInputFiles(await onDisk([returned]))
  await expect(page.getByText('This document was exported from the page that is open.')).toBeVisible()
  await page.getByRole('button', { name: 'See what changed' }).click()

  const dialog = page.getByRole('dialog', { name: 'What changed in the document' })
  const left = dialog.locator('p[role=status]')
  await expect(left).toHaveText('5 changes to decide')
  await expect(dialog.getByText('Compared with the page as it was exported.')).toBeVisible()

  await test.step('each with who did it, and what was said of it', async () => {
    const hero = dialog.getByRole('listitem').filter({ hasText: 'Title' }).first()
    await expect(hero).toContainText('Anna, 21 Nov 2026: inserted “every month”')
    await expect(hero).toContainText('Legal, 22 Nov 2026: “Is every month right?”')
    await expect(dialog.getByText('Changed without Track Changes').first()).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('what both changed is asked, and the page’s is kept', async () => {
    await expect(dialog.getByText('Changed on the page as well, since the export:')).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep the page’s' }).click()
    await expect(left).toHaveText('4 changes to decide')
    await expect(dialog.getByText('1 change is left as the page has it.')).toBeVisible()
  })

  await test.step('one by key, then all the others, each one step of the page', async () => {
    await dialog.getByRole('button', { name: /^Accept: .*Title/ }).focus()
    await page.keyboard.press('Enter')
    await expect(left).toHaveText('3 changes to decide, 1 is on the page already')
    await dialog.getByRole('button', { name: 'Accept all 3' }).click()
    await expect(left).toHaveText('Nothing is left to decide.')
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectSaved(page)
  })

  const merged = (await storedDraft(page)) as Draft
  expect(titles(merged)).toEqual({
    'HBR-0001': 'The card that pays you back every month',
    'ABS-0001': 'Your bank, beside you',
    'FAQ-0001': 'Good to know',
  })
  const [, second, third, fourth, ...others] = questionsOf(sent)
  expect(questionsOf(merged)).toEqual([second, 'Is there a fee abroad?', fourth, third, ...others])
  await page.keyboard.press('Control+z')
  await expectSaved(page)
  expect(questionsOf((await storedDraft(page)) as Draft)).toEqual(questionsOf(sent))
})

test('a document of another page leads there, and to what changed', async ({ page }) => {
  await openDraft(page, sent)
  await choose(page, 'New page')
  await expect(page.getByText('No components yet')).toBeVisible()
  await choose(page, 'Open a file…')
  await page
    .getByLabel('Layout file or Word document')
    .setInputFiles(await onDisk([await returnedDocument()]))
  await expect(page.getByText('This document was exported from another page: gold-card.')).toBeVisible()
  const there = page.getByRole('button', { name: 'Open that page and see what changed' })
  await expect(there).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'What changed in the document' })
  await expect(dialog.locator('p[role=status]')).toHaveText(/changes to decide$/)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByText('This document was exported from the page that is open.')).toBeVisible()
})

/** Anna inserted with Track Changes on, Omar typed without, moved a question and deleted another; Legal asked. */
async function returnedDocument() {
  const bytes = await writeSpec({
    manifest,
    pageName: sent.layout.pageName,
    locale: sent.layout.locale,
    createdAt: sent.createdAt,
    exportedAt: '2026-11-20T09:30:00.000Z',
    components: sent.layout.components,
    content: exportContent(sent.content),
    optionalElements: exportSwitches(sent),
  })
  const parts = unzipSync(bytes)
  const edit = (name: string, change: (xml: string) => string) => {
    parts[name] = strToU8(change(strFromU8(parts[name] ?? new Uint8Array())))
  }
  edit('word/document.xml', (xml) => {
    const by = 'w:id="901" w:author="Anna" w:date="2026-11-21T10:12:00Z"'
    const tracked = xml
      .replace(
        /(<w:t[^>]*>The card that pays you back<\/w:t><\/w:r>)/,
        `$1<w:ins ${by}><w:r><w:t xml:space="preserve"> every month</w:t></w:r></w:ins><w:r><w:commentReference w:id="7"/></w:r>`,
      )
      .replace('>A bank beside you<', '>The bank beside you<')
    const from = tracked.indexOf('Instance ID: FAQ-0001')
    const rows = [...tracked.slice(from).matchAll(/<w:tr>(?:(?!<w:tr>).)*?<\/w:tr>/gs)].map(([row]) => row)
    const ofItem = (number: number) => {
      const from = rows.findIndex((row) => row.includes(`>Item ${number}<`))
      const to = rows.findIndex((row) => row.includes(`>Item ${number + 1}<`))
      return rows.slice(from, to)
    }
    const [gone, second] = [ofItem(1).join(''), ofItem(2).join('')]
    const [question = '', answer = ''] = questionAndAnswer(sent)
    const added = second
      .replace(`>${question}<`, '>Is there a fee abroad?<')
      .replace(`>${answer}<`, '>Two percent of what you pay.<')
    const [third, fourth] = [ofItem(3).join(''), ofItem(4).join('')]
    return tracked
      .replace(gone, '')
      .replace(second, second + added.replaceAll('>Item 2<', '>Item 12<'))
      .replace(third + fourth, fourth + third)
  })
  edit('word/_rels/document.xml.rels', (xml) =>
    xml.replace(
      '</Relationships>',
      '<Relationship Id="rIdComments" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="comments.xml"/></Relationships>',
    ),
  )
  parts['word/comments.xml'] = strToU8(
    '<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="7" w:author="Legal" w:date="2026-11-22T09:00:00Z"><w:p><w:r><w:t>Is every month right?</w:t></w:r></w:p></w:comment></w:comments>',
  )
  return wordFile('gold-card-spec.docx', Buffer.from(zipSync(parts)))
}

function withTitles(draft: Draft, titles: Record<string, string>): Draft {
  const content = Object.entries(titles).flatMap(([instanceId, title]) => {
    const instance = draft.content[instanceId]
    const old = instance?.fields[titleOf(instanceId)]
    if (!instance || !old) throw new Error(`${instanceId} has no title`)
    const fields = { ...instance.fields, [titleOf(instanceId)]: edited(old, title, at) }
    return [[instanceId, { ...instance, fields }] as const]
  })
  return { ...draft, content: { ...draft.content, ...Object.fromEntries(content) } }
}

function titles(draft: Draft) {
  return Object.fromEntries(
    ['HBR-0001', 'ABS-0001', 'FAQ-0001'].map((id) => [id, draft.content[id]?.fields[titleOf(id)]?.value]),
  )
}

function titleOf(instanceId: string): string {
  return instanceId === 'ABS-0001' ? 'section_title' : 'title'
}

function questionsOf(draft: Draft) {
  return draft.content['FAQ-0001']?.items.map(({ values }) => values.question?.value) ?? []
}

function questionAndAnswer(draft: Draft) {
  const values = draft.content['FAQ-0001']?.items[1]?.values
  return [values?.question?.value, values?.answer?.value]
}
