import type { Manifest } from '#catalogue/manifest.ts'
import { type ExportedPage, readExportedPage } from '#word/exported-page.ts'
import type { WordMark } from '#word/read/list-marks.ts'
import { readOpened, type SpecAnswer } from '#word/read.ts'
import { type Opening, openDocument } from '#word/walk/open-document.ts'
import { isTooLong } from './is-too-long.ts'
import { type Aside, listAsides } from './list-asides.ts'
import { type DocumentPictures, readPictures } from './place-pictures.ts'
import type { Proposal } from './proposal.ts'
import { proposePages } from './propose-page.ts'

/** The pages that a document without component tables makes, none of them without a section, and what else is in it. */
export type ProposedDocument = {
  pages: Proposal[]
  asides: Aside[]
  /** Absent where nobody puts them to use. */
  pictures?: DocumentPictures
}

/** What a document that was exported once, and came back, says of that. */
export type ReturnedDocument = {
  /** Empty in documents from before. */
  exportId: string
  /** Not there where the programs that it went through have dropped it. */
  exported?: ExportedPage
  marks: WordMark[]
}

type Wishes = Opening & {
  catalogue: Manifest
  filename: string
  /** Whoever asks compares the document with its page. */
  looksBack?: boolean
  /** Whoever asks puts the pictures of a document that is no page yet to use. */
  keepsPictures?: boolean
}

export type AnyReading = {
  answer: SpecAnswer
  returned?: ReturnedDocument
  proposed?: ProposedDocument
  /** A document without component tables from which no page is proposed: nothing in it could stand on one, or far too much. */
  unproposed?: 'empty' | 'too-long'
}

/** Reads a document as the page that its component tables describe; one that has none, as the pages that it proposes. */
export function readAny(
  bytes: Uint8Array,
  { catalogue, filename, looksBack = false, keepsPictures = false, ...opening }: Wishes,
): AnyReading {
  const opened = openDocument(bytes, opening)
  if (!opened.ok) return { answer: { filename, read: opened } }
  const read = readOpened(opened.value, catalogue)
  const answer: SpecAnswer = { filename, read }
  if (!read.ok) return { answer }
  if (!isWithoutTables(answer)) {
    if (!looksBack) return { answer }
    const { exportId, marks } = read.value
    const exported = readExportedPage(opened.value.readCustomXml(), opened.value.customProperties)
    return { answer, returned: { exportId, marks: marks(), ...(exported && { exported }) } }
  }
  const pages = proposePages(opened.value, catalogue).filter(({ sections }) => sections.length > 0)
  if (pages.length === 0) return { answer, unproposed: isTooLong(opened.value) ? 'too-long' : 'empty' }
  const pictures = keepsPictures && { pictures: readPictures(pages, opened.value.readPicture) }
  return { answer, proposed: { pages, asides: listAsides(opened.value), ...pictures } }
}

function isWithoutTables({ read }: SpecAnswer): boolean {
  return read.ok && read.value.problems.errors.some(({ problem }) => problem === 'no-components')
}
