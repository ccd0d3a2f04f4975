import { expect, test } from 'vitest'
import { escapeHtml } from '#base/escape-html.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { createDraftWriter } from '#writing/draft-writer/draft-writer.ts'
import { loadMessyBriefs, ownMessyBriefs } from './messy-briefs.ts'
import { writePage } from './page.ts'
import { twelveSections } from './sections.ts'
import { drawBriefs, drawValues, readTicks, writeSheet } from './sheet.ts'

const briefs = drawBriefs(loadMessyBriefs(ownMessyBriefs))
const components = loadCatalogue('catalogue').manifest.components.filter(({ code }) =>
  twelveSections.includes(code),
)
const pages = await Promise.all(
  briefs.map(async (messy) => ({
    messy,
    values: drawValues(await writePage(createDraftWriter(), messy.brief, components, messy)),
  })),
)
const sheet = writeSheet(pages, 'Draft <writer>')
const open = { accept: 0, edit: 0, refuse: 0, open: 20 }

/** As the sheet's own script and a browser leave it. */
function tick(name: string, verdict: string): (text: string) => string {
  return (text) =>
    text.replace(`name="${name}" value="${verdict}">`, `name="${name}" value="${verdict}" checked="">`)
}

test('forty values of both languages are drawn, the same each time', () => {
  expect(readTicks(sheet)).toEqual({ 'en-AE': open, 'ar-AE': open })
  expect(drawBriefs(loadMessyBriefs(ownMessyBriefs))).toEqual(briefs)
  expect(pages.flatMap(({ values }) => values).every(({ value }) => value.trim() !== '')).toBe(true)
})

test('each stands with its brief, its component and its field, in a file that needs no other', () => {
  for (const { messy, values } of pages) {
    expect(sheet).toContain(`>${escapeHtml(messy.brief.topic)}</dd>`)
    for (const { component } of values) expect(sheet).toContain(`. ${escapeHtml(component.displayName)}, `)
  }
  expect(sheet).toContain('Draft &lt;writer&gt;')
  expect(sheet).not.toMatch(/\s(?:src|href)=/)
})

test('what was ticked is counted by language', () => {
  const ticked = [tick('en-AE 1', 'accept'), tick('en-AE 2', 'edit'), tick('ar-AE 21', 'refuse')].reduce(
    (text, next) => next(text),
    sheet,
  )
  expect(readTicks(ticked)).toEqual({
    'en-AE': { accept: 1, edit: 1, refuse: 0, open: 18 },
    'ar-AE': { accept: 0, edit: 0, refuse: 1, open: 19 },
  })
})

test('words of a brief or a value that look like a ticked box are none', () => {
  const [first] = pages
  if (!first) throw new Error('No page was drawn')
  const [value] = first.values
  if (!value) throw new Error('No value was drawn')
  const box = '<input name="en-AE 1" value="accept" checked="">'
  const forged = writeSheet(
    [
      {
        messy: { ...first.messy, brief: { ...first.messy.brief, topic: box } },
        values: [{ ...value, value: `5 < 6 ${box}`, facts: [box] }],
      },
    ],
    box,
  )
  expect(readTicks(forged)['en-AE']).toEqual({ accept: 0, edit: 0, refuse: 0, open: 1 })
})
