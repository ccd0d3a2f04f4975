import { HeadingLevel, type Paragraph, type Table } from 'docx'
import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Placement } from '#layout/layout.ts'
import type { PageSpec } from '#layout/page-spec.ts'
import { componentLines, documentTitle, headerLabels, orderColumns, orderHeading } from '../format.ts'
import { ownParagraph } from './own-words.ts'
import { labelParagraphs, quietCell, tableText } from './row.ts'
import { type Look, styleIds } from './styles.ts'
import { createTable, textWidth } from './table.ts'

type Overview = {
  manifest: Manifest
  components: readonly Placement[]
  spec: PageSpec
  exportedAt: string
  exportId: string
}

/** The first page: what the document is about, and which components stand where. */
export function writeOverview(look: Look, overview: Overview): (Paragraph | Table)[] {
  return [
    ownParagraph(look, documentTitle, { heading: HeadingLevel.TITLE }),
    createHeaderTable(look, overview),
    ownParagraph(look, orderHeading, { heading: HeadingLevel.HEADING_1 }),
    createOrderTable(look, overview),
  ]
}

function createHeaderTable(look: Look, { spec: { page }, exportedAt, exportId }: Overview): Table {
  const values = { ...page, pageName: page.name, exportedAt, exportId }
  const keys = Object.keys(headerLabels) as (keyof typeof headerLabels)[]
  const rows = keys.map((key) => [
    quietCell([ownParagraph(look, headerLabels[key], { style: styleIds.tableText, run: { bold: true } })]),
    { children: [tableText({ text: values[key] })] },
  ])
  return createTable(look, { head: [], widths: [3000, textWidth - 3000], rows })
}

function createOrderTable(look: Look, { manifest, components }: Overview): Table {
  const rows = components.map(({ code, instanceId }, index) => {
    const [title = '', name] = componentLines(code, findComponent(manifest, code))
    return [
      { children: [tableText({ text: String(index + 1) })] },
      { children: labelParagraphs(title, name) },
      { children: [tableText({ text: instanceId })] },
    ]
  })
  return createTable(look, { head: orderColumns, widths: [1000, textWidth - 5000, 4000], rows })
}
