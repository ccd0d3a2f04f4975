import type { ItemPlace } from '#content/place.ts'
import { nextInstanceId } from '#layout/instance-id.ts'
import { isFooter, isHeader, type NewInstance } from '#layout/layout.ts'
import { compareDrafts, type Difference } from '../compare/compare-drafts.ts'
import { isSame } from '../compare/is-same.ts'
import { readSections, type Section, writeSections } from '../compare/sections.ts'
import type { Draft } from '../draft.ts'
import { showFace } from '../faces/show-face.ts'
import type { Conflict } from './conflict.ts'
import { isRewritten } from './is-rewritten.ts'
import type { Merged } from './merge-content.ts'
import { mergeFaces } from './merge-faces.ts'
import { mergeOrder } from './merge-order.ts'
import { mergePage } from './merge-page.ts'
import { mergeSection } from './merge-section.ts'
import { partOf, type Sides } from './three-sides.ts'

export type MergedDraft = {
  draft: Draft
  /** What is another now for whoever has mine. */
  cameIn: Difference[]
  conflicts: Conflict[]
  /** Sections of mine that have another id now, as theirs has it already. */
  renamed: ReadonlyMap<string, string>
}

/**
 * Two drafts that go back to one. What one of them changed is taken, what both changed in the same way too; all else is
 * asked, and stands as I have it until then. `open` is where I am writing: there nothing is taken unasked. The face in front
 * is mine in the end.
 */
export function mergeDrafts(sides: Sides<Draft>, open?: ItemPlace): MergedDraft {
  const { locale } = sides.mine.layout
  const { base, mine, theirs } = partOf(sides, (draft) => showFace(draft, locale))
  if (isSame(theirs, base) || isSame(theirs, mine))
    return asItIs(theirs === base || isSame(theirs, base) ? mine : theirs)
  if (!open && isSame(mine, base)) return { ...asItIs(theirs), cameIn: compareDrafts(mine, theirs) }

  const merged = mergeFaces(sides, open, mergeFolded)
  const draft = showFace(merged.draft, locale)
  return { ...merged, draft, cameIn: compareDrafts(renameSections(mine, merged.renamed), draft) }
}

/** Of drafts that have both faces in one. */
function mergeFolded(sides: Sides<Draft>, open: ItemPlace | undefined) {
  const page = mergePage(sides)
  const sections = mergeSections(partOf(sides, readSections), open)
  return {
    draft: writeSections(page.value, sections.value),
    conflicts: [...page.conflicts, ...sections.conflicts],
    renamed: sections.renamed,
  }
}

function asItIs(draft: Draft): MergedDraft {
  return { draft, cameIn: [], conflicts: [], renamed: new Map() }
}

type Sections = ReadonlyMap<string, Section>
type MergedSections = { value: Section[]; conflicts: Conflict[]; renamed: Map<string, string> }

function mergeSections(sides: Sides<Sections>, open: ItemPlace | undefined): MergedSections {
  const staying = findStaying(sides, open)
  const ids = idsFor(staying)
  const renamed = new Map<string, string>()
  const kept = new Map<string, Section>()
  const conflicts: Conflict[] = []
  for (const [key, here] of staying) {
    const instanceId = ids.get(key) ?? ''
    const myId = here.mine?.instance.instanceId
    if (myId !== undefined && myId !== instanceId) renamed.set(myId, instanceId)
    const openHere = isIn(open, here.mine) ? { ...open, instanceId } : undefined
    const merged = mergeOne(here, instanceId, openHere)
    if (merged.value) kept.set(key, merged.value)
    conflicts.push(...merged.conflicts)
  }
  const order = mergeOrder(
    partOf(sides, (sections) => [...sections.keys()]),
    new Set(kept.keys()),
  )
  return { value: order.flatMap((key) => kept.get(key) ?? []), conflicts, renamed }
}

type Here = Sides<Section | undefined>

/** Theirs first. What one of us removed and nobody rewrote is gone, and so is a second header or footer of mine. */
function findStaying(
  { base, mine, theirs }: Sides<Sections>,
  open: ItemPlace | undefined,
): Map<string, Here> {
  const staying = new Map<string, Here>()
  const frame = new Set<string>()
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const here = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }
    if (isRemoved(here, open) || isSecondFrame(here, frame)) continue
    staying.set(key, here)
    const { code } = here.theirs?.instance ?? { code: '' }
    if (isHeader(code) || isFooter(code)) frame.add(code)
  }
  return staying
}

function isRemoved({ base, mine, theirs }: Here, open: ItemPlace | undefined): boolean {
  const left = mine ?? theirs
  if ((mine && theirs) || !base || !left) return false
  return !isIn(open, mine) && !isRewritten(base, left)
}

/** Both of us added it: there is one on a page, and nobody has written in mine. */
function isSecondFrame({ base, mine, theirs }: Here, frame: ReadonlySet<string>): boolean {
  if (base || theirs || !mine || !frame.has(mine.instance.code)) return false
  return !isRewritten({ instance: mine.instance }, mine)
}

function isIn(open: ItemPlace | undefined, mine: Section | undefined): open is ItemPlace {
  return open !== undefined && open.instanceId === mine?.instance.instanceId
}

function mergeOne(
  { base, mine, theirs }: Here,
  instanceId: string,
  open: ItemPlace | undefined,
): Merged<Section | undefined> {
  if (mine && theirs) return mergeSection({ base, mine, theirs }, { instanceId, open })
  const left = mine ?? theirs
  if (!left) return { value: undefined, conflicts: [] }
  const { instance } = left
  const value = instance.instanceId === instanceId ? left : { ...left, instance: { ...instance, instanceId } }
  if (!base) return { value, conflicts: [] }
  return { value, conflicts: [{ kind: 'section', instanceId, removedBy: mine ? 'them' : 'me' }] }
}

/** The id of each section in the end: theirs has it as it is, and of mine that which is taken gets the next one. */
function idsFor(staying: ReadonlyMap<string, Here>): Map<string, string> {
  const ids = new Map<string, string>()
  const placed: NewInstance[] = []
  for (const [key, { mine, theirs }] of staying) {
    const instance = (theirs ?? mine)?.instance
    if (!instance) continue
    const isTaken = !theirs && placed.some(({ instanceId }) => instanceId === instance.instanceId)
    const mineToo = [...staying.values()].flatMap((here) => here.mine?.instance ?? [])
    const instanceId = isTaken ? nextInstanceId([...placed, ...mineToo], instance.code) : instance.instanceId
    placed.push({ ...instance, instanceId })
    ids.set(key, instanceId)
  }
  return ids
}

function renameSections(draft: Draft, renamed: ReadonlyMap<string, string>): Draft {
  if (renamed.size === 0) return draft
  const sections = [...readSections(draft).values()].map(({ instance, ...rest }) => ({
    ...rest,
    instance: { ...instance, instanceId: renamed.get(instance.instanceId) ?? instance.instanceId },
  }))
  const { other } = draft
  const content = Object.entries(other?.content ?? {}).map(([id, each]) => [renamed.get(id) ?? id, each])
  return {
    ...writeSections(draft, sections),
    ...(other && { other: { ...other, content: Object.fromEntries(content) } }),
  }
}
