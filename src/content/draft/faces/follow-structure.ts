import type { Locale } from '#base/locale.ts'
import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { codesById } from '#layout/layout.ts'
import type { Draft, InstanceDraft } from '../draft.ts'
import type { Item } from '../items.ts'
import { followValues } from './follow-values.ts'

/** One section in both faces. */
type Pair = { front: InstanceDraft; beside: InstanceDraft }

const nothing: InstanceDraft = { fields: {}, items: [] }

/**
 * The other face after something was done to the one in front: the same sections with the same items in the same order.
 * What is new has no texts there, but what is shared; a copy, which is known by having the very values of its original, has
 * those that the original has there. `before` and `after` have the same face in front. Without the catalogue sections and
 * items follow, and values do not.
 */
export function followStructure(before: Draft, after: Draft, manifest: Manifest | undefined): Draft {
  const { other } = after
  if (!other || after === before) return after
  const [earlier, codes] = [codesById(before.layout), codesById(after.layout)]
  const pairs = Object.entries(after.content).map(([instanceId, front]): [string, Pair] => {
    const isAnother = earlier.has(instanceId) && earlier.get(instanceId) !== codes.get(instanceId)
    const was = isAnother ? undefined : own(before.content, instanceId)
    const wasBeside = own(before.other?.content, instanceId)
    const beside =
      isAnother && own(other.content, instanceId) === wasBeside ? undefined : own(other.content, instanceId)
    if (beside && front === was && beside === wasBeside) return [instanceId, { front, beside }]
    const copied = was || beside || isAnother ? undefined : originalBeside(before, front)
    if (copied) return [instanceId, { front, beside: copied }]
    const code = codes.get(instanceId)
    const component = manifest && code !== undefined ? findComponent(manifest, code) : undefined
    return [instanceId, followInstance(was, { front, beside: beside ?? nothing }, component, other.locale)]
  })
  const content = withThose(after.content, pairs, ({ front }) => front)
  const aside = withThose(other.content, pairs, ({ beside }) => beside)
  if (content === after.content && aside === other.content) return after
  return { ...after, content, other: { ...other, content: aside } }
}

/** What the other face has of the section that this one was copied from. */
function originalBeside({ content, other }: Draft, front: InstanceDraft): InstanceDraft | undefined {
  const original = Object.keys(content).find((instanceId) => content[instanceId] === front)
  return original === undefined ? undefined : own(other?.content, original)
}

function followInstance(
  was: InstanceDraft | undefined,
  { front, beside }: Pair,
  component: Component | undefined,
  locale: Locale,
): Pair {
  const known = new Map(beside.items.map((item) => [item.id, item]))
  const wasItems = new Map(was?.items.map((item) => [item.id, item]))
  const fields = followValues(
    { was: was?.fields, front: front.fields, beside: beside.fields },
    component?.docx.fields ?? [],
    locale,
  )
  const items = front.items.map((item) => {
    const own = known.get(item.id)
    const copied = own
      ? undefined
      : known.get(was?.items.find(({ values }) => values === item.values)?.id ?? '')
    const followed = followValues(
      {
        was: copied ? item.values : wasItems.get(item.id)?.values,
        front: item.values,
        beside: (own ?? copied)?.values ?? {},
      },
      component ? columnsOf(component) : [],
      locale,
    )
    return {
      front: withValues(item, followed.front),
      beside: withValues(own ?? { id: item.id, values: followed.beside }, followed.beside),
    }
  })
  return {
    front: withParts(
      front,
      fields.front,
      items.map((item) => item.front),
    ),
    beside: withParts(
      beside,
      fields.beside,
      items.map((item) => item.beside),
    ),
  }
}

function withValues(item: Item, values: Item['values']): Item {
  return item.values === values ? item : { ...item, values }
}

/** What stays as it is is the same value after. */
function withParts(instance: InstanceDraft, fields: InstanceDraft['fields'], items: Item[]): InstanceDraft {
  const isSame =
    fields === instance.fields &&
    items.length === instance.items.length &&
    items.every((item, index) => item === instance.items[index])
  return isSame && instance !== nothing ? instance : { fields, items }
}

function withThose(
  content: Draft['content'],
  pairs: readonly [string, Pair][],
  choose: (pair: Pair) => InstanceDraft,
): Draft['content'] {
  const isSame =
    pairs.length === Object.keys(content).length &&
    pairs.every(([instanceId, pair]) => choose(pair) === own(content, instanceId))
  return isSame ? content : Object.fromEntries(pairs.map(([instanceId, pair]) => [instanceId, choose(pair)]))
}

function own<Value>(values: Record<string, Value> | undefined, key: string): Value | undefined {
  return values && Object.hasOwn(values, key) ? values[key] : undefined
}
