import { type Locale, locales } from '#base/locale.ts'
import { accept, type Result } from '#base/result.ts'
import { childrenOf, languageOfNode, type Node, wordsIn } from '../exchange/node.ts'
import type { ExchangeRefusal } from '../exchange/open-exchange.ts'
import { localeOf } from '../exchange/pick-languages.ts'
import { readUnits } from '../exchange/read-units.ts'
import { xmlText } from '../exchange/xml-text.ts'
import { type Term, type TermKind, type TermStatus, termKinds, termSchema, type Wording } from './term.ts'

export type ReadTerms = {
  terms: Term[]
  /** Entries or rows without a word in English or Arabic, and those that are too long. */
  skipped: number
}

/** TBX of 2008 (`martif`) and 2019 (`tbx`) in either style, and TBX-Min. */
export function readTbx(text: string): Result<ReadTerms, ExchangeRefusal> {
  const read: ReadTerms = { terms: [], skipped: 0 }
  const outcome = readUnits(
    text,
    { roots: ['martif', 'tbx', 'TBX'], units: ['termEntry', 'conceptEntry', 'entry'] },
    ({ node }) => {
      const term = termOf(node, read.terms.length + 1)
      if (term) read.terms.push(term)
      else read.skipped += 1
    },
  )
  return outcome.ok ? accept(read) : outcome
}

function termOf(node: Node, count: number): Term | undefined {
  const sections = childrenOf(node, 'langSet', 'langSec', 'langGroup')
  const wordings = sections.flatMap((section) => {
    const locale = localeOf(languageOfNode(section))
    return locale ? wordingsIn(section, locale) : []
  })
  const brand = findNote(node, ['customerSubset', 'customer'])
  const kind = findNote(node, ['subjectField'])
  const note = notesIn(node).join('\n').slice(0, 1000)
  const parsed = termSchema.safeParse({
    id: (node.attributes.id ?? `entry-${count}`).slice(0, 100),
    kind: termKinds.includes(kind as TermKind) ? kind : 'word',
    ...((brand === 'ENBD' || brand === 'EI') && { brand }),
    ...(note && { note }),
    wordings: wordings.slice(0, 40),
  })
  return parsed.success ? parsed.data : undefined
}

const groups = ['tig', 'ntig', 'termSec', 'termGroup', 'termGrp']

function wordingsIn(section: Node, locale: Locale): Wording[] {
  return childrenOf(section, ...groups).flatMap((group) => {
    const inner = childrenOf(group, 'termGrp')[0] ?? group
    const text = wordsIn(childrenOf(inner, 'term')[0]).replace(/\s+/g, ' ').trim()
    const status = statusOf(findNote(group, ['administrativeStatus', 'normativeAuthorization', 'status']))
    return text === '' ? [] : [{ locale, text, status }]
  })
}

/** Names of TBX, and those of tools that write their own. What says nothing is preferred. */
function statusOf(said = ''): TermStatus {
  const name = said.toLowerCase()
  if (/deprecat|supersed|forbid|obsolete|notrecommended|not recommended|rejected/.test(name))
    return 'forbidden'
  return /admit|legal|regulat/.test(name) ? 'admitted' : 'preferred'
}

/** What a note of one of these types says, as an attribute of `termNote` and the like or as an element of its own. */
function findNote(node: Node, types: readonly string[]): string | undefined {
  for (const child of childrenOf(node)) {
    if (types.includes(child.attributes.type ?? '') || types.includes(child.name))
      return wordsIn(child).trim()
    const inner = /^(?:langSet|langSec|langGroup)$/.test(child.name) ? undefined : findNote(child, types)
    if (inner !== undefined) return inner
  }
  return undefined
}

function notesIn(node: Node): string[] {
  return childrenOf(node).flatMap((child) =>
    child.name === 'note' || child.attributes.type === 'definition'
      ? [wordsIn(child).trim()]
      : notesIn(child),
  )
}

const statusNames: Record<TermStatus, string> = {
  preferred: 'preferredTerm-admn-sts',
  admitted: 'admittedTerm-admn-sts',
  forbidden: 'deprecatedTerm-admn-sts',
}

/** TBX-Basic of 2019 (ISO 30042), in the style that other tools read best. */
export function writeTbx(terms: readonly Term[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<tbx style="dca" type="TBX-Basic" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">',
    '<tbxHeader><fileDesc><sourceDesc><p>webpage-builder</p></sourceDesc></fileDesc></tbxHeader>',
    '<text><body>',
    ...terms.map(writeTerm),
    '</body></text>',
    '</tbx>',
    '',
  ].join('\n')
}

function writeTerm({ id, kind, brand, note, wordings }: Term): string {
  const about = [
    `<descrip type="subjectField">${kind}</descrip>`,
    brand ? `<admin type="customerSubset">${brand}</admin>` : '',
    note ? `<note>${xmlText(note)}</note>` : '',
  ].join('')
  const sections = locales.map((locale) => {
    const own = wordings.filter((wording) => wording.locale === locale)
    const written = own.map(
      ({ text, status }) =>
        `<termSec><term>${xmlText(text)}</term><termNote type="administrativeStatus">${statusNames[status]}</termNote></termSec>`,
    )
    return own.length === 0 ? '' : `<langSec xml:lang="${locale}">${written.join('')}</langSec>`
  })
  return `<conceptEntry id="${xmlText(id)}">${about}${sections.join('')}</conceptEntry>`
}
