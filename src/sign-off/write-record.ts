import { Document, HeadingLevel, Packer, Paragraph, type Table } from 'docx'
import { unzipSync, zipSync } from 'fflate'
import { findProduct } from '#notices/products.ts'
import { createPage } from '#word/write/page.ts'
import { createCoreProperties } from '#word/write/properties.ts'
import { quietCell, tableText } from '#word/write/row.ts'
import { createStyles, type Look, numbering, palettes, styleIds } from '#word/write/styles.ts'
import { createTable, textWidth } from '#word/write/table.ts'
import type { SignOffRecord } from './record.ts'
import { words } from './words.ts'

/** The record as a Word document, for people to read and file. The same record gives the same bytes. */
export async function writeRecord(record: SignOffRecord): Promise<Uint8Array> {
  const look: Look = { palette: palettes[record.page.brand], direction: 'ltr' }
  const title = words.titleOf(record.page.name || record.page.pageName)
  const document = new Document({
    title,
    creator: words.creator,
    styles: createStyles(look),
    numbering,
    compatibility: { version: 15 },
    sections: [
      {
        ...createPage(look, record.page.pageName, words.title),
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, text: title }),
          ...overview(look, record),
          ...parts.flatMap(({ heading, none, head, widths, rows }) => [
            new Paragraph({ heading: HeadingLevel.HEADING_1, text: heading }),
            ...list(look, { none, head, widths, rows: rows(record) }),
          ]),
          new Paragraph({ style: styleIds.cellEnd }),
        ],
      },
    ],
  })
  const core = {
    path: 'docProps/core.xml',
    data: createCoreProperties(title, words.creator, record.exportedAt),
  }
  const packed = await Packer.pack(document, 'uint8array', undefined, [core])
  return zipSync(unzipSync(packed), { mtime: new Date(1980, 0, 1) })
}

function overview(look: Look, { page, file, rules, exportedAt, exportedBy }: SignOffRecord): Table[] {
  const rows: [label: string, value: string][] = [
    [words.page, page.name],
    [words.pageName, page.pageName],
    [words.locale, page.locale],
    [words.product, findProduct(page.product)?.name.en ?? words.noProduct],
    [words.exportedAt, words.time(exportedAt)],
    [words.exportedBy, exportedBy],
    [words.file, file.name],
    [words.digest, file.sha256],
    ...file.pictures.map(({ path, sha256 }): [string, string] => [words.picture(path), sha256]),
    [words.rules, words.rulesOf(rules.version, rules.count)],
    [words.layoutHash, page.layoutHash],
  ]
  return [
    createTable(look, {
      head: [],
      widths: [3400, textWidth - 3400],
      rows: rows.map(([label, value]) => [
        quietCell([tableText({ text: label, bold: true })]),
        { children: [tableText({ text: value })] },
      ]),
    }),
  ]
}

type Part = {
  heading: string
  /** What stands there where there is nothing to tell. */
  none: string
  head: readonly string[]
  widths: readonly number[]
  rows: (record: SignOffRecord) => readonly (readonly string[])[]
}

const parts: readonly Part[] = [
  {
    ...words.waivers,
    widths: [4800, 2500, 2300, 3272, 1700],
    rows: ({ waivers }) =>
      waivers.map((waiver) => [
        words.forbidden(waiver),
        waiver.place,
        words.waivedBy(waiver),
        waiver.reason,
        words.time(waiver.at),
      ]),
  },
  {
    ...words.findings,
    widths: [1600, 3600, 9372],
    rows: ({ findings }) =>
      findings.map(({ severity, place, message }) => [words.severities[severity], place, message]),
  },
  {
    ...words.notices,
    widths: [9372, 5200],
    rows: ({ notices }) => notices.map(({ text, source }) => [text, source]),
  },
  {
    ...words.facts,
    widths: [5400, 2900, 2700, 3572],
    rows: ({ facts }) =>
      facts.map((fact) => [
        fact.line,
        words.cameFrom(fact),
        words.stateOf(fact),
        fact.places.map(({ place }) => place).join('; ') || (fact.isUntold ? words.untold : words.nowhere),
      ]),
  },
  {
    ...words.claims,
    widths: [3000, 4600, 6972],
    rows: ({ claims }) =>
      claims.map(({ words: said, place, source, lines }) => [said, place, words.sourceOf(source, lines)]),
  },
  {
    ...words.accepted,
    widths: [6572, 2400, 2600, 3000],
    rows: ({ accepted }) =>
      accepted.map(({ place, writtenBy, acceptedBy, at }) => [
        place,
        words.writers[writtenBy],
        words.person(acceptedBy),
        words.time(at),
      ]),
  },
]

function list(
  look: Look,
  { none, head, widths, rows }: Omit<Part, 'heading' | 'rows'> & { rows: ReturnType<Part['rows']> },
) {
  if (rows.length === 0) return [new Paragraph({ style: styleIds.note, text: none })]
  return [
    createTable(look, {
      head,
      widths,
      rows: rows.map((cells) => cells.map((text) => ({ children: [tableText({ text })] }))),
    }),
  ]
}
