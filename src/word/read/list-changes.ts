import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { Placement } from '#layout/layout.ts'
import { isBoilerplate, isLabel, isTableWord } from '../boilerplate.ts'
import { readItemLabel } from '../format.ts'
import type { ChangeKind } from '../walk/document.ts'
import { isSameSpot, type Spot } from './place.ts'
import type { PlacedChange } from './traces.ts'

/** Changes in one section that nobody has accepted or rejected; `isPlaced`: the page has it. */
export type ChangedSection = {
  instanceId: string
  component: Component | undefined
  isPlaced: boolean
  changes: ToldChange[]
}

/** What one person did on one day to one thing. `date` is as Word writes it, or empty. */
export type ToldChange = {
  author: string
  date: string
  spot: Spot | undefined
  source?: number | undefined
} & (
  | { kind: BareKind }
  | { kind: 'row-deleted' | 'row-inserted'; item: string; labels: string[]; words: string[] }
  | { kind: WordsKind; words: string }
)

type BareKind = 'section-deleted' | 'section-inserted' | 'split' | 'joined'
type WordsKind = Exclude<ChangeKind, BareKind | 'row-deleted' | 'row-inserted'>

/** The changes that are worth telling, by section: who, when, what. */
export function listChanges(
  changes: readonly PlacedChange[],
  components: readonly Placement[],
  catalogue: Manifest,
): ChangedSection[] {
  const sections = Map.groupBy(changes, ({ instanceId }) => instanceId)
  return [...sections].flatMap(([instanceId, those]) => {
    const told = listSection(those, catalogue)
    if (told.length === 0) return []
    const placed = components.find((each) => each.instanceId === instanceId)
    const gone = those.find(({ kind }) => kind === 'section-deleted')
    const component = findComponent(catalogue, placed?.code ?? gone?.text ?? '')
    return [{ instanceId, component, isPlaced: placed !== undefined, changes: told }]
  })
}

function listSection(changes: readonly PlacedChange[], catalogue: Manifest): ToldChange[] {
  const whole = changes.find(({ kind }) => kind === 'section-deleted' || kind === 'section-inserted')
  const told = whole ? changes.filter((change) => !isPartOf(whole, change)) : changes
  const rows = told.filter(({ kind }) => kind.startsWith('row-'))
  const words = told.filter((change) => !rows.includes(change) && !isEmpty(change, told))
  return [
    ...(whole ? [bare(whole, whole.kind as BareKind)] : []),
    ...listRows(rows, catalogue, whole !== undefined),
    ...words.flatMap((change) => listWords(change, catalogue)),
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
function isEmpty({ kind, author, spot, text }: PlacedChange, all: readonly PlacedChange[]) {
  if (kind !== 'split' && kind !== 'joined') return text.trim() === ''
  return all.some((each) => each.author === author && each.text.trim() !== '' && isSameSpot(each.spot, spot))
}

/** Rows of one item that one person changed alike are one. */
function listRows(rows: readonly PlacedChange[], catalogue: Manifest, isInWhole: boolean): ToldChange[] {
  const parted = rows
    .map((row) => ({ ...row, ...readRowText(row.text, catalogue) }))
    .filter(({ label, words }) => !isInWhole || `${label}${words}` !== '')
  const groups = Map.groupBy(parted, ({ kind, author, date, item, label, words }) =>
    [kind, author, date.slice(0, 10), item === '' ? `${label} ${words}` : item].join('\n'),
  )
  return [...groups.values()].flatMap((group) => {
    const [row] = group
    if (!row) return []
    const { author, date, item, spot, source } = row
    const kind = row.kind === 'row-deleted' ? 'row-deleted' : 'row-inserted'
    const labels = [...new Set(group.map(({ label }) => label))].filter(Boolean)
    const words = group.map((each) => each.words).filter(Boolean)
    return [{ kind, author, date, item, labels, words, spot, source }]
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

function listWords(change: PlacedChange, catalogue: Manifest): ToldChange[] {
  const { kind, author, date, spot, source } = change
  if (kind === 'split' || kind === 'joined') return [bare(change, kind)]
  const words = change.text.trim()
  return isOurs(words, catalogue) ? [] : [{ kind: kind as WordsKind, author, date, spot, source, words }]
}

function bare({ author, date, spot, source }: PlacedChange, kind: BareKind): ToldChange {
  return { kind, author, date, spot, source }
}

/** The form's own words, which some programs mark one by one where a whole row was deleted. */
function isOurs(words: string, catalogue: Manifest): boolean {
  return isBoilerplate(words, catalogue) || isLabel(words, catalogue) || isTableWord(words)
}
