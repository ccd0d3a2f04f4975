import { constantFrom, nat, record } from 'fast-check'
import { otherLocale } from '#base/locale.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { addNew, duplicateNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import * as operations from '#content/draft/draft-operations.ts'
import { addFace } from '#content/draft/faces/add-face.ts'
import { followStructure } from '#content/draft/faces/follow-structure.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { unwritten } from '#content/values/field-value.ts'
import { accepted, edited, written } from '#content/values/values.ts'

const codes = ['HDR001-EI', 'FTR001-EI', 'FAQ001', 'HBR001']
const kinds = [
  ...(['add', 'duplicate', 'remove', 'move', 'write', 'accept', 'generate'] as const),
  ...(['add-item', 'remove-item', 'move-item', 'switch', 'instruct', 'rename', 'message'] as const),
  ...(['add-face', 'turn', 'turn', 'publish'] as const),
]

/** Something that a person does to a page. */
export const edit = record({ kind: constantFrom(...kinds), at: nat(4), to: nat(4) })

export type Edit = typeof edit extends { generate: (...args: never[]) => { value: infer Value } }
  ? Value
  : never

/** Every word that somebody writes is another one, so that it can be followed. */
let words = 0
export const word = () => `w${++words}.`
const time = () => new Date(Date.UTC(2026, 10, 20) + ++words).toISOString()

/** So that a run that fails does the same again. */
export function forgetWords() {
  words = 0
}

export function startingPage(): Draft {
  return ['HBR001', 'FAQ001', 'FAQ001'].reduce(
    (draft, code) => addNew(draft, code, time()),
    createDraft(time()),
  )
}

/** As the builder does it: whatever is done to the face in front, the other one follows. */
export function applyEdit(draft: Draft, edit: Edit): Draft {
  if (edit.kind === 'add-face') return addFace(draft, otherLocale(draft.layout.locale), noManifest)
  if (edit.kind === 'turn') return turn(draft)
  return followStructure(draft, editFront(draft, edit), undefined)
}

/** The face behind comes to the front. */
export function turn(draft: Draft): Draft {
  return draft.other ? showFace(draft, draft.other.locale) : draft
}

const noManifest: Manifest = { specFormat: '', manifestVersion: '', lastUpdated: '', components: [] }

function editFront(draft: Draft, { kind, at, to }: Edit): Draft {
  const { components } = draft.layout
  const id = components[at % Math.max(components.length, 1)]?.instanceId
  if (kind === 'add') return addNew(draft, codes[to % codes.length] ?? '', time())
  if (kind === 'rename') return operations.renamePage(draft, word())
  if (kind === 'publish') return operations.setPublicUrl(draft, `https://bank.example/${word()}`)
  if (kind === 'message') return { ...draft, brief: { ...draft.brief, keyMessages: [word()] } }
  if (id === undefined) return draft
  switch (kind) {
    case 'duplicate':
      return duplicateNew(draft, id, time())
    case 'remove':
      return operations.removeInstance(draft, id)
    case 'move': {
      const moved = operations.moveInstance(draft, at % components.length, to % components.length)
      return moved.ok ? moved.value : draft
    }
    case 'switch':
      return {
        ...draft,
        optionalElements: { ...draft.optionalElements, [id]: { 'item-1': { pill: to % 2 === 0 } } },
      }
    case 'instruct': {
      const componentContexts = { ...draft.brief.componentContexts, [id]: word() }
      return { ...draft, brief: { ...draft.brief, componentContexts } }
    }
    default:
      return withContent(draft, id, kind, to)
  }
}

function withContent(draft: Draft, id: string, kind: Edit['kind'], to: number): Draft {
  const { fields, items } = draft.content[id] ?? { fields: {}, items: [] }
  const title = fields.title ?? unwritten
  const texts = {
    write: edited(title, word(), time()),
    generate: written(title, { value: word(), notes: [] }),
    accept: accepted(title, time()),
  }
  const place = to % Math.max(items.length, 1)
  const rows = {
    'add-item': [...items, { id: `i${++words}`, values: { title: edited(unwritten, word(), time()) } }],
    'remove-item': items.toSpliced(place, 1),
    'move-item': items.toReversed(),
  }
  const next = {
    fields: kind in texts ? { ...fields, title: texts[kind as keyof typeof texts] } : fields,
    items: kind in rows ? rows[kind as keyof typeof rows] : items,
  }
  return { ...draft, content: { ...draft.content, [id]: next } }
}

/** How often each word is in there. */
export function countWords(values: readonly unknown[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const each of JSON.stringify(values).match(/w\d+\./g) ?? []) {
    counts.set(each, (counts.get(each) ?? 0) + 1)
  }
  return counts
}

/** What stands there now, without what stood there before. */
export function standing(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (name, each) => (name === 'earlier' || name === 'base' ? undefined : each)),
  )
}
