import { z } from 'zod'
import { type Locale, locales } from '#base/locale.ts'
import type { Instance, NewInstance } from '#layout/layout.ts'
import { numberInstances } from '#layout/operations.ts'
import type { Draft } from './draft.ts'
import { hasFace, showFace } from './faces/show-face.ts'
import { applyPatches, findPatches, invertPatches, type Patch } from './patch.ts'

export const changeTypes = [
  'add',
  'duplicate',
  'remove',
  'move',
  'rename',
  'set-locale',
  'set-public-url',
  'set-action-url',
  'set-pictures-url',
  'set-product',
  'waive',
  'take-back-waiver',
  'describe-picture',
  'reset',
  'import',
  'set-brief',
  'generate',
  'accept',
  'accept-section',
  'accept-all',
  'edit',
  'regenerate',
  'restore',
  'add-item',
  'duplicate-item',
  'remove-item',
  'move-item',
  'switch-element',
  'replace',
  'copy-sections',
  'start',
  'settle',
  'restore-version',
  'add-face',
  'in-step',
  'take-returned',
] as const

const pathSchema = z.array(z.union([z.string(), z.number()]))

/** One thing that a person did to a draft, and how to take it back. */
export const changeSchema = z.strictObject({
  type: z.enum(changeTypes),
  /** Counts up along the history. */
  number: z.int().positive(),
  /** The instance that it was done to, if to one. */
  instanceId: z.string().optional(),
  code: z.string().optional(),
  run: z.string().optional(),
  face: z.enum(locales).optional(),
  patches: z.array(
    z.union([
      z.strictObject({
        path: pathSchema,
        index: z.int().nonnegative(),
        removed: z.array(z.unknown()),
        inserted: z.array(z.unknown()),
      }),
      z.strictObject({ path: pathSchema, before: z.unknown().optional(), after: z.unknown().optional() }),
    ]),
  ),
})

export type ChangeType = (typeof changeTypes)[number]
export type Subject = {
  type: ChangeType
  instanceId?: string
  code?: string
  /** Changes in a row with the same run are one: what a run of the writer does is undone as a whole. */
  run?: string
}
export type Change = Subject & {
  number: number
  /** Which face of the page was in front; of a page of one language, none is said. */
  face?: Locale | undefined
  patches: readonly Patch[]
}

/** Changes in the order they were made. The first `applied` of them are in the draft, the others were undone. */
export type History = { changes: readonly Change[]; applied: number }

export const emptyHistory: History = { changes: [], applied: 0 }

/** Older changes than these are forgotten. */
export const historyLimit = 200

/**
 * A change made now ends the way forward to what was undone before. One that changes nothing, or takes back all that
 * its run did, leaves no trace. Both drafts have the same face in front, if both have it.
 */
export function recordChange(history: History, subject: Subject, before: Draft, after: Draft): History {
  const patches = findDraftPatches(before, after)
  if (patches.length === 0) return history
  const kept = history.changes.slice(0, history.applied)
  const last = kept.at(-1)
  const face = before.other || after.other ? before.layout.locale : undefined
  if (last && subject.run !== undefined && last.run === subject.run && last.face === face) {
    const merged = { ...last, patches: [...last.patches, ...patches] }
    if (takesBack(patches, last.patches) && changesNothing(merged.patches, after)) {
      return { changes: kept.slice(0, -1), applied: kept.length - 1 }
    }
    return { changes: kept.with(-1, merged), applied: kept.length }
  }
  const number = (last?.number ?? 0) + 1
  const changes = [...kept, { ...subject, number, ...(face && { face }), patches }].slice(-historyLimit)
  return { changes, applied: changes.length }
}

/** Some of it lies where a change was made already: only then can both cancel each other out. */
function takesBack(patches: readonly Patch[], earlier: readonly Patch[]): boolean {
  const paths = new Set(patches.map(({ path }) => path.join('/')))
  return earlier.some(({ path }) => paths.has(path.join('/')))
}

function changesNothing(patches: readonly Patch[], after: Draft): boolean {
  return findDraftPatches(applyToDraft(after, invertPatches(patches)), after).length === 0
}

export type Step = { draft: Draft; history: History; change: Change }

/** The draft exactly as it was before its last change, with the face in front that it was made in; nothing when there is none. */
export function undoChange(draft: Draft, { changes, applied }: History): Step | undefined {
  const change = changes[applied - 1]
  const face = (change && faceAfter(change)) ?? draft.layout.locale
  if (!change || !hasFace(draft, face)) return undefined
  const undone = applyToDraft(showFace(draft, face), invertPatches(change.patches))
  return { draft: undone, history: { changes, applied: applied - 1 }, change }
}

export function redoChange(draft: Draft, { changes, applied }: History): Step | undefined {
  const change = changes[applied]
  const face = change?.face ?? draft.layout.locale
  if (!change || !hasFace(draft, face)) return undefined
  return {
    draft: applyToDraft(showFace(draft, face), change.patches),
    history: { changes, applied: applied + 1 },
    change,
  }
}

/** The face that was in front once it was made: another one only where it gave the page another language. */
function faceAfter({ face, patches }: Change): Locale | undefined {
  const set = patches.findLast(({ path }) => path.join('/') === 'layout/locale')
  return face && set && 'after' in set ? (set.after as Locale) : face
}

/** Changes of a page that had one language, which has another one beside it from now on. */
export function nameFaces({ changes, applied }: History, face: Locale): History {
  if (changes.every((change) => change.face)) return { changes, applied }
  return { changes: changes.map((change) => (change.face ? change : { ...change, face })), applied }
}

/**
 * What can still be taken back, and done again, once something else has changed the draft: nothing of that is undone with
 * it. Those in a row that touch none of it.
 */
export function historyAfter({ changes, applied }: History, before: Draft, after: Draft): History {
  const cameIn = new Map<Locale | undefined, Patch[]>()
  const came = (face: Locale | undefined) => {
    const shown = face ?? after.layout.locale
    const patches = cameIn.get(face) ?? findDraftPatches(showFace(before, shown), showFace(after, shown))
    cameIn.set(face, patches)
    return patches
  }
  const isFree = (change: Change | undefined) =>
    change !== undefined &&
    hasFace(after, change.face ?? after.layout.locale) &&
    !change.patches.some((one) => came(change.face).some((other) => isWithin(one.path, other.path)))
  let [first, end] = [applied, applied]
  while (isFree(changes[first - 1])) first--
  while (isFree(changes[end])) end++
  return { changes: changes.slice(first, end), applied: applied - first }
}

/** One of them is part of the other, or they are the same. */
function isWithin(one: Patch['path'], other: Patch['path']): boolean {
  const length = Math.min(one.length, other.length)
  return one.slice(0, length).every((name, index) => name === other[index])
}

/** Positions follow from the order: no change holds them. */
export function findDraftPatches(before: Draft, after: Draft): Patch[] {
  if (before.layout === after.layout) return findPatches(before, after)
  return findPatches(withoutPositions(before), withoutPositions(after))
}

function withoutPositions(draft: Draft) {
  return { ...draft, layout: { ...draft.layout, components: draft.layout.components.map(withoutPosition) } }
}

function withoutPosition({ position: _, ...instance }: Instance): NewInstance {
  return instance
}

function applyToDraft(draft: Draft, patches: readonly Patch[]): Draft {
  const next = applyPatches(draft, patches)
  if (next.layout.components === draft.layout.components) return next
  return { ...next, layout: { ...next.layout, components: numberInstances(next.layout.components) } }
}
