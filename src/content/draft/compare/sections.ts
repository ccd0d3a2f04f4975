import type { Instance, NewInstance } from '#layout/layout.ts'
import { arrangeComponents, numberInstances } from '#layout/operations.ts'
import type { ItemSwitches } from '../../content.ts'
import type { Draft, InstanceDraft } from '../draft.ts'
import type { ItemConfig } from '../item-config.ts'

/** One section of a page with all that belongs to it, wherever a draft keeps that. */
export type Section = {
  instance: NewInstance | Instance
  content?: InstanceDraft
  switches?: ItemSwitches[string]
  instructions?: string
  config?: ItemConfig
}

/**
 * The sections of a page in their order, by what tells that two drafts mean the same one: its id and when it was made,
 * for ids are counted on each page, and come back.
 */
export function readSections({ layout, content, optionalElements, brief, itemConfigs }: Draft) {
  const sections = new Map<string, Section>()
  for (const instance of layout.components) {
    const { instanceId } = instance
    const [ofContent, ofSwitches] = [own(content, instanceId), own(optionalElements, instanceId)]
    const [instructions, config] = [own(brief.componentContexts, instanceId), own(itemConfigs, instanceId)]
    sections.set(keyOf(instance), {
      instance,
      ...(ofContent && { content: ofContent }),
      ...(ofSwitches && { switches: ofSwitches }),
      ...(instructions !== undefined && { instructions }),
      ...(config && { config }),
    })
  }
  return sections
}

/** The draft with these sections in the place of its own. */
export function writeSections(draft: Draft, sections: readonly Section[]): Draft {
  const instances = arrangeComponents(sections.map(({ instance }) => instance))
  return {
    ...draft,
    layout: { ...draft.layout, components: numberInstances(instances) },
    content: collect(sections, ({ content }) => content),
    optionalElements: collect(sections, ({ switches }) => switches),
    brief: { ...draft.brief, componentContexts: collect(sections, ({ instructions }) => instructions) },
    itemConfigs: collect(sections, ({ config }) => config),
  }
}

function keyOf({ code, instanceId, createdAt }: NewInstance): string {
  return `${instanceId} ${createdAt} ${code}`
}

function collect<Value>(sections: readonly Section[], find: (section: Section) => Value | undefined) {
  const found = sections.flatMap((section): [string, Value][] => {
    const value = find(section)
    return value === undefined ? [] : [[section.instance.instanceId, value]]
  })
  return Object.fromEntries(found)
}

function own<Value>(values: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}
