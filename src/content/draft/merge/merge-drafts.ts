import { nextInstanceId } from '#layout/instance-id.ts'
import { isFooter, isHeader, type NewInstance } from '#layout/layout.ts'
import { mergeImages } from '../../pictures/merge-images.ts'
import type { PageImages } from '../../pictures/page-picture.ts'
import { compareDrafts, type Difference } from '../compare/compare-drafts.ts'
import { isSame } from '../compare/is-same.ts'
import { readSections, type Section, writeSections } from '../compare/sections.ts'
import { settingNames, settings } from '../compare/settings.ts'
import type { Draft } from '../draft.ts'
import type { Waiver } from '../waiver.ts'
import type { Conflict } from './conflict.ts'
import { isRewritten } from './is-rewritten.ts'
import type { Merged, OpenPlace } from './merge-content.ts'
import { mergeOrder } from './merge-order.ts'
import { mergeSection, mergeText } from './merge-section.ts'
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
 * asked, and stands as I have it until then. `open` is where I am writing: there nothing is taken unasked.
 */
export function mergeDrafts(sides: Sides<Draft>, open?: OpenPlace): MergedDraft {
  const { base, mine, theirs } = sides
  if (isSame(theirs, base) || isSame(theirs, mine))
    return asItIs(theirs === base || isSame(theirs, base) ? mine : theirs)
  if (!open && isSame(mine, base)) return { ...asItIs(theirs), cameIn: compareDrafts(mine, theirs) }

  const page = mergePage(sides)
  const sections = mergeSections(partOf(sides, readSections), open)
  const draft = writeSections(page.value, sections.value)
  return {
    draft,
    cameIn: compareDrafts(renameSections(mine, sections.renamed), draft),
    conflicts: [...page.conflicts, ...sections.conflicts],
    renamed: sections.renamed,
  }
}

function asItIs(draft: Draft): MergedDraft {
  return { draft, cameIn: [], conflicts: [], renamed: new Map() }
}

/** What the page has besides its sections. */
function mergePage(sides: Sides<Draft>): Merged<Draft> {
  const conflicts: Conflict[] = []
  const merged = settingNames.reduce((draft, setting) => {
    const { read, write } = settings[setting]
    const { value, conflicts: asked } = mergeText(partOf(sides, read), (texts) => ({
      kind: 'setting',
      setting,
      ...texts,
    }))
    conflicts.push(...asked)
    return write(draft, value)
  }, sides.theirs)
  const marked = withMarks(withMarks(merged.brief, sides, 'leftOut'), sides, 'confirmed')
  const brief = withChanged(marked, sides)
  return { value: { ...withWaivers(withImages(merged, sides), sides), brief }, conflicts }
}

/** Whatever one side waived, and neither took back, is waived. */
function withWaivers(draft: Draft, sides: Sides<Draft>): Draft {
  const { base, mine, theirs } = partOf(sides, ({ waivers = [] }) => waivers)
  const idsOf = (waivers: readonly Waiver[]) => new Set(waivers.map(({ id }) => id))
  const [before, here, there] = [idsOf(base), idsOf(mine), idsOf(theirs)]
  const stays = ({ id }: Waiver) => !before.has(id) || (here.has(id) && there.has(id))
  const kept = [...theirs, ...mine.filter(({ id }) => !there.has(id))].filter(stays)
  const { waivers: _, ...rest } = draft
  return kept.length === 0 ? rest : { ...rest, waivers: kept }
}

/** A page that never had pictures has no place for them. */
function withImages(draft: Draft, sides: Sides<Draft>): Draft {
  if (!sides.mine.images && !sides.theirs.images) return draft
  const none: PageImages = {}
  return { ...draft, images: mergeImages(partOf(sides, ({ images }) => images ?? none)) }
}

/** One key message after the other is left out, or confirmed, or not. */
function withMarks(
  brief: Draft['brief'],
  sides: Sides<Draft>,
  mark: 'leftOut' | 'confirmed',
): Draft['brief'] {
  const { base, mine, theirs } = partOf(sides, (draft) => draft.brief[mark])
  if (!mine && !theirs) return brief
  const wasMarked = new Set(base)
  const isMarked = new Set(mine)
  const stays = (message: string) => !wasMarked.has(message) || isMarked.has(message)
  const added = [...isMarked].filter((message) => !wasMarked.has(message))
  return { ...brief, [mark]: [...new Set([...(theirs ?? []).filter(stays), ...added])] }
}

/** What lines said before is known of both sides. */
function withChanged(brief: Draft['brief'], sides: Sides<Draft>): Draft['brief'] {
  const { mine = [], theirs = [] } = partOf(sides, (draft) => draft.brief.changed)
  const known = new Map([...theirs, ...mine].map((each) => [each.was, each]))
  const changed = [...known.values()].filter(({ now }) => brief.keyMessages.includes(now))
  return changed.length > 0 ? { ...brief, changed } : brief
}

type Sections = ReadonlyMap<string, Section>
type MergedSections = { value: Section[]; conflicts: Conflict[]; renamed: Map<string, string> }

function mergeSections(sides: Sides<Sections>, open: OpenPlace | undefined): MergedSections {
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
  open: OpenPlace | undefined,
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

function isRemoved({ base, mine, theirs }: Here, open: OpenPlace | undefined): boolean {
  const left = mine ?? theirs
  if ((mine && theirs) || !base || !left) return false
  return !isIn(open, mine) && !isRewritten(base, left)
}

/** Both of us added it: there is one on a page, and nobody has written in mine. */
function isSecondFrame({ base, mine, theirs }: Here, frame: ReadonlySet<string>): boolean {
  if (base || theirs || !mine || !frame.has(mine.instance.code)) return false
  return !isRewritten({ instance: mine.instance }, mine)
}

function isIn(open: OpenPlace | undefined, mine: Section | undefined): open is OpenPlace {
  return open !== undefined && open.instanceId === mine?.instance.instanceId
}

function mergeOne(
  { base, mine, theirs }: Here,
  instanceId: string,
  open: OpenPlace | undefined,
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
  return writeSections(draft, sections)
}
