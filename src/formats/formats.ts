import { both } from './both.ts'
import type { Format } from './format.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { markdown } from './markdown.ts'
import { signOffData, signOffDocument } from './sign-off.ts'
import { word } from './word.ts'

/** Every way in which a page goes out, in the order in which people are told of them. */
const table = [
  layout,
  word,
  html,
  both,
  signOffDocument,
  signOffData,
  markdown,
] as const satisfies readonly Format[]

export type FormatId = (typeof table)[number]['id']
export type ExportButton = (typeof table)[number]['button']
export type NamedFormat = Format & { id: FormatId; button: ExportButton }

export const formats: readonly NamedFormat[] = table

export const exportButtons: readonly ExportButton[] = [...new Set(formats.map(({ button }) => button))]

/** Buttons that put texts on the clipboard: each has a command, too. */
export type CopyButton = Extract<(typeof table)[number], { goesTo: 'clipboard' }>['button']

export const copyButtons: readonly CopyButton[] = table
  .filter((format) => format.goesTo === 'clipboard')
  .map(({ button }) => button)

/** What is made together. */
export function formatsOf(wanted: ExportButton): NamedFormat[] {
  return formats.filter(({ button }) => button === wanted)
}
