import type { Locale } from '#base/locale.ts'
import { sha256Hex } from '#base/sha256-hex.ts'
import { type Bounds, boundsOf } from '#catalogue/bounds.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { Component, Field, ItemsDefinition, OptionalElement } from '#catalogue/manifest.ts'
import type { PagePlace } from '#content/place.ts'
import { headingOfNotices } from '#notices/notices.ts'
import { inLanguage } from './furniture.ts'

/**
 * The Word specification document. `write.ts` and `read.ts` both follow this file and hold no wording of
 * their own.
 *
 * Title, header table (two columns: label, value), heading and component order table, then a section per
 * component that has fields or items: a heading "n. Display name", a line with code and instance id, the
 * note, a fields table and an items table. The items table is vertical: a row per item and column, the item's
 * label in its first cell, so that a person adds an item by copying its rows.
 */
export const documentTitle = 'Web page specification'
export const productName = 'Webpage Builder'

/** Rows of the header table, in this order. */
export const headerLabels = {
  specFormat: 'Spec format version',
  pageName: 'Page name',
  locale: 'Locale',
  createdAt: 'Created at',
  exportedAt: 'Exported at',
  layoutHash: 'Layout hash',
  exportId: 'Export ID',
} as const

export const orderHeading = 'Component order'
export const orderColumns = ['Order', 'Component', 'Instance ID'] as const

/** The two lines of a component's cell in the order table: its name for people, if it is known, and its code. */
export function componentLines(code: string, component: Component | undefined): string[] {
  return component ? [component.displayName, code] : [code]
}

/** The heading of a section: "2. Hero banner". The number is that of the order table. */
export function sectionHeading(number: number, name: string): string {
  return `${number}. ${name}`
}

/** The line under a section's heading: "Code: FAQ001 · Instance ID: FAQ-0001". */
export const codeLabel = 'Code'
export const instanceIdLabel = 'Instance ID'

export function sectionLine(code: string, instanceId: string, locale: Locale): string {
  return `${inLanguage(codeLabel, locale)}: ${code} · ${inLanguage(instanceIdLabel, locale)}: ${instanceId}`
}

export const editNote = 'Edit ONLY the Value column'
export const fieldsHeading = 'Fields'
export const itemsHeading = 'Items'

/** The line above an items table: "3–20 items. Add question: copy all rows of an item …". */
export function itemsNote(items: ItemsDefinition): string {
  return `${rowLimits(items)}. ${items.addRowLabel}: copy all rows of an item and paste them below the last one.`
}

export function itemsNoteInArabic({ minRows, maxRows }: ItemsDefinition): string {
  const count = minRows === maxRows ? `${minRows}` : `${minRows}–${maxRows}`
  return `عدد العناصر: ${count}. لإضافة عنصر انسخ جميع صفوف عنصر والصقها تحت آخر عنصر.`
}

function rowLimits({ minRows, maxRows }: ItemsDefinition): string {
  return minRows === maxRows ? `exactly ${minRows} items` : `${minRows}–${maxRows} items`
}

export const fieldColumns = ['Field', 'Required', 'Limits', 'Value', 'AI mark'] as const
export const itemColumns = ['Item', 'Field', 'Required', 'Limits', 'Value', 'AI mark'] as const

/** The column beside the values that has the other language's texts, if somebody wants it: it is no copy, and read as none. */
export const besideColumns: Record<Locale, string> = { 'en-AE': 'English text', 'ar-AE': 'Arabic text' }

/** The columns of a table with that one in it. */
export function withBeside(columns: readonly string[], beside: string | undefined): string[] {
  return columns.flatMap((name) => (name === 'Value' && beside !== undefined ? [beside, name] : [name]))
}

/** It belongs to no value, so no reader may take it for the tag of one. */
export function writeBesideTag(id: PagePlace): string {
  return `beside:${writeValueTag(id)}`
}

export function isBesideTag(tag: string): boolean {
  return tag.startsWith('beside:')
}

export const emptyMark = '[Empty - Please fill in]'
/** The same after people and their editors were at it: other dashes, other white space, the last word gone. */
export const emptyMarkPattern =
  /\[\s*empty\s*[-\u2010-\u2015\u2212]+\s*please\s+fill(?:\s+(?:it\s+)?in)?[\s.]*\]/i

export const aiMark = 'AI Generated'
export const required = { yes: 'Yes', no: 'No' } as const

/** How an optional element stands in its row's value cell. */
export const shown = { yes: 'Shown', no: 'Hidden' } as const

/** Whether the words in an optional element's cell show it; undefined when they say neither. */
export function readShown(text: string): boolean | undefined {
  const word = text.toLowerCase()
  if ([shown.yes.toLowerCase(), 'show', 'yes', 'on', 'true', 'نعم', 'ظاهر'].includes(word)) return true
  if ([shown.no.toLowerCase(), 'hide', 'no', 'off', 'false', 'لا', 'مخفي'].includes(word)) return false
}

/** What the Limits cell says of an optional element. */
export const shownLimits = `${shown.yes} or ${shown.no}`

/** What kind of value a field takes, for people. */
export const kinds: Record<Field['type'], string> = {
  text: 'Text',
  richtext: 'Formatted text',
  url: 'Link',
  number: 'Number',
  array: 'List, one entry a line',
}

/** What stands for the limits of a column that nobody writes. */
export const fixedLimits = 'Set by the page'

/** The lines of a field's Limits cell: its kind, and its limits if there are any. */
export function limitLines(field: Field): LimitLine[] {
  if (field.fixed) return [{ english: fixedLimits }]
  const bounds = boundsOf(field)
  const english = limitsIn(bounds)
  const kind = { english: kinds[field.type] }
  return english === '' ? [kind] : [kind, { english, arabic: limitsInArabic(bounds) }]
}

/** `arabic`: where it is more than words of our own. */
export type LimitLine = { english: string; arabic?: string }

const unitsInArabic = { characters: 'عدد الأحرف', entries: 'عدد المدخلات' }

/** Without a counted noun, whose form would follow the number. */
function limitsInArabic({ least, most, unit }: Bounds): string {
  const range = least === undefined ? `حتى ${most}` : `${least}–${most}`
  const bounds = most === undefined ? `${least} على الأقل` : range
  return unit ? `${unitsInArabic[unit]}: ${bounds}` : bounds
}

export const limitInArabic = /^(?:عدد (?:الأحرف|المدخلات): )?(?:\d+[–-]\d+|حتى \d+|\d+ على الأقل)$/

/** "10–70 characters" */
function limitsIn({ least, most, unit }: Bounds): string {
  const range = least === undefined ? `up to ${most}` : `${least}–${most}`
  const bounds = most === undefined ? least && `at least ${least}` : range
  return bounds ? [bounds, unit].filter(Boolean).join(' ') : ''
}

/** "Item 1" for the first. */
export function itemLabel(number: number): string {
  return `Item ${number}`
}

export function itemLabelInArabic(number: number): string {
  return `${inLanguage('Item', 'ar-AE')} ${number}`
}

/** The number in a label like "Item 3", also with other digits or words around it. */
export function readItemLabel(text: string): number | undefined {
  const digits = /^\s*(?:item|العنصر)\s*(\d{1,4})\s*$/i.exec(text)?.[1]
  return digits ? Number(digits) : undefined
}

/** What somebody wrote next to "Item 3". A label that has none of ours in it is people's own name for the item. */
export function besideItemLabel(text: string): string {
  return ourLabel.test(text) ? text.replace(ourLabel, '').trim() : ''
}

const ourLabel = /(?:\bitem|العنصر)\s*\d{1,4}\b/i

/** The two lines of a field's label cell: its name for people, and its name in the data. */
export function fieldLabelLines(field: Pick<Field, 'name'>): [label: string, name: string] {
  return [labelOf(field.name), field.name]
}

/** The same for the row of an optional element. */
export function elementLabelLines({ id, label }: OptionalElement): [label: string, id: string] {
  return [label, id]
}

/**
 * Tag and alias of the content control round a value: "FAQ-0001/question/2", items counted from 1. The item is that of
 * the export: rows that people copy repeat it. At most 64 characters, Word's limit.
 */
export function writeValueTag({ instanceId, field, item }: PagePlace): string {
  return item === undefined ? `${instanceId}/${field}` : `${instanceId}/${field}/${item + 1}`
}

export function readValueTag(tag: string): PagePlace | undefined {
  const match = /^([A-Za-z0-9_-]{1,64})\/([a-z][a-z0-9_]*)(?:\/(\d{1,4}))?$/.exec(tag.trim())
  if (!match) return undefined
  const [, instanceId = '', field = '', item] = match
  return { instanceId, field, ...(item && { item: Number(item) - 1 }) }
}

/**
 * The bookmark round a value: `v_FAQ_0001__question__2`. Word allows letters, digits and underscores, 40 at
 * most; undefined where that is not enough.
 */
export function writeValueBookmark({ instanceId, field, item }: PagePlace): string | undefined {
  const parts = [instanceId.replaceAll('-', '_'), field, ...(item === undefined ? [] : [String(item + 1)])]
  const name = `v_${parts.join('__')}`
  return name.length <= 40 ? name : undefined
}

export function readValueBookmark(name: string): PagePlace | undefined {
  const match = /^v_([A-Za-z0-9]+(?:_[A-Za-z0-9]+)*)__([a-z][a-z0-9_]*?)(?:__(\d{1,4}))?$/.exec(name)
  if (!match) return undefined
  const [, id = '', field = '', item] = match
  return { instanceId: id.replaceAll('_', '-'), field, ...(item && { item: Number(item) - 1 }) }
}

/** What must stand on the page by its product. It is not read again: the page puts it there itself. */
export const noticesHeading = headingOfNotices('en-AE')
export const noticesNote = 'The page puts these words before its footer. They cannot be edited here.'
export const noWordingNote = 'The wording of some of them has not been supplied in this language yet.'

/** The words of the footer: "Page 2 of 7". */
export const pageNumberWords = { page: 'Page', of: 'of' } as const

/** Custom document properties. Text of a property is cut at 255 characters by some editors. */
export const properties = {
  specFormat: 'wpbSpecFormat',
  layoutHash: 'wpbLayoutHash',
  /** What the page is about; no line of the document says it. */
  product: 'wpbProduct',
  /** `wpbAiDigests1`, `wpbAiDigests2` …: digests of the values that were marked at export, parted by commas. */
  aiDigests: 'wpbAiDigests',
  /** `wpbWaitingDigests1` …: those of them that nobody had accepted. */
  waitingDigests: 'wpbWaitingDigests',
  /** `wpbExportedPage1` …: the page as it was exported (`exported-page.ts`). */
  exportedPage: 'wpbExportedPage',
} as const

/** What an export is known by where a document carries nothing else of it: twelve hexadecimal digits. */
export function exportIdOf(page: unknown, exportedAt: string): string {
  return sha256Hex(`${exportedAt}\n${JSON.stringify(page)}`).slice(0, 12)
}

/**
 * A short digest of a marked value. A marked value whose digest is in the document was not changed since
 * export; with no digests in the document at all, the mark alone counts. `value` is in its canonical form.
 */
export function digestOf(field: string, value: string | string[]): string {
  const text = Array.isArray(value) ? value.join('\n') : value
  return sha256Hex(`${field}\n${text.normalize('NFC')}`).slice(0, 8)
}
