import type { Locale } from '#base/locale.ts'
import { textOf } from '../../content.ts'
import type { FieldValue } from '../../values/field-value.ts'
import { unwritten } from '../../values/field-value.ts'
import { edited } from '../../values/values.ts'
import { isSame } from '../compare/is-same.ts'
import { type SettingValue, settings } from '../compare/settings.ts'
import type { Draft } from '../draft.ts'
import { removeInstance } from '../draft-operations.ts'
import { changeFace, hasFace, showFace } from '../faces/show-face.ts'
import type { Item } from '../items.ts'
import type { Conflict } from './conflict.ts'
import { chosenValue } from './merge-value.ts'

export type Choice = 'mine' | 'theirs'

/** Whose it is to be. Of two texts the other one stays among what stood there before. */
export function settleConflict(draft: Draft, conflict: Conflict, choice: Choice): Draft {
  return inFaceOf(draft, conflict, (shown) => settleInFront(shown, conflict, choice))
}

/** In its own face; the one in front stays there. */
function inFaceOf(draft: Draft, conflict: Conflict, settle: (shown: Draft) => Draft): Draft {
  return changeFace(draft, faceOf(draft, conflict), settle)
}

/** Of a page of one language, that one. */
function faceOf({ layout }: Draft, conflict: Conflict): Locale {
  return ('locale' in conflict ? conflict.locale : undefined) ?? layout.locale
}

function settleInFront(draft: Draft, conflict: Conflict, choice: Choice): Draft {
  switch (conflict.kind) {
    case 'value':
      return withValue(draft, conflict, (mine) =>
        choice === 'mine' ? chosenValue(mine, conflict.theirs) : chosenValue(conflict.theirs, mine),
      )
    case 'section':
      return isRemoval(conflict, choice) ? removeInstance(draft, conflict.instanceId) : draft
    case 'item':
      return isRemoval(conflict, choice) ? withoutItem(draft, conflict) : draft
    case 'setting':
      return choice === 'mine' ? draft : settings[conflict.setting].write(draft, conflict.theirs)
    case 'instructions':
      return choice === 'mine' ? draft : withInstructions(draft, conflict.instanceId, textOf(conflict.theirs))
    case 'ideas':
      return choice === 'mine' ? draft : withIdeas(draft, conflict.instanceId, conflict.theirs)
  }
}

/** Neither of both: what is typed anew, after which both can be brought back. */
export function settleAnew(
  draft: Draft,
  conflict: Extract<Conflict, { kind: 'value' }>,
  { text, at, by }: { text: string | string[]; at: string; by?: string | undefined },
): Draft {
  return inFaceOf(draft, conflict, (shown) =>
    withValue(shown, conflict, (mine) => edited(chosenValue(mine, conflict.theirs), text, at, by)),
  )
}

/** What both say by now, or is gone, is no question any more. */
export function isOpen(page: Draft, conflict: Conflict): boolean {
  const face = faceOf(page, conflict)
  if (!hasFace(page, face)) return false
  const draft = showFace(page, face)
  switch (conflict.kind) {
    case 'value': {
      const mine = readValue(draft, conflict)
      return mine !== undefined && !isSame(mine.value, conflict.theirs.value)
    }
    case 'section':
      return hasSection(draft, conflict.instanceId)
    case 'item':
      return valuesAt(draft, conflict) !== undefined
    case 'setting':
      return !isSame(readWords(draft, conflict) ?? '', conflict.theirs ?? '')
    default:
      return (
        hasSection(draft, conflict.instanceId) &&
        !isSame(readWords(draft, conflict) ?? '', conflict.theirs ?? '')
      )
  }
}

function hasSection({ layout }: Draft, id: string): boolean {
  return layout.components.some(({ instanceId }) => instanceId === id)
}

/** The question as it is now that they have gone on; nothing where they took away themselves what it was about. */
export function withTheirs(conflict: Conflict, page: Draft): Conflict | undefined {
  const face = faceOf(page, conflict)
  if (!hasFace(page, face)) return conflict
  const theirs = showFace(page, face)
  switch (conflict.kind) {
    case 'value': {
      const value = readValue(theirs, conflict)
      return value && { ...conflict, theirs: value }
    }
    case 'section':
    case 'item':
      return conflict
    default:
      return { ...conflict, theirs: readWords(theirs, conflict) }
  }
}

type OfWords = Exclude<Conflict, { kind: 'value' | 'section' | 'item' }>

function readWords(draft: Draft, conflict: OfWords): SettingValue {
  switch (conflict.kind) {
    case 'setting':
      return settings[conflict.setting].read(draft)
    case 'instructions':
      return draft.brief.componentContexts[conflict.instanceId]
    case 'ideas':
      return draft.itemConfigs[conflict.instanceId]?.guidedIdeas
  }
}

function isRemoval({ removedBy }: { removedBy: 'me' | 'them' }, choice: Choice): boolean {
  return (removedBy === 'me') === (choice === 'mine')
}

type OfValues = { instanceId: string; itemId?: string | undefined }

function valuesAt({ content }: Draft, { instanceId, itemId }: OfValues): Item['values'] | undefined {
  const instance = content[instanceId]
  return itemId === undefined ? instance?.fields : instance?.items.find(({ id }) => id === itemId)?.values
}

/** Nothing where its section or item is gone. */
function readValue(draft: Draft, conflict: OfValues & { field: string }): FieldValue | undefined {
  const values = valuesAt(draft, conflict)
  return values && valueIn(values, conflict.field)
}

function valueIn(values: Item['values'], field: string): FieldValue {
  return (Object.hasOwn(values, field) ? values[field] : undefined) ?? unwritten
}

function withValue(
  draft: Draft,
  { instanceId, itemId, field }: Extract<Conflict, { kind: 'value' }>,
  next: (value: FieldValue) => FieldValue,
): Draft {
  const instance = draft.content[instanceId]
  if (!instance) return draft
  const change = (values: Item['values']) => ({ ...values, [field]: next(valueIn(values, field)) })
  const changed =
    itemId === undefined
      ? { ...instance, fields: change(instance.fields) }
      : {
          ...instance,
          items: instance.items.map((item) =>
            item.id === itemId ? { ...item, values: change(item.values) } : item,
          ),
        }
  return { ...draft, content: { ...draft.content, [instanceId]: changed } }
}

function withoutItem(draft: Draft, { instanceId, itemId }: Extract<Conflict, { kind: 'item' }>): Draft {
  const instance = draft.content[instanceId]
  if (!instance) return draft
  const { [itemId]: _, ...switches } = draft.optionalElements[instanceId] ?? {}
  const items = instance.items.filter(({ id }) => id !== itemId)
  const config = draft.itemConfigs[instanceId]
  return {
    ...draft,
    content: { ...draft.content, [instanceId]: { ...instance, items } },
    optionalElements: draft.optionalElements[instanceId]
      ? { ...draft.optionalElements, [instanceId]: switches }
      : draft.optionalElements,
    itemConfigs: config
      ? { ...draft.itemConfigs, [instanceId]: { ...config, itemCount: items.length } }
      : draft.itemConfigs,
  }
}

function withInstructions(draft: Draft, instanceId: string, text: string): Draft {
  const { [instanceId]: _, ...rest } = draft.brief.componentContexts
  const componentContexts = text === '' ? rest : { ...rest, [instanceId]: text }
  return { ...draft, brief: { ...draft.brief, componentContexts } }
}

function withIdeas(draft: Draft, instanceId: string, ideas: string | string[] | undefined): Draft {
  const config = draft.itemConfigs[instanceId]
  if (!config) return draft
  const guidedIdeas = Array.isArray(ideas) ? ideas : [textOf(ideas)]
  return { ...draft, itemConfigs: { ...draft.itemConfigs, [instanceId]: { ...config, guidedIdeas } } }
}
