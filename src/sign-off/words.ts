import type { Waiver } from '#content/draft/waiver.ts'
import { type SignOffRecord, unknownPerson } from './record.ts'

/** The words of the sign-off document. It is for the bank's own files, and in English for every page. */
export const words = {
  title: 'Sign-off record',
  titleOf: (name: string) => (name === '' ? 'Sign-off record' : `Sign-off record: ${name}`),
  creator: 'Webpage Builder',
  page: 'Page',
  pageName: 'Page name',
  locale: 'Locale',
  product: 'Product',
  noProduct: 'Not said',
  exportedAt: 'Exported at',
  exportedBy: 'Exported by',
  file: 'File',
  digest: 'Digest of the page (SHA-256)',
  picture: (path: string) => `Digest of ${path}`,
  rules: 'Version of the rules',
  rulesOf: (version: string, count: number) => `${version}, ${count} rules`,
  layoutHash: 'Layout hash',
  item: (number: number) => `item ${number}`,
  nowhere: 'Not on the page',
  untold: 'Cannot be told: no figure, and in another language than the page',

  waivers: {
    heading: 'Waivers',
    none: 'Nothing is waived.',
    head: ['What a rule forbids', 'Place', 'Waived by', 'Reason', 'When'],
  },
  findings: {
    heading: 'Findings',
    none: 'Nothing was found.',
    head: ['Weight', 'Place', 'Finding'],
  },
  notices: {
    heading: 'What the page says by its product',
    none: 'Nothing has to stand on a page about this.',
    head: ['Words', 'Source'],
  },
  facts: {
    heading: 'Facts of the brief',
    none: 'The brief has no key message.',
    head: ['Line', 'Where it comes from', 'State', 'Where it stands'],
  },
  claims: {
    heading: 'Figures and names, and where they come from',
    none: 'No figure and no name of a product stands on the page.',
    head: ['Words', 'Place', 'Source'],
  },
  accepted: {
    heading: 'What was accepted',
    none: 'No value is accepted.',
    head: ['Place', 'Written by', 'Accepted by', 'Accepted at'],
  },

  /** An ISO time. */
  time: (iso: string) => (iso === '' ? '' : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`),
  forbidden: ({ message, rule, version }: SignOffRecord['waivers'][number]) =>
    `${message} (${rule}, ${version})`,
  waivedBy: ({ by, second, isVerified }: Waiver) =>
    [isVerified ? by : `${by} (name not verified)`, second && `${second} (name not verified)`]
      .filter(Boolean)
      .join(' and '),
  severities: { error: 'Error', warning: 'Warning' },
  stateOf: ({ state, confirmed }: SignOffRecord['facts'][number]) => {
    if (state !== 'confirmed') return state === 'refused' ? 'Refused' : 'Not confirmed'
    return confirmed?.by
      ? `Confirmed by ${confirmed.by}, ${words.time(confirmed.at)}`
      : 'Confirmed; by whom is not known'
  },
  cameFrom: ({ source, mended }: SignOffRecord['facts'][number]) =>
    [sayOrigin(source), mended && `Mended by ${mended.by}, ${words.time(mended.at)}; before: ${mended.was}`]
      .filter(Boolean)
      .join('. '),
  person: (name: string) => (name === unknownPerson ? 'Not known' : name),
  sourceOf: (source: SignOffRecord['claims'][number]['source'], lines: readonly string[]) => {
    switch (source) {
      case 'brief':
        return lines.join('; ')
      case 'earlier':
        return `Only an earlier form of a line said it: ${lines.join('; ')}`
      case 'nowhere':
        return 'From nowhere in the brief'
    }
  },
  writers: {
    person: 'A person',
    machine: 'The machine',
    document: 'A Word document',
    sample: 'A sample',
    unknown: 'Not known',
  },
} as const

function sayOrigin(source: SignOffRecord['facts'][number]['source']): string {
  if (!source) return 'Not known'
  const { from, of } = source
  if (from === 'brief') return 'Typed in the brief'
  const kind = { table: 'Table', document: 'Document', kept: 'Kept of an earlier page', named: 'Named' }[from]
  return [of === '' ? kind : `${kind}: ${of}`, words.time(source.at)].filter(Boolean).join(', ')
}
