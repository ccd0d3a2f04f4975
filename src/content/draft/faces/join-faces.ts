import { findComponent } from '#catalogue/lookup.ts'
import type { Field, Manifest } from '#catalogue/manifest.ts'
import { isBlank } from '../../content.ts'
import type { FieldValue } from '../../values/field-value.ts'
import type { Draft, InstanceDraft } from '../draft.ts'
import { valueMapsOf } from '../items.ts'
import { addFace } from './add-face.ts'
import { isShared } from './follow-values.ts'
import { isSameText } from './text-digest.ts'

type Values = Record<string, FieldValue>

/** Of the places that either section fills, as many are filled in both. */
const leastShare = 0.5

/**
 * One page out of two in different languages, the first one in front. Nothing where their sections do not correspond: other
 * components, other numbers of items, mostly other places filled, or another value where both have the same.
 */
export function joinFaces(front: Draft, beside: Draft, manifest: Manifest): Draft | undefined {
  const { components } = front.layout
  const others = beside.layout.components
  if (front.layout.locale === beside.layout.locale || components.length !== others.length) return undefined
  const content: Draft['content'] = {}
  const texts: Draft['content'] = {}
  for (const [index, { instanceId, code }] of components.entries()) {
    const other = others[index]
    if (other?.code !== code) return undefined
    const [one, two] = [front.content[instanceId] ?? nothing, beside.content[other.instanceId] ?? nothing]
    if (one.items.length !== two.items.length) return undefined
    const { docx } = findComponent(manifest, code) ?? {}
    const definitions = [docx?.fields ?? [], ...one.items.map(() => docx?.items?.columns ?? [])]
    const pairs = pairValues(one, two).map((pair, place) => shareValues(pair, definitions[place] ?? []))
    if (pairs.some(({ isSame }) => !isSame) || !isAlike(pairs)) return undefined
    if (one === nothing && two === nothing) continue
    content[instanceId] = withValues(
      one,
      pairs.map(({ front }) => front),
    )
    texts[instanceId] = withValues(
      one,
      pairs.map(({ beside }) => beside),
    )
  }
  const { other } = addFace({ ...front, content }, beside.layout.locale, manifest)
  if (!other) return undefined
  const own = Object.entries(other.content).map(([instanceId, instance]): [string, InstanceDraft] => {
    const maps = valueMapsOf(texts[instanceId] ?? nothing)
    return [
      instanceId,
      withValues(
        instance,
        valueMapsOf(instance).map((values, place) => ({ ...values, ...maps[place] })),
      ),
    ]
  })
  const { displayName } = beside
  return {
    ...front,
    content,
    other: {
      ...other,
      content: Object.fromEntries(own),
      ...(displayName !== undefined && { displayName }),
    },
  }
}

const nothing: InstanceDraft = { fields: {}, items: [] }

function pairValues(one: InstanceDraft, two: InstanceDraft): [Values, Values][] {
  const others = valueMapsOf(two)
  return valueMapsOf(one).map((values, place) => [values, others[place] ?? {}])
}

/** What is in no language stands in front, wherever it was said; `beside` is left with the rest. */
function shareValues([front, beside]: [Values, Values], definitions: readonly Field[]) {
  const shared = new Set(definitions.filter(isShared).map(({ name }) => name))
  const said = Object.entries(beside).filter(([name]) => shared.has(name))
  const isSame = said.every(([name, { value }]) => {
    const own = front[name]?.value ?? ''
    return isBlank(own) || isBlank(value) || isSameText(own, value)
  })
  return {
    isSame,
    front: { ...Object.fromEntries(said), ...front },
    beside: Object.fromEntries(Object.entries(beside).filter(([name]) => !shared.has(name))),
    places: [front, beside].map(
      (values) => new Set(Object.keys(values).filter((name) => !isBlank(values[name]?.value ?? ''))),
    ) as [Set<string>, Set<string>],
  }
}

function isAlike(pairs: readonly { places: [Set<string>, Set<string>] }[]): boolean {
  const count = (countOne: (one: Set<string>, other: Set<string>) => number) =>
    pairs.reduce((sum, { places: [one, other] }) => sum + countOne(one, other), 0)
  const both = count((one, other) => [...one].filter((name) => other.has(name)).length)
  return both >= (count((one, other) => one.size + other.size) - both) * leastShare
}

function withValues({ items }: InstanceDraft, [fields = {}, ...rows]: readonly Values[]): InstanceDraft {
  return { fields, items: items.map((item, index) => ({ ...item, values: rows[index] ?? {} })) }
}
