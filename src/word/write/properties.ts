import { columnsOf, findComponent, fixedValue } from '#catalogue/lookup.ts'
import { type Field, type Manifest, specFormat } from '#catalogue/manifest.ts'
import { type ContentValues, contentOf, isBlank, type PageContent } from '#content/content.ts'
import type { Placement } from '#layout/layout.ts'
import { type ExportedPage, writeExportedProperties } from '../exported-page.ts'
import { digestOf, properties } from '../format.ts'
import { canonicalValue } from '../read/canonical-value.ts'
import { escapeXml } from '../xml/escape-xml.ts'

export type Property = { name: string; value: string }

/** Some editors cut a property at 255 characters; a digest and its comma take 9. */
const digestsPerProperty = 27

/** The document's custom properties: what a reader wants to know and people need not see. */
export function createProperties(
  hash: string,
  { marked, waiting }: MarkedDigests,
  product: string | undefined,
  page: ExportedPage,
): Property[] {
  return [
    { name: properties.specFormat, value: specFormat },
    { name: properties.layoutHash, value: hash },
    ...(product ? [{ name: properties.product, value: product }] : []),
    ...writeDigests(properties.aiDigests, marked),
    ...writeDigests(properties.waitingDigests, waiting),
    ...writeExportedProperties(page),
  ]
}

function writeDigests(name: string, digests: readonly string[]): Property[] {
  return Array.from({ length: Math.ceil(digests.length / digestsPerProperty) }, (_, index) => ({
    name: `${name}${index + 1}`,
    value: digests.slice(index * digestsPerProperty, (index + 1) * digestsPerProperty).join(','),
  }))
}

/** Digests of all values that are marked as written by the machine, and of those of them that nobody has accepted. */
export type MarkedDigests = { marked: string[]; waiting: string[] }

export function digestMarked(
  manifest: Manifest,
  components: readonly Placement[],
  content: PageContent,
): MarkedDigests {
  const digests = components.flatMap(({ code, instanceId }) => {
    const component = findComponent(manifest, code)
    if (!component) return []
    const { fields, items } = contentOf(content, instanceId)
    const columns = columnsOf(component).filter((column) => fixedValue(column, 0) === undefined)
    return [
      ...digestValues(component.docx.fields, fields),
      ...items.flatMap((item) => digestValues(columns, item)),
    ]
  })
  const waiting = digests.filter(({ isWaiting }) => isWaiting)
  return {
    marked: [...new Set(digests.map(({ digest }) => digest))],
    waiting: [...new Set(waiting.map(({ digest }) => digest))],
  }
}

function digestValues(fields: readonly Field[], values: ContentValues) {
  return fields.flatMap((field) => {
    const { ai_generated, accepted, value: own } = values[field.name] ?? {}
    const value = canonicalValue(field, own)
    if (!ai_generated || isBlank(value)) return []
    return [{ digest: digestOf(field.name, value), isWaiting: accepted === false }]
  })
}

/** `docProps/core.xml`. docx would write the time of the clock into it. */
export function createCoreProperties(title: string, creator: string, time: string): string {
  const date = (name: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${escapeXml(time)}</dcterms:${name}>`
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(creator)}</dc:creator><cp:lastModifiedBy>${escapeXml(creator)}</cp:lastModifiedBy><cp:revision>1</cp:revision>${date('created')}${date('modified')}</cp:coreProperties>`
}
