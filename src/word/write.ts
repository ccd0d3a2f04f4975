import { Document, DocumentProtectionType, Packer, Paragraph, type Table } from 'docx'
import { unzipSync, zipSync } from 'fflate'
import { directionOf, type Locale } from '#base/locale.ts'
import { findComponent, hasContent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { contentOf, type OptionalElements, type PageContent } from '#content/content.ts'
import { type Placement, pageBrand } from '#layout/layout.ts'
import { createPageSpec } from '#layout/page-spec.ts'
import { documentTitle, productName } from './format.ts'
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
}

/** The Word specification document of a page, as the bytes of a .docx file. The same input gives the same bytes. */
export async function writeSpec(input: SpecInput): Promise<Uint8Array> {
  const { manifest, components, content, exportedAt, protect = false } = input
  const pageName = tidyText(input.pageName)
  const spec = createPageSpec({ ...input, pageName }, input.createdAt)
  const look: Look = { palette: palettes[pageBrand(components)], direction: directionOf(input.locale) }
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
    ),
    ...(protect && { protection: { type: DocumentProtectionType.READ_ONLY } }),
    sections: [
      {
        ...createPage(look, pageName),
        children: [
          ...writeOverview(look, { manifest, components, spec, exportedAt }),
          ...writeSections(input, look),
          ...writeNotices(input),
          new Paragraph({ style: styleIds.cellEnd }),
        ],
      },
    ],
  })
  const core = { path: 'docProps/core.xml', data: createCoreProperties(title, productName, exportedAt) }
  return dateless(await Packer.pack(document, 'uint8array', undefined, [core]))
}

function writeSections(
  { manifest, components, content, optionalElements, protect = false }: SpecInput,
  look: Look,
): (Paragraph | Table)[] {
  let id = 0
  const nextId = () => ++id
  const writing: Writing = { ...look, isProtected: protect, nextId, bookmarks: new Set() }

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
      switches: switchesOf(optionalElements, section.instanceId),
    }),
  )
}

function switchesOf(optionalElements: OptionalElements, instanceId: string) {
  return Object.hasOwn(optionalElements, instanceId) ? (optionalElements[instanceId] ?? {}) : {}
}

/** The zip file again, without the time at which it was packed. */
function dateless(bytes: Uint8Array): Uint8Array {
  return zipSync(unzipSync(bytes), { mtime: new Date(1980, 0, 1) })
}
