import { type Locale, locales } from '#base/locale.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Brand } from '#layout/layout.ts'
import { type Block, piecesOf } from '#word/blocks/block.ts'
import { listUnits, overlaps, type Piece, textOfPiece } from '#word/blocks/piece.ts'
import { type Blocks, readBlocks } from '#word/blocks/read-blocks.ts'
import { paragraphsOf, type WordDocument } from '#word/walk/document.ts'
import { chooseSections, isForWords } from './choose-sections.ts'
import { takeFirstPage } from './first-page.ts'
import type { Copy, Grain, Held } from './grain.ts'
import { holdVersions } from './hold-versions.ts'
import { isTooLong } from './is-too-long.ts'
import { alignLanguages } from './join-languages.ts'
import { askLabels } from './lines/ask-labels.ts'
import { gatherLines, type JudgedLine } from './lines/gather-lines.ts'
import { judgeLines } from './lines/judge-lines.ts'
import { listLines, type PlacedLine } from './lines/line.ts'
import { hasTwoLanguages, takeOwnColumns } from './lines/own-columns.ts'
import type { Settled } from './lines/settle-lines.ts'
import { partLanguages } from './part-languages.ts'
import { pieceTray } from './piece-tray.ts'
import type { Proposal } from './proposal.ts'
import { findQuoteSigns } from './quoted-lines.ts'
import type { Strip } from './strip.ts'
import { createWords } from './words.ts'

/**
 * The page that a document proposes; two of them where it is written in two languages side by side. Nothing of the document is lost:
 * each character is in one place, or held back for a reason, or in the tray. None where it is far too long for one.
 */
export function proposePages(
  document: Pick<WordDocument, 'blocks' | 'notes'>,
  manifest: Manifest,
): Proposal[] {
  const pages = readPages(document, manifest).map((page) => proposePage(page, manifest))
  return [...alignLanguages(pages, manifest)]
}

/** The lines of the page that a document has in each of its languages. */
export function readPages(document: Pick<WordDocument, 'blocks' | 'notes'>, manifest: Manifest): PageLines[] {
  if (isTooLong(document)) return []
  const names = manifest.components.map(({ displayName }) => displayName)
  const whole = readBlocks(document, names)
  const main = findMain(whole)
  const isBeside = hasTwoLanguages(whole.blocks, whole.units, main)
  const lines = partLanguages(whole, isBeside)
  const signs = [...lines.names, ...findQuoteSigns(whole.units)]
  const own = lines.isBoth ? [...locales] : [main]
  return own.map((locale) => {
    const others = lines.others(locale)
    const leftOut = [...others, ...signs]
    const body = leftOut.length > 0 ? withoutTables(readBlocks(document, names, leftOut), others) : whole
    const held = holdAround(body, others, withoutKept(signs, body))
    const source = withNotes(body, document)
    return readLines({ body, source, held, locales: own }, locale)
  })
}

/** Tables in the other language are no blocks of this page. */
function withoutTables(body: Blocks, others: readonly Piece[]): Blocks {
  const gone = new Set(others.map(({ unit }) => unit))
  const isGone = (block: Block) =>
    block.kind === 'table' && piecesOf(block).every(({ unit }) => gone.has(unit)) && gone.size > 0
  return { ...body, blocks: body.blocks.filter((block) => !isGone(block)) }
}

/** A sign between languages that are both of this page goes with its line. */
function withoutKept(names: readonly Piece[], { blocks }: Blocks): Piece[] {
  const units = new Set(names.map(({ unit }) => unit))
  const kept = blocks.flatMap(piecesOf).filter(({ unit }) => units.has(unit))
  return names.filter((name) => !kept.some((piece) => overlaps(piece, name)))
}

/** What is in no block stands behind the one before it. */
function holdAround({ blocks }: Blocks, others: readonly Piece[], names: readonly Piece[]): Held[] {
  const firsts = blocks.map((block) => piecesOf(block)[0]?.unit ?? -1)
  const all = [
    ...others.map((piece) => ({ kind: 'language' as const, piece })),
    ...names.map((piece) => ({ kind: 'label' as const, piece })),
  ].toSorted((one, other) => one.piece.unit - other.piece.unit || one.piece.from - other.piece.from)
  let block = 0
  return all.map(({ kind, piece }): Held => {
    while (block + 1 < firsts.length && (firsts[block + 1] ?? 0) <= piece.unit) block++
    return { kind, block, pieces: [piece] }
  })
}

/** With the foot- and endnotes behind everything else. */
function withNotes(body: Blocks, { notes }: Pick<WordDocument, 'notes'>): Blocks {
  const paragraphs = paragraphsOf(notes.flatMap(({ blocks }) => blocks))
  const texts = listUnits(paragraphs)
  const first = body.units.length
  const blocks = texts.map(
    (text, index): Block => ({ kind: 'paragraph', words: { unit: first + index, from: 0, to: text.length } }),
  )
  return {
    ...body,
    units: [...body.units, ...texts],
    paragraphs: [...body.paragraphs, ...paragraphs],
    blocks: [...body.blocks, ...blocks],
  }
}

/** `held`: what was set aside before; `locales`: those that the document has pages in. */
type Sources = { body: Blocks; source: Blocks; held: readonly Held[]; locales: readonly Locale[] }

/** A page as lines, before anybody says what they are for; `held` is what they leave out. */
export type PageLines = Pick<Proposal, 'locale' | 'versions' | 'held'> &
  Sources & { lines: readonly PlacedLine[] }

function readLines(sources: Sources, locale: Locale): PageLines {
  const { body } = sources
  const own = takeOwnColumns(body.blocks, body.units, locale)
  const strips = own.blocks.map((block, from): Strip => ({ block, from }))
  const { strips: chosen, held, versions } = holdVersions(strips, body.units)
  const first = takeFirstPage(chosen, body.units)
  const kept = first.flatMap(({ block, from, kind }): Held[] =>
    kind ? [{ kind, block: from, pieces: piecesOf(block) }] : [],
  )
  return {
    ...sources,
    ...{ locale, versions, lines: listLines(first, body) },
    held: [...sources.held, ...own.held, ...held, ...kept],
  }
}

function proposePage(page: PageLines, { components }: Manifest): Proposal {
  const { body, source, lines, locale, versions } = page
  const { units, paragraphs, blocks } = source
  const verdicts = judgeLines(lines)
  const judged = lines.map((line, index): JudgedLine => ({ ...line, ...(verdicts[index] as Settled) }))
  const { own, questions } = askLabels(judged)
  const gathered = gatherLines(own, body)
  const held = [...page.held, ...gathered.held]
  const notes = gatherNotes(page, locale)
  const copies = notes.grains.length > 0 ? [...gathered.copies, notes] : gathered.copies
  const sections = chooseSections(
    copies,
    components.filter(isForWords),
    createWords(paragraphs),
    isBelowHero(held, units),
  )
  return pieceTray({
    ...{ locale, brand: findBrand(source), units, paragraphs, blocks, sections, held },
    ...{ questions, versions, tray: [] },
  })
}

/** Colleagues are told that the top of the page stays, or is done elsewhere. */
function isBelowHero(held: readonly Held[], units: Blocks['units']): boolean {
  return held.some(
    ({ kind, pieces }) =>
      (kind === 'note' || kind === 'data') &&
      pieces.some((piece) => topStays.test(textOfPiece(piece, units))),
  )
}

const topStays =
  /\bno (?:new )?(?:hero|banner)\b|\b(?:existing|current|live) (?:hero|banner)\b(?! (?:image|photo|picture|visual|copy|text))|\b(?:below|under|beneath) the (?:(?:existing|current|top|main) )?(?:hero|banner)\b|\b(?:hero|top banner|main banner)\b(?! (?:image|photo|picture|visual))[^.]{0,60}\b(?:stays|remains|is done|is already|already live|not part)\b|\blower (?:part|half) of the\b/i

/** Notes are small print; where the page has two languages, those of the other are on its page. */
function gatherNotes({ body, source, locales: own }: Sources, locale: Locale): Copy {
  const grains = source.blocks.slice(body.blocks.length).flatMap((block, index): Grain[] => {
    const pieces = piecesOf(block)
    const text = pieces.map((piece) => textOfPiece(piece, source.units)).join(' ')
    const isArabic = /\p{Script=Arabic}/u.test(text)
    const isOwn = own.length === 1 || isArabic === (locale === 'ar-AE')
    return text.trim() === '' || !isOwn ? [] : [{ block: body.blocks.length + index, role: 'legal', pieces }]
  })
  return { name: 'legal', grains }
}

/** The language that most of the words are in. */
function findMain({ units }: Blocks): Locale {
  const text = units.join(' ')
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0
  return arabic > latin ? 'ar-AE' : 'en-AE'
}

function findBrand({ units }: Blocks): Brand {
  const text = units.join(' ')
  const islamic = text.match(/emirates islamic|الإمارات الإسلامي/gi)?.length ?? 0
  const other = text.match(/emirates nbd|الإمارات دبي الوطني/gi)?.length ?? 0
  return islamic > other ? 'EI' : 'ENBD'
}
