/** A language for Word's XML in tests: what stands in a document, and what was read of it. */
import { writeRichText } from '#content/values/rich-text.ts'
import { textOfParagraph, type WordBlock } from '#word/walk/document.ts'
import { openDocument } from '#word/walk/open-document.ts'
import { tinyDocx } from './tiny-docx.ts'

export const run = (text: string, format = '') => `<w:r><w:rPr>${format}</w:rPr><w:t>${text}</w:t></w:r>`
export const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
export const text = (words: string) => paragraph(run(words))
export const cell = (content: string, settings = '') => `<w:tc><w:tcPr>${settings}</w:tcPr>${content}</w:tc>`
export const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
export const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`
export const control = (settings: string, content: string) =>
  `<w:sdt><w:sdtPr>${settings}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
export const field = (instruction: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
export const textBox = (content: string) => `<wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx>`

export function open(body: string, parts: Record<string, string> = {}) {
  const opened = openDocument(tinyDocx(body, parts))
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  return opened.value
}

/** Paragraphs as they read, tables as rows of "column: text". */
export function words(blocks: readonly WordBlock[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? [textOfParagraph(block)]
      : block.rows
          .filter(({ cells }) => cells.length > 0)
          .map(({ cells }) =>
            cells.map((each) => `${each.column}: ${words(each.blocks).join('¶')}`).join(' | '),
          ),
  )
}

export function html(blocks: readonly WordBlock[]) {
  return writeRichText(
    blocks
      .filter((block) => block.kind === 'paragraph')
      .map(({ list, runs }) => ({ kind: list ?? 'paragraph', runs })),
  )
}
