import type { Locale } from '#base/locale.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { type InstanceContent, type PageContent, textOf } from '#content/content.ts'
import { type ParseResult, writeData } from '#content/parse-result.ts'
import type { PictureProblem } from '#content/pictures/picture-kind.ts'
import type { PagePlace } from '#content/place.ts'
import { digestOf, properties } from './format.ts'
import type { PackageRefusal } from './package/package.ts'
import { findNameInMargins } from './read/asides.ts'
import { gatherLabels } from './read/changed-labels.ts'
import { type DocumentPlaces, listPlaces } from './read/document-places.ts'
import { type Excess, findLongValue } from './read/find-excess.ts'
import { countLetters, guessLocale, type Letters, languageOf } from './read/guess-locale.ts'
import { type MarkReader, readInstance } from './read/instance.ts'
import { type LayoutReading, readLayout } from './read/layout.ts'
import { listMarks, type WordMark } from './read/list-marks.ts'
import { isAsExported, type PageReading, readPage } from './read/page.ts'
import { readParts } from './read/parts.ts'
import { findProblems, type SpecReading } from './read/problems.ts'
import type { ReadingProblem, SpecProblems } from './read/reading-problem.ts'
import { textOfCopies, textOfHomeless } from './read/unread-tables.ts'
import type { ValuePicture } from './read/value-pictures.ts'
import { paragraphsOf, textOfParagraph, type WordDocument } from './walk/document.ts'
import { type Opening, openDocument } from './walk/open-document.ts'

type Origin = Opening & { catalogue: Manifest; filename: string }

export type ReadRefusal = PackageRefusal | Excess

/** What a document says, and what is wrong with it: a parse result before it is put into words. */
export type ReadSpec = Pick<ParseResult, 'metadata' | 'data' | 'ownComments' | 'beside'> & {
  problems: SpecProblems
  /** None where nobody wants to have them. */
  pictures: DocumentPicture[]
}

/**
 * The same, and where in the document stands what its problems are about; what people left in it, and what its export is
 * known by, which is empty in documents from before.
 */
export type PlacedSpec = ReadSpec & { places: DocumentPlaces; marks: () => WordMark[]; exportId: string }

/** A picture of a document, and the value that it stands for. */
export type DocumentPicture = ValuePicture & PagePlace & { picture: Result<Uint8Array, PictureProblem> }

export type SpecAnswer = { filename: string; read: Result<ReadSpec, ReadRefusal> }

/** Read a Word specification document, whatever the bytes are. */
export function readSpec(bytes: Uint8Array, { filename, catalogue, ...opening }: Origin): SpecAnswer {
  const read = readPlacedSpec(bytes, { catalogue, ...opening })
  if (!read.ok) return { filename, read }
  const { places: _, marks: __, exportId: ___, ...spec } = read.value
  return { filename, read: accept(spec) }
}

export function readPlacedSpec(
  bytes: Uint8Array,
  { catalogue, ...opening }: Omit<Origin, 'filename'>,
): Result<PlacedSpec, ReadRefusal> {
  const opened = openDocument(bytes, opening)
  return opened.ok ? readOpened(opened.value, catalogue) : opened
}

/** The same of a document that is open already. */
export function readOpened(document: WordDocument, catalogue: Manifest): Result<PlacedSpec, Excess> {
  const reading = readDocument(document, catalogue)
  const longValue = findLongValue(reading)
  return longValue
    ? refuse(longValue)
    : accept({ ...writeResult(reading, catalogue), pictures: readPictures(document, reading) })
}

function readDocument(document: WordDocument, catalogue: Manifest): SpecReading {
  const parts = readParts(document, catalogue)
  const page = readPage(parts.header, document.customProperties)
  const layout = readLayout(parts, catalogue, (components) => isAsExported(page, components))
  const instances = readInstances(layout, catalogue, readMarks(document.customProperties))
  const changedRows = instances.reduce(
    (sum, { strangeRows, renamedRows }) => sum + strangeRows + renamedRows,
    parts.foreignRows,
  )
  const letters = countLetters(textsOf(document, instances, catalogue))
  return {
    page: {
      ...page,
      locale: page.locale ?? guessLocale(letters),
      problems: [
        ...page.problems,
        ...findOtherName(document, page, layout.components),
        ...findOtherLanguage(page.locale, letters),
      ],
    },
    layout,
    instances,
    traces: parts.traces,
    foreignRows: parts.foreignRows,
    comments: document.comments,
    ownComments: document.ownComments,
    places: listPlaces(parts, instances),
    unused: gatherLabels(
      [
        ...page.unused,
        ...parts.unused,
        ...layout.unused,
        ...textOfHomeless(layout),
        ...textOfCopies(layout),
        ...instances.flatMap(({ unused }) => unused),
        ...parts.traces.unused,
      ],
      changedRows,
      catalogue,
    ),
    application: document.application,
  }
}

/** No more of them than a page has places for, so that a document costs no more than its upload. */
const mostPictures = 40

function readPictures({ readPicture }: WordDocument, { instances }: SpecReading): DocumentPicture[] {
  return instances
    .flatMap(({ instanceId, ofValues }) => ofValues.map((each) => ({ instanceId, ...each })))
    .map((each, index) => ({
      ...each,
      picture: index < mostPictures ? readPicture(each.part) : refuse({ problem: 'too-many' as const }),
    }))
}

function writeResult(reading: SpecReading, catalogue: Manifest): Omit<PlacedSpec, 'pictures'> {
  const { page, layout, instances } = reading
  const hidden = instances.flatMap(({ instanceId, hidden }) =>
    Object.keys(hidden).length > 0 ? [[instanceId, hidden] as const] : [],
  )
  const content: PageContent = Object.fromEntries(
    instances
      .filter(({ content }) => holdsValues(content))
      .map(({ instanceId, content }) => [instanceId, content]),
  )
  return {
    metadata: {
      pageName: page.pageName,
      ...(page.locale && { locale: page.locale }),
      ...(page.layoutHash && { layoutHash: page.layoutHash }),
      ...(page.createdAt && { createdAt: page.createdAt }),
      ...(page.product && { product: page.product }),
      components: layout.components,
      ...(hidden.length > 0 && { optionalElements: Object.fromEntries(hidden) }),
    },
    data: writeData(content),
    ...besideOf(instances),
    problems: findProblems(reading, catalogue),
    ...(reading.ownComments && { ownComments: reading.ownComments }),
    places: reading.places,
    marks: () => listMarks(reading.traces, reading.comments, reading.places),
    exportId: page.exportId,
  }
}

/** What stood beside the values in the other language when the document was written. */
function besideOf(instances: SpecReading['instances']): Pick<ParseResult, 'beside'> {
  const texts = instances.flatMap(({ instanceId, beside }) =>
    [...beside].map(([name, text]) => [`${instanceId}/${name}`, text] as const),
  )
  return texts.length > 0 ? { beside: Object.fromEntries(texts) } : {}
}

/** Headers and footers have none. */
function holdsValues({ fields, items }: InstanceContent) {
  return items.length > 0 || Object.keys(fields).length > 0
}

/** Each instance once, even where its id is taken twice. */
function readInstances({ components, tables }: LayoutReading, catalogue: Manifest, marks: MarkReader) {
  const placements = new Map(components.map((placement) => [placement.instanceId, placement]))
  return [...placements.values()].map(({ code, instanceId }) => {
    const component = findComponent(catalogue, code)
    return {
      code,
      instanceId,
      ...readInstance(instanceId, component, tables.get(instanceId) ?? [], marks),
    }
  })
}

/** A value is what the machine wrote if its digest is among those of the export; without any, the mark counts. */
function readMarks(customProperties: Map<string, string>): MarkReader {
  const read = (property: string) =>
    new Set(
      [...customProperties].flatMap(([name, value]) => (name.startsWith(property) ? value.split(',') : [])),
    )
  const [marked, waiting] = [read(properties.aiDigests), read(properties.waitingDigests)]
  return {
    isUnchanged: (field, value) => marked.size === 0 || marked.has(digestOf(field, value)),
    isWaiting: (field, value) => waiting.size > 0 && waiting.has(digestOf(field, value)),
  }
}

/** The words of the values; where there are none, all of the document. */
function textsOf(
  { blocks }: WordDocument,
  instances: SpecReading['instances'],
  catalogue: Manifest,
): string[] {
  const values = instances.flatMap(({ code, content: { fields, items } }) => {
    const component = findComponent(catalogue, code)
    const addresses = component
      ? [...component.docx.fields, ...columnsOf(component)]
          .filter(({ type }) => type === 'url')
          .map(({ name }) => name)
      : []
    return [fields, ...items].flatMap((each) =>
      Object.entries(each).flatMap(([name, { value }]) => (addresses.includes(name) ? [] : [textOf(value)])),
    )
  })
  return values.length > 0 ? values : paragraphsOf(blocks).map(textOfParagraph)
}

/** Word's page header has the name that the page had on export: another one was written there by hand. */
function findOtherName(
  document: WordDocument,
  page: PageReading,
  components: LayoutReading['components'],
): ReadingProblem[] {
  const name = findNameInMargins(document)
  if (name === undefined || name === page.pageName) return []
  const wasRenamed = isAsExported({ ...page, pageName: name }, components)
  return wasRenamed ? [] : [{ problem: 'other-name-in-margin', name, pageName: page.pageName }]
}

function findOtherLanguage(locale: Locale | undefined, letters: Letters): ReadingProblem[] {
  const language = languageOf(letters)
  if (!locale || !language || locale === language) return []
  return [{ problem: 'other-language', locale, language }]
}
