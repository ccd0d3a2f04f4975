import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { textOf } from '#content/content.ts'
import { plainText } from '#content/values/rich-text.ts'
import { balance } from '#word/blocks/ledger.ts'
import { textOfPiece } from '#word/blocks/piece.ts'
import { cell, open, paragraph, row, run, table, text } from '../../test/word-xml.ts'
import { becomeComponent, joinSections, moveBlock, splitSection } from './change-proposal.ts'
import { makeDraft } from './make-draft.ts'
import { listAccounts } from './piece-tray.ts'
import type { Proposal } from './proposal.ts'
import { proposePages } from './propose-page.ts'

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

test('each character of a document has one place, whatever stands in it', () => {
  fc.assert(
    fc.property(documents, (lines) => {
      for (const proposal of propose(lines)) checkLedger(proposal)
    }),
    { numRuns: 60 },
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

test('whatever is changed of a proposal, each character keeps one place', () => {
  const change = fc.tuple(fc.constantFrom('become', 'move', 'split', 'join'), fc.nat(20), fc.nat(40))
  fc.assert(
    fc.property(documents, fc.array(change, { maxLength: 5 }), (lines, changes) => {
      let [proposal] = propose(lines)
      for (const [what, one, other] of changes) {
        if (!proposal) return
        const id = proposal.sections[one % Math.max(1, proposal.sections.length)]?.id ?? 0
        const code = manifest.components[other % manifest.components.length]?.code ?? ''
        if (what === 'become') proposal = becomeComponent(proposal, id, code, manifest)
        if (what === 'move') proposal = moveBlock(proposal, other, id, manifest)
        if (what === 'split') proposal = splitSection(proposal, id, other, manifest)
        if (what === 'join') proposal = joinSections(proposal, id, manifest)
        checkLedger(proposal)
      }
    }),
    { numRuns: 40 },
  )
})

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
