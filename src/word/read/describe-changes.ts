import { quoteShort, shorten } from '#base/shorten.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { ParseWarning } from '#content/parse-result.ts'
import type { Placement } from '#layout/layout.ts'
import { isBoilerplate, isLabel, isTableWord } from '../boilerplate.ts'
import { readItemLabel } from '../format.ts'
import type { ChangeKind } from '../walk/document.ts'
import { listLines } from './list-lines.ts'
import type { PlacedChange } from './traces.ts'

/** A warning for each section with changes that nobody has accepted or rejected: who, when, what. */
export function describeChanges(
  changes: readonly PlacedChange[],
  components: readonly Placement[],
  catalogue: Manifest,
): ParseWarning[] {
  const sections = Map.groupBy(changes, ({ instanceId }) => instanceId)
  return [...sections].flatMap(([instanceId, those]) => {
    const lines = describeSection(those, catalogue)
    if (lines.length === 0) return []
    const placed = components.find((each) => each.instanceId === instanceId)
    const gone = those.find(({ kind }) => kind === 'section-deleted')
    const section = describeInstance(instanceId, placed?.code ?? gone?.text ?? '', catalogue)
    return [
      {
        type: 'TRACKED_CHANGES',
        message: listLines(
          `${section}: tracked changes that nobody has accepted yet are read as accepted:`,
          lines,
          advice,
          'change',
        ),
        ...(placed && { instanceId }),
      },
    ]
  })
}

function describeInstance(instanceId: string, code: string, catalogue: Manifest): string {
  if (instanceId === '') return 'Before the first component'
  const component = findComponent(catalogue, code)
  return component ? `${component.displayName} (${instanceId})` : instanceId
}

const advice = 'Please accept or reject them in Word (Review, Changes).'

/** What one person did on one day to one thing: a line. */
function describeSection(changes: readonly PlacedChange[], catalogue: Manifest): string[] {
  const whole = changes.find(({ kind }) => kind === 'section-deleted' || kind === 'section-inserted')
  const told = whole ? changes.filter((change) => !isPartOf(whole, change)) : changes
  const rows = told.filter(({ kind }) => kind.startsWith('row-'))
  const words = told.filter((change) => !rows.includes(change) && !isEmpty(change, told))
  return [
    ...(whole
      ? [`${who(whole)} ${whole.kind === 'section-deleted' ? 'deleted' : 'inserted'} the whole section`]
      : []),
    ...describeRows(rows, catalogue, whole !== undefined),
    ...words.flatMap((change) => describeWords(change, catalogue)),
  ]
}

/** What was inserted can be read in the section; what was deleted, only here. */
function isPartOf(whole: PlacedChange, change: PlacedChange) {
  const { kind, author } = change
  if (change === whole) return true
  const isSameWay = whole.kind === 'section-inserted' && kind.endsWith('inserted')
  return author === whole.author && (isSameWay || kind === 'split' || kind === 'joined')
}

/** Paragraph marks are told of where no words changed with them. */
function isEmpty({ kind, author, place, text }: PlacedChange, all: readonly PlacedChange[]) {
  if (kind !== 'split' && kind !== 'joined') return text.trim() === ''
  return all.some((each) => each.author === author && each.place === place && each.text.trim() !== '')
}

/** Rows of one item that one person changed alike are one line. */
function describeRows(rows: readonly PlacedChange[], catalogue: Manifest, isInWhole: boolean): string[] {
  const parted = rows
    .map((row) => ({ ...row, ...readRowText(row.text, catalogue) }))
    .filter(({ label, words }) => !isInWhole || `${label}${words}` !== '')
  const groups = Map.groupBy(parted, ({ kind, author, date, item, label, words }) =>
    [kind, author, date.slice(0, 10), item === '' ? `${label} ${words}` : item].join('\n'),
  )
  return [...groups.values()].flatMap((group) => {
    const [row] = group
    if (!row) return []
    const verb = row.kind === 'row-deleted' ? 'deleted' : 'inserted'
    const labels = [...new Set(group.map(({ label }) => label))].filter(Boolean).map((label) => `"${label}"`)
    const words = group.map((each) => each.words).filter(Boolean)
    const rowsOf = labels.length === 1 ? 'the row' : 'the rows'
    const what = labels.length > 0 ? `${rowsOf} ${labels.join(', ')}` : 'a row'
    const of = row.item === '' ? '' : ` of ${row.item}`
    const at = row.place === '' || labels.length > 0 ? '' : where(row.place)
    return [
      `${who(row)} ${verb} ${what}${of}${at}${words.length > 0 ? `: ${quoteShort(words.join(' · '))}` : ''}`,
    ]
  })
}

/** What a row of one of our tables says, which a deleted row has as text alone. */
function readRowText(text: string, catalogue: Manifest) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const item = lines.find((line) => readItemLabel(line) !== undefined) ?? ''
  const label = lines.find((line) => line !== item && isLabel(line, catalogue)) ?? ''
  const words = lines.filter((line) => !isLabel(line, catalogue) && !isTableWord(line))
  return { item, label, words: words.join(' ') }
}

const verbs: Partial<Record<ChangeKind, string>> = {
  inserted: 'inserted',
  deleted: 'deleted',
  'moved-here': 'moved here',
  'moved-away': 'moved away',
  formatted: 'changed the look of',
  'cell-inserted': 'inserted a cell with',
  'cell-deleted': 'deleted a cell with',
}

function describeWords(change: PlacedChange, catalogue: Manifest): string[] {
  const { kind, text, place } = change
  const at = where(place)
  if (kind === 'split') return [`${who(change)} split a paragraph${at}`]
  if (kind === 'joined') return [`${who(change)} joined two paragraphs${at}`]
  const words = text.trim()
  return isOurs(words, catalogue)
    ? []
    : [`${who(change)} ${verbs[kind] ?? 'changed'} ${quoteShort(words)}${at}`]
}

function where(place: string): string {
  if (place === '') return ''
  return place.startsWith('beside ') ? `, ${place}` : `, in ${place}`
}

/** The form's own words, which some programs mark one by one where a whole row was deleted. */
function isOurs(words: string, catalogue: Manifest): boolean {
  return isBoilerplate(words, catalogue) || isLabel(words, catalogue) || isTableWord(words)
}

/** "Mona, 20 Nov 2026:". Programs that hide who wrote give a day long ago. */
function who({ author, date }: PlacedChange): string {
  const [, year = '', month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? []
  const name = author.trim() === '' ? 'Somebody' : shorten(author.trim())
  const isKnown = Number(year) > 1980
  return `${isKnown ? `${name}, ${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}` : name}:`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
