import { productName } from '../format.ts'
import { escapeXml } from '../xml/escape-xml.ts'
import type { Edit } from './edit-part.ts'
import type { ParagraphOutline } from './outline-text.ts'
import { writeHead } from './own-comment.ts'
import type { Remark } from './remark.ts'
import type { WordNames } from './word-names.ts'

/** A comment as it stands in the part of comments. It has no date: Word shows one as the reader's own time, whatever its zone. */
export function writeComment({ kind, lines }: Remark, id: number, names: WordNames): string {
  const { element, attribute, declaration } = names
  const paragraphs = [
    writeParagraph(writeHead(kind, lines), names, `<${element}rPr><${element}b/></${element}rPr>`),
    ...lines.map((line) => writeParagraph(line, names)),
  ]
  const facts = `${attribute}id="${id}" ${attribute}author="${productName}" ${attribute}initials="WB"`
  return `<${element}comment${declaration} ${facts}>${paragraphs.join('')}</${element}comment>`
}

/** The beginnings of so many ranges, and their ends, each with its reference, without which Word drops a comment. */
export function writeAnchors(ids: readonly number[], paragraph: ParagraphOutline): Edit[] {
  const { names, written, contentStart, contentEnd, isEmptyTag } = paragraph
  const { element, declaration } = names
  const mark = (name: string, id: number) => `<${element}${name}${declaration} ${names.attribute}id="${id}"/>`
  const starts = ids.map((id) => mark('commentRangeStart', id)).join('')
  const ends = ids
    .map((id) => `${mark('commentRangeEnd', id)}<${element}r>${mark('commentReference', id)}</${element}r>`)
    .join('')
  if (isEmptyTag) return [{ at: contentEnd - 2, end: contentEnd, text: `>${starts}${ends}</${written}>` }]
  return [
    { at: contentStart, end: contentStart, text: starts },
    { at: contentEnd, end: contentEnd, text: ends },
  ]
}

function writeParagraph(text: string, { element }: WordNames, format = ''): string {
  const words = `<${element}t xml:space="preserve">${escapeXml(text)}</${element}t>`
  return `<${element}p><${element}r>${format}${words}</${element}r></${element}p>`
}
