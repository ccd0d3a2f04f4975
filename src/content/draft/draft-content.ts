import {
  type ContentValue,
  type ContentValues,
  type InstanceContent,
  isBlank,
  type PageContent,
} from '../content.ts'
import type { FieldValue } from '../values/field-value.ts'
import { type Origin, wireValue } from '../values/origin.ts'
import type { Draft, InstanceDraft } from './draft.ts'
import { nameItems, valueMapsOf } from './items.ts'

/**
 * Content that came from a document, as a draft holds it: what the machine wrote and nobody changed waits for a
 * reader, everything else counts as accepted `at` that time. Empty values are nothing anyone has decided on.
 */
export function importContent(content: PageContent, at: string): Draft['content'] {
  return mapValues(content, ({ fields, items }) => ({
    fields: importValues(fields, at),
    items: nameItems(items.map((item) => importValues(item, at))),
  }))
}

/** All values, and of which of them nobody has accepted yet: what a Word document gets. */
export function exportWithState(content: Draft['content']): PageContent {
  return mapValues(content, exportStates)
}

/** All values, whatever their state. The same objects for instances that are the same. */
export function exportContent(content: Draft['content']): PageContent {
  return mapValues(content, exportInstance)
}

/** Accepted values only: what a page gets. The same objects for instances that are the same. */
export function acceptedContent(content: Draft['content']): PageContent {
  return mapValues(content, exportAccepted)
}

/** Anything at all is written. */
export function hasWrittenContent(content: Draft['content']): boolean {
  return Object.values(content).some((instance) =>
    valueMapsOf(instance).some((values) => Object.values(values).some(({ value }) => !isBlank(value))),
  )
}

/** Values that stand and that nobody has accepted. */
export function countNotAccepted(content: Draft['content']): number {
  return valuesOf(content).filter(({ value, status }) => !isBlank(value) && status !== 'accepted').length
}

function importValues(values: ContentValues, at: string): Record<string, FieldValue> {
  const written = Object.entries(values).filter(([, { value }]) => !isBlank(value))
  return Object.fromEntries(written.map(([name, value]) => [name, importValue(value, at)]))
}

function importValue({ value, ai_generated }: ContentValue, at: string): FieldValue {
  const origin: Origin = { by: 'word', aiGenerated: ai_generated }
  const base = { value, origin, retryCount: 0 }
  return ai_generated ? { ...base, status: 'pending' } : { ...base, status: 'accepted', acceptedAt: at }
}

const exportInstance = exportThose(() => true)
const exportStates = exportThose(() => true, withState)
const exportAccepted = exportThose(({ status }) => status === 'accepted')

/** What an instance exports is kept with it: most of a page is what it was before the last change. */
function exportThose(
  isMeant: (value: FieldValue) => boolean,
  write: (value: FieldValue) => ContentValue = wireValue,
): (instance: InstanceDraft) => InstanceContent {
  const exported = new WeakMap<InstanceDraft, InstanceContent>()
  const pick = (values: Record<string, FieldValue>): ContentValues =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => isMeant(value))
        .map(([name, value]) => [name, write(value)]),
    )
  return (instance) => {
    const known = exported.get(instance)
    if (known) return known
    const { fields, items } = instance
    const content = { fields: pick(fields), items: items.map(({ values }) => pick(values)) }
    exported.set(instance, content)
    return content
  }
}

function withState(value: FieldValue): ContentValue {
  const wire = wireValue(value)
  const isWaiting = wire.ai_generated && value.status !== 'accepted' && !isBlank(value.value)
  return isWaiting ? { ...wire, accepted: false } : wire
}

function valuesOf(content: Draft['content']): FieldValue[] {
  return Object.values(content).flatMap((instance) =>
    valueMapsOf(instance).flatMap((values) => Object.values(values)),
  )
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
