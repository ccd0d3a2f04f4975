import type { Locale } from '#base/locale.ts'
import type { SkippedPairs } from '#pairs/exchange/read-pairs.ts'
import type { TermKind } from '#pairs/terms/term.ts'
import { texts as exchange, exchangeRefusals } from './exchange.ts'
import { languageNames } from './language-names.ts'

const number = (count: number) => count.toLocaleString('en')
const terms = (count: number) => (count === 1 ? '1 term' : `${number(count)} terms`)
const pairs = (count: number) => (count === 1 ? '1 pair' : `${number(count)} pairs`)

/** Every word of the list of terms and of the memory, in English. */
export const texts = {
  title: 'Terms and memory',
  description:
    'What the team calls things in both languages, and what it has said in both. The next translation begins with it.',
  hereAlone: 'You are not signed in to the server: all of this is kept in this browser alone.',
  waiting: (count: number) =>
    `${count === 1 ? '1 change waits' : `${number(count)} changes wait`} to be sent to the team, and counts here already.`,
  refused: 'The server has no room for more. Remove what is not needed any more.',
  tabs: { terms: 'Terms', memory: 'Memory' },
  brands: { both: 'Both brands', ENBD: 'Emirates NBD', EI: 'Emirates Islamic' },
  brand: 'Brand',
  search: 'Search',
  more: (count: number) => `Show ${number(count)} more`,
  noneFound: (words: string) => `Nothing has “${words}”.`,
  change: 'Change',
  remove: 'Remove',
  save: 'Save',
  cancel: 'Cancel',
  undo: 'Undo',
  noRoom:
    'There is no room for it beside what stands there: shorten its note, or remove what is not needed any more.',
  export: 'Export',

  terms: {
    heading: 'Terms',
    empty: 'No terms yet',
    emptyText:
      'Say once what a product is called in Arabic, and which words are not used. A list as CSV or TBX comes in as a whole.',
    add: 'Add a term',
    count: terms,
    found: (found: number, all: number) => `${number(found)} of ${terms(all)}`,
    kinds: { name: 'Name', product: 'Product', word: 'Word' } satisfies Record<TermKind, string>,
    kind: 'Kind',
    kindHint:
      'Names and products must stand in both languages. Of words only those that are not used are told.',
    wordings: (locale: Locale) => languageNames[locale],
    wordingsHint: 'One a line, the preferred one first',
    never: (locale: Locale) => `Not in ${languageNames[locale]}`,
    neverHint: 'One a line',
    note: 'Note',
    lacking: 'A term needs one wording at least.',
    not: 'not',
    changeOf: (name: string) => `Change ${name}`,
    removeOf: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} is no term any more`,
    saved: (name: string) => `${name} is kept`,
    formats: { csv: 'As a table (CSV)', tbx: 'As TBX' },
    exportName: 'terms',
  },

  memory: {
    heading: 'Memory',
    empty: 'Nothing is remembered yet',
    emptyText:
      'What you accept in both languages comes here by itself. Memories of other tools come in as TMX or XLIFF.',
    add: 'Add a pair',
    count: pairs,
    found: (found: number, all: number) => `${number(found)} of ${pairs(all)}`,
    lacking: 'A pair needs both texts.',
    changeOf: (text: string) => `Change “${text}”`,
    removeOf: (text: string) => `Forget “${text}”`,
    removed: (text: string) => `“${text}” is forgotten`,
    saved: 'The pair is kept',
    fromPage: 'Take in what this page says',
    fromPageHint: 'All that is accepted in both languages of the open page.',
    cameFromPage: (count: number) =>
      count === 0
        ? 'Nothing of this page is accepted in both languages and new.'
        : `${pairs(count)} of this page came in`,
    formats: { tmx: 'As TMX', xliff: 'As XLIFF 2.0', xlf: 'As XLIFF 1.2' },
    exportName: 'memory',
  },

  import: {
    label: { terms: 'Files of terms', memory: 'Files of a memory' },
    choose: { terms: 'Import CSV or TBX', memory: 'Import TMX or XLIFF' },
    drop: 'Let go to read it',
    hint: {
      terms: 'A list of another tool: choose it, or drop it here.',
      memory: 'A memory of another tool: choose it, or drop it here.',
    },
    outcome: 'What came in',
    taken: (file: string, fresh: number, changed: number) =>
      `${file}: ${number(fresh)} new, ${number(changed)} changed`,
    left: {
      ...exchange.skipped,
    } satisfies Record<keyof SkippedPairs, (count: number) => string>,
    leftTerms: exchange.skippedTerms,
    refused: (file: string, reason: keyof typeof exchangeRefusals) => `${file}: ${exchangeRefusals[reason]}`,
    noRoom: (file: string) => `${file}: there is no room for so many terms. Nothing of it came in.`,
  },
} as const
