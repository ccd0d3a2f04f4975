import type { Section } from '../compare/sections.ts'
import type { SettingValue } from '../compare/settings.ts'
import type { ItemConfig } from '../item-config.ts'
import type { Conflict } from './conflict.ts'
import { type Merged, mergeContent, type Within } from './merge-content.ts'
import { partOf, type Sides, takenFrom } from './three-sides.ts'

/** A section that both have. */
export function mergeSection(
  { base, mine, theirs }: Sides<Section | undefined> & { mine: Section; theirs: Section },
  within: Within,
): Merged<Section> {
  const { instanceId } = within
  const instance = mine.instance.instanceId === instanceId ? mine.instance : theirs.instance
  const taken = within.open ? undefined : takenFrom(partOf({ base, mine, theirs }, belongingsOf))
  if (taken) return { value: { ...(taken === 'mine' ? mine : theirs), instance }, conflicts: [] }
  const sides = { base: base ?? { instance: theirs.instance }, mine, theirs }
  const content = mergeContent(
    partOf(sides, (section) => section.content),
    within,
  )
  const switches = mergeSwitches(partOf(sides, (section) => section.switches))
  const instructions = mergeText(
    partOf(sides, (section) => section.instructions),
    (texts) => ({ kind: 'instructions', instanceId, ...texts }),
  )
  const config = mergeConfig(
    partOf(sides, (section) => section.config),
    content.value?.items.length,
    instanceId,
  )
  return {
    value: {
      instance,
      ...(content.value && { content: content.value }),
      ...(switches && { switches: withoutGone(switches, content.value?.items) }),
      ...(instructions.value !== undefined && { instructions: instructions.value }),
      ...(config.value && { config: config.value }),
    },
    conflicts: [...content.conflicts, ...instructions.conflicts, ...config.conflicts],
  }
}

function belongingsOf(section: Section | undefined): Omit<Section, 'instance'> {
  const { instance: _, ...belongings } = section ?? {}
  return belongings
}

export function mergeText<Value extends SettingValue>(
  sides: Sides<Value>,
  ask: (texts: { base: Value; theirs: Value }) => Conflict,
): Merged<Value> {
  const taken = takenFrom(sides)
  if (taken) return { value: sides[taken], conflicts: [] }
  return { value: sides.mine, conflicts: [ask({ base: sides.base, theirs: sides.theirs })] }
}

type Switches = NonNullable<Section['switches']>

/** Either way, so that who did something to it did what is wanted. */
function mergeSwitches(sides: Sides<Switches | undefined>): Switches | undefined {
  const taken = takenFrom(sides)
  if (taken) return sides[taken]
  const { base, mine, theirs } = partOf(sides, (each) => each ?? {})
  const items = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const merged = [...items].map((itemId) => {
    const elements = new Set([...Object.keys(theirs[itemId] ?? {}), ...Object.keys(mine[itemId] ?? {})])
    const ofItem = [...elements].map((element) => {
      const isShownIn = (switches: Switches) => switches[itemId]?.[element] ?? true
      return [element, isShownIn(isShownIn(mine) === isShownIn(base) ? theirs : mine)] as const
    })
    return [itemId, Object.fromEntries(ofItem)] as const
  })
  return Object.fromEntries(merged)
}

/** Those of no item go with it; where nothing is stored of the items, all are those of its form. */
function withoutGone(switches: Switches, items: readonly { id: string }[] | undefined): Switches {
  if (!items) return switches
  const ids = new Set(items.map(({ id }) => id))
  if (Object.keys(switches).every((id) => ids.has(id))) return switches
  return Object.fromEntries(Object.entries(switches).filter(([id]) => ids.has(id)))
}

/** Ideas are words; how many items there are to be follows from those that are there. */
function mergeConfig(
  sides: Sides<ItemConfig | undefined>,
  itemCount: number | undefined,
  instanceId: string,
): Merged<ItemConfig | undefined> {
  const taken = takenFrom(sides)
  const { base, mine, theirs } = sides
  if (taken || !mine || !theirs) return { value: taken ? sides[taken] : (mine ?? theirs), conflicts: [] }
  const ideas = mergeText(
    { base: base?.guidedIdeas, mine: mine.guidedIdeas, theirs: theirs.guidedIdeas },
    (texts) => ({
      kind: 'ideas',
      instanceId,
      ...texts,
    }),
  )
  const mode = takenFrom({
    base: base?.generationMode,
    mine: mine.generationMode,
    theirs: theirs.generationMode,
  })
  const value: ItemConfig = {
    itemCount: itemCount ?? theirs.itemCount,
    generationMode: sides[mode ?? 'theirs']?.generationMode ?? theirs.generationMode,
    guidedIdeas: ideas.value ?? [''],
  }
  return { value, conflicts: ideas.conflicts }
}
