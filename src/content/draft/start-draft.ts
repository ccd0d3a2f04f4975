import type { Locale } from '#base/locale.ts'
import { createInstance } from '#layout/instance-id.ts'
import { addInstance } from '#layout/operations.ts'
import { proposePageName } from '#layout/page-name.ts'
import { type ContentValues, type InstanceContent, isBlank } from '../content.ts'
import { createDraft, type Draft, type InstanceDraft } from './draft.ts'
import { nameItems } from './items.ts'

type Start = {
  sections: readonly { code: string; content: InstanceContent }[]
  title: Record<Locale, string>
  locale: Locale
  /** ISO time. */
  at: string
}

/** A page of samples, all of which wait: nothing of it is published before somebody stands by it. */
export function createStartDraft({ sections, title, locale, at }: Start): Draft {
  const empty = createDraft(at)
  const named: Draft = {
    ...empty,
    displayName: title[locale],
    layout: { ...empty.layout, locale, pageName: proposePageName(title['en-AE']) },
  }
  return sections.reduce((draft, section) => withSample(draft, section, at), named)
}

function withSample(draft: Draft, { code, content }: Start['sections'][number], at: string): Draft {
  const instance = createInstance(draft.layout.components, code, at)
  const placed = { ...draft, layout: addInstance(draft.layout, instance) }
  const sampled = sampleInstance(content)
  if (sampled.items.length === 0 && Object.keys(sampled.fields).length === 0) return placed
  return { ...placed, content: { ...draft.content, [instance.instanceId]: sampled } }
}

function sampleInstance({ fields, items }: InstanceContent): InstanceDraft {
  return { fields: sampleValues(fields), items: nameItems(items.map(sampleValues)) }
}

function sampleValues(values: ContentValues): InstanceDraft['fields'] {
  const written = Object.entries(values).filter(([, { value }]) => !isBlank(value))
  return Object.fromEntries(
    written.map(([name, { value }]) => [
      name,
      { value, origin: { by: 'sample' }, retryCount: 0, status: 'pending' },
    ]),
  )
}
