import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { textOf } from '#content/content.ts'
import { plainText } from '#content/values/rich-text.ts'
import { balance } from '#word/blocks/ledger.ts'
import { textOfPiece } from '#word/blocks/piece.ts'
import { cell, open, paragraph, row, run, table, text } from '../../test/word-xml.ts'
import { answerQuestion } from './answer-question.ts'
import { becomeComponent, joinSections, splitSection } from './change-proposal.ts'
import { cutLine, joinLine } from './cut-lines.ts'
import { listLines, piecesOfLine } from './document-lines.ts'
import { createFates } from './find-fates.ts'
import { makeDraft } from './make-draft.ts'
import { moveSection, moveWords } from './move-words.ts'
import { listAccounts } from './piece-tray.ts'
import { leaveOut, placeWords } from './place-words.ts'
import type { Proposal } from './proposal.ts'
import { proposePages } from './propose-page.ts'
import { takeVersion } from './take-version.ts'

const { manifest } = loadCatalogue('catalogue')

const words = fc.constantFrom(
  ...[
    'Hero',
    'CTA: Apply now',
    'Headline: Gold',
    'Headline',
    'Option 1: Silver',
    'Option 2 (recommended): Iron',
  ],
  ...[
    'Benefit 1 title: Fast',
    'Benefit 1 text: In a day',
    'FAQ',
    'Why?',
    'Q: Who?',
    'A: All.',
    '8% – back',
    '48',
  ],
  ...[
    '• Fast – now',
    '1. First',
    '---',
    'Notes',
    'Xyz: what',
    'Xyz: more',
    '[note]',
    'Warning: you may lose it.',
  ],
  ...[
    'From: Huda',
    'To: all',
    'Best regards,',
    'Meta title: Gold',
    'A line of running text, with an end.',
    '',
  ],
  ...['العنوان: بطاقة', 'ما الرسوم؟', 'Terms and conditions apply.', 'Card 2 – Gold', 'Learn more → /gold'],
)
const how = fc.constantFrom('plain', 'bold', 'heading', 'list', 'struck', 'pair', 'wide')
const documents = fc.array(fc.tuple(words, words, how), { minLength: 1, maxLength: 16 })

function write(one: string, other: string, form: string): string {
  switch (form) {
    case 'bold':
      return paragraph(run(one, '<w:b/>'), run(` ${other}`))
    case 'heading':
      return `<w:p><w:pPr><w:outlineLvl w:val="${one.length % 3}"/></w:pPr>${run(one)}</w:p>`
    case 'list':
      return paragraph(run('• '), run(one))
    case 'struck':
      return paragraph(run(one), run(` ${other}`, '<w:strike/>'))
    case 'pair':
      return table(row(cell(text(one)), cell(text(other))), row(cell(text(other)), cell(text(one))))
    case 'wide':
      return table(row(cell(text(one))), row(cell(text(other)), cell(text(one)), cell(text('x'))))
    default:
      return text(one)
  }
}

const propose = (lines: [string, string, string][]) =>
  proposePages(open(lines.map(([one, other, form]) => write(one, other, form)).join('')), manifest)

/** Nothing but white space is lost, and no character is in two places. */
function checkLedger(proposal: Proposal) {
  const { units, tray } = proposal
  const { missing, doubled } = balance([...listAccounts(proposal), ...tray], units)
  const seen = (pieces: typeof missing) =>
    pieces.map((piece) => textOfPiece(piece, units).trim()).filter(Boolean)
  expect({ missing: seen(missing), doubled: seen(doubled) }).toEqual({ missing: [], doubled: [] })
}

/** Two languages of which both are left in a line. */
const signBetween: [string, string, 'wide' | 'bold' | 'struck' | 'plain'][] = [
  ['ما الرسوم؟', 'Hero', 'wide'],
  ['Hero', 'Hero', 'bold'],
  ['Hero', 'Hero', 'struck'],
  ['Hero', 'Hero', 'bold'],
  ['A line of running text, with an end.', 'Hero', 'plain'],
  ['العنوان: بطاقة', '• Fast – now', 'bold'],
  ['A: All.', 'Hero', 'plain'],
  ['Hero', 'Hero', 'bold'],
]

test('each character of a document has one place, whatever stands in it', () => {
  fc.assert(
    fc.property(documents, (lines) => {
      for (const proposal of propose(lines)) checkLedger(proposal)
    }),
    { numRuns: 60, examples: [[signBetween]] },
  )
})

test('no word of a page is invented or stands there more often than in the document', () => {
  fc.assert(
    fc.property(documents, (lines) => {
      for (const proposal of propose(lines)) {
        const known = wordsOf(proposal.units.join(' '))
        for (const word of wordsOfPage(proposal)) {
          const at = known.indexOf(word)
          expect(at, word).toBeGreaterThanOrEqual(0)
          known.splice(at, 1)
        }
      }
    }),
    { numRuns: 60 },
  )
})

const change = fc.record({
  what: fc.constantFrom(
    'become',
    'place',
    'place anew',
    'leave out',
    'split',
    'join',
    'answer',
    'version',
    'move',
    'move section',
    'cut line',
    'join line',
  ),
  one: fc.nat(20),
  other: fc.nat(40),
  role: fc.constantFrom('title', 'body', 'question', 'action', undefined),
  item: fc.constantFrom(0, 1, 'new' as const, undefined),
})
const changes = fc.array(change, { minLength: 1, maxLength: 6 })

function apply(
  proposal: Proposal,
  { what, one, other, role, item }: typeof change extends fc.Arbitrary<infer Each> ? Each : never,
) {
  const { sections, questions, versions } = proposal
  const section = sections[one % Math.max(1, sections.length)]?.id ?? 0
  const code = manifest.components[other % manifest.components.length]?.code ?? ''
  const lines = listLines(proposal)
  const words = lines
    .slice(other % lines.length, (other % lines.length) + 1 + (one % 2))
    .flatMap(piecesOfLine)
  const target = { ...(role && { role }), ...(item !== undefined && { item }) }
  switch (what) {
    case 'become':
      return becomeComponent(proposal, section, code, manifest)
    case 'place':
      return placeWords(proposal, words, { section, ...target }, manifest)
    case 'place anew':
      return placeWords(proposal, words, { section: 'own', ...target }, manifest)
    case 'leave out':
      return leaveOut(proposal, words, manifest)
    case 'split':
      return words[0] ? splitSection(proposal, section, words[0], manifest) : proposal
    case 'join':
      return joinSections(proposal, section, manifest)
    case 'answer':
      return answerQuestion(proposal, questions[0]?.label ?? '', role ?? 'note', manifest)
    case 'move':
      return moveWords(proposal, words, one % 2 === 0 ? 1 : -1, manifest)
    case 'move section':
      return moveSection(proposal, section, one % 2 === 0 ? 1 : -1)
    case 'cut line': {
      const { unit, from } = words[0] ?? { unit: 0, from: 0 }
      return cutLine(proposal, { unit, at: from + one }, manifest)
    }
    case 'join line':
      return joinLine(
        proposal,
        words,
        lines
          .slice(one % lines.length)
          .slice(0, 1)
          .flatMap(piecesOfLine),
        manifest,
      )
    case 'version':
      return takeVersion(proposal, 0, other % (versions[0]?.options.length ?? 1), manifest)
  }
}

/** A line of dashes on the second of two pages. */
const twoPages: [string, string, 'wide' | 'plain' | 'pair'][] = [
  ['Hero', 'Hero', 'wide'],
  ['Hero', 'Hero', 'plain'],
  ['Hero', 'Hero', 'plain'],
  ['Headline: Gold', 'To: all', 'pair'],
  ['ما الرسوم؟', 'Hero', 'wide'],
  ['---', 'Hero', 'plain'],
  ['Hero', 'Hero', 'plain'],
]

test('whatever is changed of a proposal, each character keeps one place', () => {
  fc.assert(
    fc.property(documents, changes, (lines, all) => {
      let [proposal] = propose(lines)
      for (const each of all) {
        if (!proposal || listLines(proposal).length === 0) return
        proposal = apply(proposal, each)
        checkLedger(proposal)
        checkFates(proposal)
      }
    }),
    { numRuns: 80, examples: [[twoPages, [{ what: 'become', one: 0, other: 0, role: 'title', item: 0 }]]] },
  )
})

/** Of all that is seen of the document it is told what becomes of it, and that is what the tray says. */
function checkFates(proposal: Proposal) {
  const { units, tray } = proposal
  const findFates = createFates(proposal)
  const fragments = listLines(proposal).flatMap((line) => findFates(piecesOfLine(line)))
  const seen = fragments.map(({ piece }) => textOfPiece(piece, units)).join('')
  const all = listLines(proposal).flatMap(piecesOfLine)
  expect(seen).toBe(all.map((piece) => textOfPiece(piece, units)).join(''))
  const left = fragments.filter(({ fate: { is } }) => is === 'unplaced' || is === 'left-over')
  const lettersOf = (pieces: typeof tray) =>
    pieces
      .map((piece) => textOfPiece(piece, units))
      .join('')
      .replace(/\s+/g, '')
      .split('')
      .toSorted()
      .join('')
  expect(lettersOf(left.map(({ piece }) => piece))).toBe(lettersOf(tray))
}

/** The words that a draft of it has; addresses are none. */
function wordsOfPage(proposal: Proposal): string[] {
  const { content, layout } = makeDraft(proposal, manifest, '2026-11-22T08:00:00.000Z')
  return layout.components.flatMap(({ code, instanceId }) => {
    const docx = manifest.components.find((each) => each.code === code)?.docx
    const { fields = {}, items = [] } = content[instanceId] ?? {}
    return [fields, ...items.map(({ values }) => values)].flatMap((values, index) =>
      Object.entries(values).flatMap(([name, { value }]) => {
        const definition = (index === 0 ? docx?.fields : docx?.items?.columns)?.find(
          (each) => each.name === name,
        )
        if (definition?.type === 'url') return []
        const written = textOf(value)
        return wordsOf(definition?.type === 'richtext' ? plainText(written) : written)
      }),
    )
  })
}

function wordsOf(line: string): string[] {
  return line.match(/[\p{L}\p{N}]+/gu) ?? []
}
