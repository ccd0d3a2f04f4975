import type { Field } from '#catalogue/manifest.ts'
import { readNumber } from '#content/values/number.ts'
import { readRichText, writeRichText } from '#content/values/rich-text.ts'
import { richTextOfMarkdown } from './markdown.ts'

/**
 * What a model gave for a field, as the product keeps it: one line of text, the canonical rich text, digits, or lines.
 * Empty when it gave nothing. `knownText` is what people wrote: a link may only lead where it leads.
 */
export function tidyValue(field: Field, given: unknown, knownText: string): string {
  const lines = linesOf(given)
  switch (field.type) {
    case 'number':
      return readFigure(lines.join(' '))
    case 'array':
      return lines
        .flatMap((line) => line.split(/\n/))
        .map((line) => tidyLine(line.replace(/^\s*([-*•]|\d+[.)])\s+/, '')))
        .filter((line) => line !== '')
        .join('\n')
    case 'richtext':
      return tidyRichText(lines.join('\n\n'), knownText)
    case 'text':
    case 'url':
      return tidyLine(lines.join(' '))
  }
}

function linesOf(given: unknown): string[] {
  if (Array.isArray(given)) return given.flatMap(linesOf)
  return typeof given === 'string' || typeof given === 'number' ? [String(given)] : []
}

/** "85", "85%" and "about 85" all say 85; two figures say nothing. */
function readFigure(text: string): string {
  const whole = readNumber(text)
  if (whole !== undefined) return whole
  const figures = text.match(/-?[\d٠-٩۰-۹][\d٠-٩۰-۹.,٫٬]*/g) ?? []
  return figures.length === 1 ? (readNumber(figures[0].replace(/[.,]+$/, '')) ?? '') : ''
}

/** Without tags, emphasis of Markdown, wrapping quotes, and marks that nobody sees. */
function tidyLine(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/<\/?(p|br|div|span|strong|em|b|i|u|ul|ol|li|a|h[1-6]|script|style|img|iframe)\b[^<>]*>/gi, ' ')
    .replace(/\*\*(?=\S)(.+?)\*\*/g, '$1')
    .replace(/^#{1,6} /, '')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim()
  const quoted = /^(?:"([^"]+)"|“([^”]+)”|«([^»]+)»)$/.exec(line)
  return (quoted?.slice(1).find((inner) => inner !== undefined) ?? line).trim()
}

function tidyRichText(text: string, knownText: string): string {
  const html = /<[a-z]/i.test(text) ? text : richTextOfMarkdown(text)
  const blocks = readRichText(html.normalize('NFC').replace(invisible, ''))
  const addresses = addressesIn(knownText)
  return writeRichText(
    blocks.map(({ kind, runs }) => ({
      kind,
      runs: runs.map(({ href, ...run }) => (href && addresses.has(href) ? { ...run, href } : run)),
    })),
  )
}

function addressesIn(text: string): Set<string> {
  const addresses = text.match(/(?:https?:\/\/|mailto:|tel:)[^\s<>"'()]+/g) ?? []
  return new Set(addresses.map((address) => address.replace(/[.,;:!?]+$/, '')))
}

/** Controls, noncharacters, and marks that hide text or turn its direction. */
const invisible = /[\p{Cc}--[\n\t]]|\p{Noncharacter_Code_Point}|[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/gv
