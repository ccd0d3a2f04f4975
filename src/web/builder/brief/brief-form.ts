import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { Brief } from '#content/brief.ts'
import { isBlank } from '#content/content.ts'
import type { Draft } from '#content/draft.ts'
import { type ItemConfig, itemConfigOf } from '#content/item-config.ts'
import { reviewedInstances } from '#content/review.ts'
import { instanceOf } from '#content/slots.ts'
import { type Entry, entriesOf, textsOf } from './text-list.ts'

/** What the set-up shows of one component. */
export type SectionForm = {
  instanceId: string
  component: Component
  itemCount: number
  generationMode: ItemConfig['generationMode']
  guidedIdeas: Entry[]
  instructions: string
}

/** The brief as it is being typed. The page's language is not in it: that is the page's own. */
export type BriefForm = Pick<Brief, 'topic' | 'audience' | 'tone' | 'additionalContext'> & {
  keyMessages: Entry[]
  /** Texts of key messages that are not sent. */
  leftOut: readonly string[]
  /** In the order of the page. */
  sections: SectionForm[]
}

export function briefFormOf(draft: Draft, manifest: Manifest): BriefForm {
  const {
    topic,
    audience,
    tone,
    additionalContext,
    keyMessages,
    leftOut = [],
    componentContexts,
  } = draft.brief
  return {
    topic,
    audience,
    tone,
    additionalContext,
    keyMessages: entriesOf(keyMessages),
    leftOut,
    sections: reviewedInstances(draft, manifest).map(({ instanceId, component }) => {
      const { itemCount, generationMode, guidedIdeas } = itemConfigOf(draft, component, instanceId)
      return {
        instanceId,
        component,
        itemCount,
        generationMode,
        guidedIdeas: entriesOf(guidedIdeas),
        instructions: componentContexts[instanceId] ?? '',
      }
    }),
  }
}

export function briefOf({ keyMessages, leftOut, sections, ...form }: BriefForm): Brief {
  const messages = textsOf(keyMessages)
  const kept = leftOut.filter((text) => messages.includes(text))
  const instructed = sections.filter(({ instructions }) => instructions.trim() !== '')
  return {
    ...form,
    keyMessages: messages,
    ...(kept.length > 0 && { leftOut: kept }),
    componentContexts: Object.fromEntries(
      instructed.map(({ instanceId, instructions }) => [instanceId, instructions]),
    ),
  }
}

/** Of components that have items. */
export function itemConfigsOf({ sections }: BriefForm): Record<string, ItemConfig> {
  const withItems = sections.filter(({ component }) => component.docx.items)
  return Object.fromEntries(
    withItems.map(({ instanceId, itemCount, generationMode, guidedIdeas }) => [
      instanceId,
      { itemCount, generationMode, guidedIdeas: textsOf(guidedIdeas) },
    ]),
  )
}

/**
 * The draft with what differs between two states of the form. Everything else stays as it is by now: another tab may
 * have changed it, and the catalogue may not know every component.
 */
export function keepForm(draft: Draft, before: BriefForm | undefined, after: BriefForm): Draft {
  const { componentContexts: hadContexts = {}, ...had } = before ? briefOf(before) : {}
  const { componentContexts, ...has } = briefOf(after)
  return {
    ...draft,
    brief: {
      ...mergeChanges(draft.brief, had, has),
      componentContexts: mergeChanges(draft.brief.componentContexts, hadContexts, componentContexts),
    },
    itemConfigs: mergeChanges(draft.itemConfigs, before ? itemConfigsOf(before) : {}, itemConfigsOf(after)),
  }
}

function mergeChanges<Whole extends Record<string, unknown>>(
  now: Whole,
  before: Partial<Whole>,
  after: Partial<Whole>,
): Whole {
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
  )
  const kept = Object.entries(now).filter(([key]) => !(key in before) || key in after)
  return Object.fromEntries([...kept, ...changed]) as Whole
}

/** How many items with something in them a lower count takes away. */
export function countDroppedItems(
  draft: Draft,
  { component, instanceId, itemCount }: Pick<SectionForm, 'component' | 'instanceId' | 'itemCount'>,
): number {
  const { items } = instanceOf(draft, component, instanceId)
  return items.slice(itemCount).filter((item) => Object.values(item).some(({ value }) => !isBlank(value)))
    .length
}
