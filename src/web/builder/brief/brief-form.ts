import type { Locale } from '#base/locale.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { isBlank } from '#content/content.ts'
import type { Draft } from '#content/draft/draft.ts'
import { chooseLocale } from '#content/draft/faces/add-face.ts'
import { type ItemConfig, itemConfigOf } from '#content/draft/item-config.ts'
import { reviewedInstances } from '#content/draft/review.ts'
import { instanceOf } from '#content/slots.ts'
import type { Brief, LineSource } from '#content/writing/brief.ts'
import { rememberChanges } from '#facts/changed-lines.ts'
import { sourcesOf } from './line-sources.ts'
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

/** The brief as it is being typed, with the page's language. */
export type BriefForm = Pick<Brief, 'topic' | 'audience' | 'tone' | 'additionalContext'> & {
  locale: Locale
  keyMessages: Entry[]
  /** Texts of key messages that are not sent, and of those of which a person has confirmed what was understood. */
  leftOut: readonly string[]
  confirmed: readonly string[]
  sources: readonly LineSource[]
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
    confirmed = [],
    sources = [],
    componentContexts,
  } = draft.brief
  return {
    topic,
    audience,
    tone,
    additionalContext,
    locale: draft.layout.locale,
    keyMessages: entriesOf(keyMessages).map((entry) => markMended(entry, sources)),
    leftOut,
    confirmed,
    sources,
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

function markMended(entry: Entry, sources: readonly LineSource[]): Entry {
  const isMended = sources.some(({ line, mended }) => line === entry.text && mended)
  return isMended ? { ...entry, mended: entry.text } : entry
}

export function briefOf({
  keyMessages,
  leftOut,
  confirmed,
  sources,
  sections,
  locale: _,
  ...form
}: BriefForm): Brief {
  const messages = textsOf(keyMessages)
  const [left, sure] = [leftOut, confirmed].map((marked) => marked.filter((text) => messages.includes(text)))
  const told = sourcesOf(sources, { keyMessages: messages, confirmed })
  const instructed = sections.filter(({ instructions }) => instructions.trim() !== '')
  return {
    ...form,
    keyMessages: messages,
    ...(left?.length && { leftOut: left }),
    ...(sure?.length && { confirmed: sure }),
    ...(told.length > 0 && { sources: told }),
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

/** The draft with what the form shows. What belongs to components that it does not show stays. */
export function applyForm(draft: Draft, form: BriefForm, manifest: Manifest): Draft {
  const { componentContexts, ...brief } = briefOf(form)
  const shown = new Set(form.sections.map(({ instanceId }) => instanceId))
  const others = Object.entries(draft.brief.componentContexts).filter(([id]) => !shown.has(id))
  const { keyMessages, changed: earlier = [] } = draft.brief
  const changed = rememberChanges(keyMessages, brief.keyMessages, earlier)
  return {
    ...chooseLocale(draft, form.locale, manifest),
    brief: {
      ...brief,
      ...(changed.length > 0 && { changed }),
      componentContexts: { ...Object.fromEntries(others), ...componentContexts },
    },
    itemConfigs: { ...draft.itemConfigs, ...itemConfigsOf(form) },
  }
}

/** Whether both say the same, however their rows are numbered. */
export function isSameForm(one: BriefForm, other: BriefForm): boolean {
  return JSON.stringify(typedOf(one)) === JSON.stringify(typedOf(other))
}

/** What a person typed or chose, as it can be stored. */
export function typedOf(form: BriefForm) {
  return { brief: briefOf(form), itemConfigs: itemConfigsOf(form), locale: form.locale }
}

/** How many items with something in them a lower count takes away. */
export function countDroppedItems(
  draft: Draft,
  { component, instanceId, itemCount }: Pick<SectionForm, 'component' | 'instanceId' | 'itemCount'>,
): number {
  const { items } = instanceOf(draft, component, instanceId)
  return items
    .slice(itemCount)
    .filter(({ values }) => Object.values(values).some(({ value }) => !isBlank(value))).length
}
