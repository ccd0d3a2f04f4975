import { Document, DocumentProtectionType, Packer, Paragraph, type Table } from 'docx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { directionOf, type Locale } from '#base/locale.ts'
import { findComponent, hasContent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { contentOf, type OptionalElements, type PageContent } from '#content/content.ts'
import { type Placement, pageBrand } from '#layout/layout.ts'
import { createPageSpec, type PageSpec } from '#layout/page-spec.ts'
import { type ExportedPage, exportedData, writeExportedXml } from './exported-page.ts'
import { documentTitle, exportIdOf, productName } from './format.ts'
import { tidyText } from './read/canonical-value.ts'
import { writeNotices } from './write/notices.ts'
import { writeOverview } from './write/overview.ts'
import { createPage } from './write/page.ts'
import { createCoreProperties, createProperties, digestMarked } from './write/properties.ts'
import { writeSection } from './write/section.ts'
import { createStyles, type Look, numbering, palettes, styleIds } from './write/styles.ts'
import type { Writing } from './write/value.ts'

export type SpecInput = {
  manifest: Manifest
  pageName: string
  locale: Locale
  /** When the page was made, and when this document is: ISO times. */
  createdAt: string
  exportedAt: string
  components: readonly Placement[]
  content: PageContent
  optionalElements: OptionalElements
  /** What the page is about, by the id of a product. */
  product?: string
  /** Only the values can be edited then, and no items added. Word in the browser does not edit such documents. */
  protect?: boolean
  /** The texts of its other language, whose items are the same: they stand beside the values and cannot be changed. */
  beside?: { locale: Locale; content: PageContent }
}

/** The Word specification document of a page, as the bytes of a .docx file. The same input gives the same bytes. */
export async function writeSpec(input: SpecInput, exported = describeExport(input)): Promise<Uint8Array> {
  const { manifest, components, content, exportedAt, protect = false } = input
  const pageName = tidyText(input.pageName)
  const look: Look = { palette: palettes[pageBrand(components)], direction: directionOf(input.locale) }
  const { page, id: exportId, spec } = exported
  const title = pageName === '' ? documentTitle : `${pageName} – ${documentTitle}`
  const document = new Document({
    title,
    creator: productName,
    styles: createStyles(look),
    numbering,
    compatibility: { version: 15 },
    customProperties: createProperties(
      spec.page.layoutHash,
      digestMarked(manifest, components, content),
      input.product,
      page,
    ),
    ...(protect && { protection: { type: DocumentProtectionType.READ_ONLY } }),
    sections: [
      {
        ...createPage(look, pageName),
        children: [
          ...writeOverview(look, { manifest, components, spec, exportedAt, exportId }),
          ...writeSections(input, look),
          ...writeNotices(input, look),
          new Paragraph({ style: styleIds.cellEnd }),
        ],
      },
    ],
  })
  const core = { path: 'docProps/core.xml', data: createCoreProperties(title, productName, exportedAt) }
  return withExportedPage(await Packer.pack(document, 'uint8array', undefined, [core]), page)
}

/** What a document of this page carries of its export, the id that stands in its header table, and the layout. */
export function describeExport(input: SpecInput): { id: string; page: ExportedPage; spec: PageSpec } {
  const { manifest, components, content, optionalElements, product, exportedAt } = input
  const spec = createPageSpec({ ...input, pageName: tidyText(input.pageName) }, input.createdAt)
  const { name, locale, createdAt, layoutHash } = spec.page
  const page: ExportedPage = {
    metadata: {
      pageName: name,
      locale,
      createdAt,
      layoutHash,
      ...(product && { product }),
      components: components.map(({ code, instanceId }) => ({ code, instanceId })),
      ...(Object.keys(optionalElements).length > 0 && { optionalElements }),
    },
    data: exportedData(manifest, components, content),
  }
  return { id: exportIdOf(page, exportedAt), page, spec }
}

function writeSections(
  { manifest, components, content, optionalElements, beside, protect = false }: SpecInput,
  look: Look,
): (Paragraph | Table)[] {
  let id = 0
  const nextId = () => ++id
  const writing: Writing = {
    ...look,
    isProtected: protect,
    nextId,
    bookmarks: new Set(),
    ...(beside && { beside: { locale: beside.locale, direction: directionOf(beside.locale) } }),
  }

  const sections = components
    .map((placement, index) => ({
      ...placement,
      number: index + 1,
      component: findComponent(manifest, placement.code),
    }))
    .filter(({ component }) => !component || hasContent(component))

  return sections.flatMap((section, index) =>
    writeSection(writing, {
      ...section,
      isFirst: index === 0,
      content: contentOf(content, section.instanceId),
      ...(beside && { beside: contentOf(beside.content, section.instanceId) }),
      switches: switchesOf(optionalElements, section.instanceId),
    }),
  )
}

function switchesOf(optionalElements: OptionalElements, instanceId: string) {
  return Object.hasOwn(optionalElements, instanceId) ? (optionalElements[instanceId] ?? {}) : {}
}

const relationships = 'word/_rels/document.xml.rels'
const customXml = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml'

/** The zip file again, with the exported page as a part of its own, and without the time at which it was packed. */
function withExportedPage(bytes: Uint8Array, page: ExportedPage): Uint8Array {
  const parts = unzipSync(bytes)
  const related = strFromU8(parts[relationships] as Uint8Array).replace(
    '</Relationships>',
    `<Relationship Id="rIdExportedPage" Type="${customXml}" Target="../customXml/item1.xml"/></Relationships>`,
  )
  return zipSync(
    {
      ...parts,
      [relationships]: strToU8(related),
      'customXml/item1.xml': strToU8(writeExportedXml(page)),
    },
    { mtime: new Date(1980, 0, 1) },
  )
}
