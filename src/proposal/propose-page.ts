import { type Locale, locales } from '#base/locale.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Brand } from '#layout/layout.ts'
import { type Block, piecesOf } from '#word/blocks/block.ts'
import { listUnits, overlaps, type Piece, textOfPiece, wordsOf } from '#word/blocks/piece.ts'
import { type Blocks, readBlocks } from '#word/blocks/read-blocks.ts'
import { readPartName } from '#word/blocks/read-label.ts'
import { paragraphsOf, type WordDocument } from '#word/walk/document.ts'
import { areNames } from './are-names.ts'
import { chooseSections, isForWords } from './choose-sections.ts'
import { cutPointed } from './cut-pointed.ts'
import { cutTold } from './cut-told.ts'
import { expandTables } from './expand-tables.ts'
import { takeFirstPage } from './first-page.ts'
import { gatherCopy } from './gather-copy.ts'
import type { Answers } from './gathering.ts'
import type { Copy, Grain, Held, Question } from './grain.ts'
import { findHabits } from './habits.ts'
import { heldParts } from './held-parts.ts'
import { holdAroundCopy, saysWhereCopyBegins } from './hold-around-copy.ts'
import { holdBrowserTitle } from './hold-browser-title.ts'
import { holdContents } from './hold-contents.ts'
import { withoutIntroduction, withoutPreamble } from './hold-introduction.ts'
import { holdPale } from './hold-pale.ts'
import { holdThread } from './hold-thread.ts'
import { holdVersions } from './hold-versions.ts'
import { isTooLong } from './is-too-long.ts'
import { alignLanguages } from './join-languages.ts'
import { joinParts } from './join-parts.ts'
import { partLanguages } from './part-languages.ts'
import { pieceTray } from './piece-tray.ts'
import type { Proposal } from './proposal.ts'
import { findQuoteSigns } from './quoted-lines.ts'
import { nameByLook, nameBySign, nameShorthand, raiseFramed, raiseTags } from './raise-names.ts'
import { raiseUnderlined } from './raise-underlined.ts'
import { settleBlocks } from './settle-blocks.ts'
import { splitParts } from './split-parts.ts'
import { splitUnlike } from './split-unlike.ts'
import type { Strip } from './strip.ts'
import { createWords } from './words.ts'

/**
 * The page that a document proposes; two of them where it is written in two languages side by side. Nothing of the document is lost:
 * each character is in one place, or held back for a reason, or in the tray. None where it is far too long for one.
 */
export function proposePages(
  document: Pick<WordDocument, 'blocks' | 'notes'>,
  manifest: Manifest,
  answers: Answers = new Map(),
): Proposal[] {
  if (isTooLong(document)) return []
  const names = manifest.components.map(({ displayName }) => displayName)
  const whole = readBlocks(document, names)
  const main = findMain(whole)
  const isBeside = expandTables(whole, main).some(({ kind }) => kind === 'language')
  const lines = partLanguages(whole, isBeside)
  const signs = [...lines.names, ...findQuoteSigns(whole.units)]
  const own = lines.isBoth ? [...locales] : [main]
  const pages = own.map((locale) => {
    const others = lines.others(locale)
    const leftOut = [...others, ...signs]
    const body = leftOut.length > 0 ? withoutTables(readBlocks(document, names, leftOut), others) : whole
    const held = holdAround(body, others, withoutKept(signs, body))
    const source = withNotes(body, document)
    return proposePage({ body, source, held, locales: own }, locale, manifest, answers)
  })
  return [...alignLanguages(pages, manifest)]
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

function proposePage(sources: Sources, locale: Locale, { components }: Manifest, answers: Answers): Proposal {
  const { body, source } = sources
  const { units, paragraphs, blocks } = source
  const isBeside = sources.locales.length > 1
  const tables = expandTables(body, locale)
    .flatMap((strip) => cutPointed(strip, body))
    .map((strip) => (isBeside ? nameOfBoth(strip, units, locale) : strip))
  const told = cutTold(holdThread(holdContents(holdBrowserTitle(tables, units), units), body), body)
  const named = nameBySign(nameByLook(raiseFramed(raiseTags(told, units), units), body), body)
  const raised = nameShorthand(raiseUnderlined(named, body), units)
  const expanded = holdAroundCopy(withoutIntroduction(holdPale(raised, body), body), body)
  const found = findHabits(expanded, units)
  const settled = settleBlocks(expanded, units, found)
  const { strips: chosen, held: others, versions } = holdVersions(settled, units)
  const strips = takeFirstPage(chosen, units)
  const held = [...sources.held, ...others]
  const parts = joinParts(splitParts(strips, units, found).flatMap(splitUnlike), units)
  const habits = { ...found, areNamesLabels: found.isDeck && areNames(parts, units) }
  const copies: Copy[] = []
  const unknown: { label: string; block: number; pieces: Question['places'][number]['pieces'] }[] = []
  const own = saysWhereCopyBegins(expanded, units) ? parts : withoutPreamble(parts, habits, units, held)
  for (const part of own) {
    const kind = heldParts[part.name ?? '']
    if (kind) {
      for (const { block, from } of part.strips) held.push({ kind, block: from, pieces: piecesOf(block) })
      continue
    }
    const gathered = gatherCopy(part, { units, paragraphs, habits, answers })
    held.push(...gathered.held)
    unknown.push(...gathered.unknown)
    copies.push(...gathered.copies.filter(({ grains }) => grains.length > 0))
  }
  const notes = gatherNotes(sources, locale)
  if (notes.grains.length > 0) copies.push(notes)
  const brand = findBrand(source)
  const sections = chooseSections(
    copies,
    components.filter(isForWords),
    createWords(paragraphs),
    isBelowHero(held, units),
  )
  return pieceTray({
    locale,
    brand,
    units,
    paragraphs,
    blocks,
    sections,
    held,
    questions: askOnce(unknown),
    versions,
    tray: [],
  })
}

/** "BENEFITS" over a page that is in Arabic as well is read by none of its readers. */
function nameOfBoth(strip: Strip, units: Blocks['units'], locale: Locale): Strip {
  const { block } = strip
  if (block.kind !== 'heading' || strip.row !== undefined) return strip
  const text = wordsOf(block.words, units)
  const isOther = /\p{Script=Arabic}/u.test(text) !== (locale === 'ar-AE')
  return isOther && readPartName(text) !== undefined ? { ...strip, isName: true } : strip
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

/** Each label once, however often it stands there. */
function askOnce(
  unknown: readonly { label: string; block: number; pieces: Question['places'][number]['pieces'] }[],
): Question[] {
  const byLabel = Map.groupBy(unknown, ({ label }) => label)
  return [...byLabel].map(([label, all]) => ({
    label,
    places: all.map(({ block, pieces }) => ({ block, pieces })),
  }))
}
