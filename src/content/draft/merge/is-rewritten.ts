import { isBlank } from '../../content.ts'
import { isSame } from '../compare/is-same.ts'
import type { Section } from '../compare/sections.ts'
import type { Item } from '../items.ts'

/** Somebody wrote, added, removed or switched something in it; what was decided about the old words does not count. */
export function isRewritten(before: Section, after: Section): boolean {
  const [old, now] = [before.content?.items ?? [], after.content?.items ?? []]
  const [oldIds, nowIds] = [old, now].map((items) => new Set(items.filter(hasWords).map(({ id }) => id)))
  const earlier = new Map(old.map((item) => [item.id, item.values]))
  return (
    hasOtherWords(before.content?.fields ?? {}, after.content?.fields ?? {}) ||
    !isSame([...(oldIds ?? [])].sort(), [...(nowIds ?? [])].sort()) ||
    now.some(({ id, values }) => hasOtherWords(earlier.get(id) ?? {}, values)) ||
    !isSame(switchedOff(before), switchedOff(after)) ||
    (before.instructions ?? '') !== (after.instructions ?? '') ||
    !isSame(before.config?.guidedIdeas ?? [''], after.config?.guidedIdeas ?? [''])
  )
}

export function hasOtherWords(before: Item['values'], after: Item['values']): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].some((name) => !isSame(textIn(before, name), textIn(after, name)))
}

function textIn(values: Item['values'], name: string): string | string[] {
  const value = Object.hasOwn(values, name) ? values[name]?.value : undefined
  return value === undefined || isBlank(value) ? '' : value
}

/** That something is shown is what nobody need say. */
function switchedOff({ switches = {} }: Section): string[] {
  return Object.entries(switches)
    .flatMap(([itemId, ofItem]) =>
      Object.keys(ofItem).flatMap((id) => (ofItem[id] === false ? [`${itemId} ${id}`] : [])),
    )
    .sort()
}

function hasWords({ values }: Item): boolean {
  return Object.values(values).some(({ value }) => !isBlank(value))
}
