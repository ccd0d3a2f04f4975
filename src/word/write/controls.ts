import { BuilderElement, type ParagraphChild, type XmlComponent } from 'docx'
import type { PagePlace } from '#content/place.ts'
import { readValueBookmark, readValueTag, writeValueBookmark, writeValueTag } from '../format.ts'

export type Control = {
  /** Tag and alias alike: some editors keep only the alias. */
  tag: string
  id: number
  /** What people choose from; without it they write. */
  options?: readonly string[]
  /** Its content is not a value but the words that stand in for one. */
  isPlaceholder: boolean
  /** Nobody can change its content. The control can still be deleted, as its row can. */
  isFixed: boolean
}

/**
 * A control round runs of one paragraph (ECMA-376 17.5.2.31); docx has no type for it. Never one round whole
 * paragraphs, and never one for plain text (`w:text`): LibreOffice 7.4 makes form fields of both, moves line
 * breaks in them, drops formatting and writes Arabic beside Latin text several times over.
 */
export function createControl(
  { tag, id, options, isPlaceholder, isFixed }: Control,
  runs: readonly ParagraphChild[],
): ParagraphChild {
  const control = element('w:sdt', {}, [
    element('w:sdtPr', {}, [
      element('w:alias', { 'w:val': tag }),
      element('w:tag', { 'w:val': tag }),
      element('w:id', { 'w:val': String(id) }),
      ...(isFixed ? [element('w:lock', { 'w:val': 'contentLocked' })] : []),
      ...(isPlaceholder ? [element('w:showingPlcHdr')] : []),
      options ? createChoice(options) : element('w:richText'),
    ]),
    element('w:sdtContent', {}, runs as readonly XmlComponent[]),
  ])
  return control as unknown as ParagraphChild
}

/** Word holds a document with a tag of more than 64 characters to be damaged. */
export function controlTag(id: PagePlace): string | undefined {
  const tag = writeValueTag(id)
  return tag.length <= 64 && sameValue(readValueTag(tag), id) ? tag : undefined
}

/** The bookmark's name, if it leads back to the same value. */
export function bookmarkName(id: PagePlace): string | undefined {
  const name = writeValueBookmark(id)
  return name && sameValue(readValueBookmark(name), id) ? name : undefined
}

function sameValue(read: PagePlace | undefined, id: PagePlace): boolean {
  return read?.instanceId === id.instanceId && read.field === id.field && read.item === id.item
}

function createChoice(options: readonly string[]): XmlComponent {
  const items = options.map((option) => ({ 'w:displayText': option, 'w:value': option }))
  return element(
    'w:dropDownList',
    {},
    items.map((item) => element('w:listItem', item)),
  )
}

function element(
  name: string,
  attributes: Record<string, string> = {},
  children: readonly XmlComponent[] = [],
): XmlComponent {
  const keyed = Object.entries(attributes).map(([key, value]) => [key, { key, value }])
  return new BuilderElement<Record<string, string>>({ name, attributes: Object.fromEntries(keyed), children })
}
