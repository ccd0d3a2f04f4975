import { createInstance } from '#layout/instance-id.ts'
import { isFooter, isHeader, type Layout, type NewInstance, type Placement } from '#layout/layout.ts'
import { addInstance, insertInstance } from '#layout/operations.ts'
import { type LayoutErrorType, validateLayout } from '#layout/rules.ts'
import type { ItemSwitches } from '../content.ts'
import { mediaAddressOf } from '../pictures/media-address.ts'
import { isKept } from '../pictures/page-picture.ts'
import type { Draft, InstanceDraft } from './draft.ts'
import { withContexts } from './draft-operations.ts'
import { showFace } from './faces/show-face.ts'

type Copying = {
  /** Before the instance that stands there; headers and footers go where they belong. */
  index: number
  /** ISO time. */
  at: string
  /** What the ids of copied items begin with. */
  idStart: string
}

/** The rule that this page would break with one more of this component, and does not break yet. */
export function findCopyObstacle(
  components: readonly Placement[],
  code: string,
): LayoutErrorType | undefined {
  const known = new Set(validateLayout(components).map(({ type }) => type))
  const more = createInstance(components, code, '')
  return validateLayout([...components, more]).find(({ type }) => !known.has(type))?.type
}

/** The places that what is no header or footer may be copied to. */
export function openIndexes(components: readonly Placement[]): number[] {
  const first = components.filter(({ code }) => isHeader(code)).length
  const last = components.length - components.filter(({ code }) => isFooter(code)).length
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
}

/**
 * Sections of another page with their texts, states, origins, switches and how they are to be written, in the order that
 * they have there. All that has an id gets one of its own. The answer names the copies. Texts go to the face of their
 * language, where this page has one.
 */
export function copySections(
  draft: Draft,
  page: Draft,
  instanceIds: readonly string[],
  copying: Copying,
): { draft: Draft; copies: NewInstance[] } {
  const from = showFace(page, draft.layout.locale)
  const shown = showFace(draft, from.layout.locale)
  const copied = copyToFront(shown, from, instanceIds, copying)
  return { ...copied, draft: showFace(copied.draft, draft.layout.locale) }
}

function copyToFront(
  draft: Draft,
  from: Draft,
  instanceIds: readonly string[],
  { index, at, idStart }: Copying,
): { draft: Draft; copies: NewInstance[] } {
  const originals = from.layout.components.filter(({ instanceId }) => instanceIds.includes(instanceId))
  const copies: NewInstance[] = []
  let next = draft
  let place = index
  for (const { code, instanceId } of originals) {
    if (findCopyObstacle(next.layout.components, code)) continue
    const copy = createInstance(next.layout.components, code, at)
    const layout = withCopy(next.layout, copy, place)
    if (!isFooter(code)) place++
    next = withBelongings({ ...next, layout }, from, instanceId, copy.instanceId, idStart)
    copies.push(copy)
  }
  return { draft: withImages(next, from), copies }
}

/** What the other page knows of pictures is known here too, unless this page says otherwise. */
function withImages(draft: Draft, from: Draft): Draft {
  if (!from.images) return draft
  const texts = JSON.stringify(draft.content)
  const named = Object.entries(from.images).filter(([name, picture]) =>
    texts.includes(isKept(picture) ? mediaAddressOf(name) : JSON.stringify(name)),
  )
  if (named.length === 0) return draft
  const alts = named.flatMap(([hash]) => {
    const alt = draft.other?.locale === from.other?.locale ? own(from.other?.alts ?? {}, hash) : undefined
    return alt === undefined || Object.hasOwn(draft.images ?? {}, hash) ? [] : [[hash, alt] as const]
  })
  return {
    ...draft,
    images: { ...Object.fromEntries(named), ...draft.images },
    ...(draft.other &&
      alts.length > 0 && {
        other: { ...draft.other, alts: { ...draft.other.alts, ...Object.fromEntries(alts) } },
      }),
  }
}

function withCopy(layout: Layout, copy: NewInstance, index: number): Layout {
  const inserted = insertInstance(layout, copy, index)
  const isFrame = isHeader(copy.code) || isFooter(copy.code)
  return !isFrame && inserted.ok ? inserted.value : addInstance(layout, copy)
}

function withBelongings(draft: Draft, from: Draft, fromId: string, copyId: string, idStart: string): Draft {
  const { componentContexts } = draft.brief
  const content = own(from.content, fromId)
  const names = new Map(content?.items.map(({ id }, index) => [id, `${idStart}-${index + 1}`]))
  const switches = own(from.optionalElements, fromId)
  const { other } = draft
  const beside =
    from.other && other?.locale === from.other.locale ? own(from.other.content, fromId) : undefined
  return {
    ...draft,
    ...(other &&
      beside && {
        other: { ...other, content: withOwn(other.content, copyId, renameItems(beside, names)) },
      }),
    content: withOwn(draft.content, copyId, content && renameItems(content, names)),
    optionalElements: withOwn(draft.optionalElements, copyId, switches && renameSwitches(switches, names)),
    brief: withContexts(
      draft.brief,
      withOwn(componentContexts, copyId, own(from.brief.componentContexts, fromId)),
    ),
    itemConfigs: withOwn(draft.itemConfigs, copyId, own(from.itemConfigs, fromId)),
  }
}

function renameItems(content: InstanceDraft, names: ReadonlyMap<string, string>): InstanceDraft {
  return { ...content, items: content.items.map((item) => ({ ...item, id: names.get(item.id) ?? item.id })) }
}

/** Items that nothing is stored for have the same ids on every page. */
function renameSwitches(switches: NonNullable<ItemSwitches[string]>, names: ReadonlyMap<string, string>) {
  return Object.fromEntries(Object.entries(switches).map(([id, ofItem]) => [names.get(id) ?? id, ofItem]))
}

function own<Value>(values: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}

function withOwn<Value>(values: Record<string, Value>, key: string, value: Value | undefined) {
  return value === undefined ? values : { ...values, [key]: value }
}
