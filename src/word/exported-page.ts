import { deflateSync } from 'fflate'
import { z } from 'zod'
import { parseJson } from '#base/parse-json.ts'
import { columnsOf, findComponent, fixedValue } from '#catalogue/lookup.ts'
import type { Field, Manifest } from '#catalogue/manifest.ts'
import { type ContentValues, contentOf, isBlank, type PageContent } from '#content/content.ts'
import { dataSchema, metadataSchema, type ParsedData, type ParseResult } from '#content/parse-result.ts'
import type { Placement } from '#layout/layout.ts'
import { properties } from './format.ts'
import { portableUnpacker } from './package/unpacker.ts'
import { canonicalValue } from './read/canonical-value.ts'
import type { Property } from './write/properties.ts'

/**
 * The page as a document was written from it, in the form in which it would be read back. The document carries it twice, for
 * some programs drop the one and some the other: as a custom XML part, and deflated in custom properties. It says nothing
 * that cannot be read in the document itself.
 */
export type ExportedPage = Pick<ParseResult, 'metadata' | 'data'>

export const exportedPageSchema = z.object({ metadata: metadataSchema, data: dataSchema })

/** Some editors cut a property at 255 characters. */
const charactersPerProperty = 250
/** A page that needs more is in the custom XML part alone. */
const mostProperties = 60
/** Of what comes out of the properties, in bytes: far more than they can hold of words. */
const largest = 4 * 1024 * 1024

const namespace = 'urn:webpage-builder:exported-page'

/** As nobody has touched it; what is empty is not in it. */
export function exportedData(
  manifest: Manifest,
  components: readonly Placement[],
  content: PageContent,
): ParsedData {
  const entries = components.flatMap(({ code, instanceId }): [string, ParsedData[string]][] => {
    const component = findComponent(manifest, code)
    if (!component) return []
    const { fields, items } = contentOf(content, instanceId)
    const columns = columnsOf(component)
    return [
      [
        instanceId,
        {
          ...plainValues(component.docx.fields, fields),
          ...(items.length > 0 && { items: items.map((item, index) => plainValues(columns, item, index)) }),
        },
      ],
    ]
  })
  return Object.fromEntries(entries.filter(([, values]) => Object.keys(values).length > 0))
}

type PlainValues = Record<string, string | string[]>

function plainValues(fields: readonly Field[], values: ContentValues, item = 0): PlainValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = fixedValue(field, item) ?? canonicalValue(field, values[field.name]?.value)
      return isBlank(value) ? [] : [[field.name, value]]
    }),
  )
}

export function writeExportedProperties(page: ExportedPage): Property[] {
  const packed = deflateSync(new TextEncoder().encode(JSON.stringify(page)), { level: 9 })
  if (packed.length * 4 > mostProperties * charactersPerProperty * 3) return []
  const text = btoa(String.fromCharCode(...packed))
  const pieces = text.match(new RegExp(`.{1,${charactersPerProperty}}`, 'g')) ?? []
  return pieces.map((value, index) => ({ name: `${properties.exportedPage}${index + 1}`, value }))
}

/** The custom XML part; characters that XML has no place for are written as JSON writes them. */
export function writeExportedXml(page: ExportedPage): string {
  const json = JSON.stringify(page).replace(
    /[<>&\u007f-\u009f\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><exportedPage xmlns="${namespace}">${json}</exportedPage>`
}

/** Out of what a document carries; `xml` are the texts of its custom XML parts. Undefined where it carries none that is whole. */
export function readExportedPage(
  xml: readonly string[],
  customProperties: ReadonlyMap<string, string>,
): ExportedPage | undefined {
  for (const text of [...xml, unpack(customProperties)]) {
    const read = text.startsWith('{') ? exportedPageSchema.safeParse(parseJson(text)) : undefined
    if (read?.success) return read.data
  }
}

function unpack(customProperties: ReadonlyMap<string, string>): string {
  const pieces: string[] = []
  for (let number = 1; number <= mostProperties; number++) {
    const piece = customProperties.get(`${properties.exportedPage}${number}`)
    if (piece === undefined) break
    pieces.push(piece.trim())
  }
  try {
    const packed = Uint8Array.from(atob(pieces.join('')), (character) => character.charCodeAt(0))
    const unpacked = portableUnpacker.inflate(packed, largest)
    return unpacked.ok ? new TextDecoder('utf-8', { fatal: true }).decode(unpacked.value) : ''
  } catch {
    return ''
  }
}
