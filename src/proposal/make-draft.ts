import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Field, Manifest } from '#catalogue/manifest.ts'
import { isBlank } from '#content/content.ts'
import { createDraft, type Draft, type InstanceDraft } from '#content/draft/draft.ts'
import { nameItems } from '#content/draft/items.ts'
import type { Candidate, FieldValue } from '#content/values/field-value.ts'
import type { Origin } from '#content/values/origin.ts'
import { createInstance } from '#layout/instance-id.ts'
import { frameOf } from '#layout/layout.ts'
import { addInstance } from '#layout/operations.ts'
import { proposePageName } from '#layout/page-name.ts'
import type { Placement } from './hold-copy.ts'
import { makeValue, plainOf } from './make-value.ts'
import { otherWordings } from './other-wordings.ts'
import type { Proposal, ProposedSection } from './proposal.ts'

/** Nobody has said yet that the words belong where they stand: until then no page has them. */
const origin: Origin = { by: 'word', aiGenerated: true }

/**
 * The page of a proposal, all of whose values wait. `at` is an ISO time. Other versions of a value lie beside it. Its files are called
 * after its title, or, where that is in other letters, as the document is: `filename`.
 */
export function makeDraft(proposal: Proposal, manifest: Manifest, at: string, filename = ''): Draft {
  const { header, footer } = frameOf(proposal.brand)
  const empty = createDraft(at)
  const displayName = nameOf(proposal)
  let draft: Draft = {
    ...empty,
    ...(displayName !== '' && { displayName }),
    layout: {
      ...empty.layout,
      locale: proposal.locale,
      pageName: proposePageName(displayName) || proposePageName(filename.replace(/\.docx$/i, '')) || 'page',
    },
  }
  const frame = (code: string) => (findComponent(manifest, code) ? [code] : [])
  for (const code of frame(header)) draft = withInstance(draft, code, at)
  for (const section of proposal.sections) {
    draft = withInstance(draft, section.holding.code, at, contentOf(section, proposal, manifest))
  }
  for (const code of frame(footer)) draft = withInstance(draft, code, at)
  return draft
}

function withInstance(draft: Draft, code: string, at: string, content?: InstanceDraft): Draft {
  const instance = createInstance(draft.layout.components, code, at)
  const placed = { ...draft, layout: addInstance(draft.layout, instance) }
  return content ? { ...placed, content: { ...draft.content, [instance.instanceId]: content } } : placed
}

/** What the first title says. */
function nameOf({ sections, paragraphs }: Proposal): string {
  const titles = sections.flatMap(({ copy }) => copy.grains.filter(({ role }) => role === 'title'))
  return titles[0] ? plainOf(titles[0], paragraphs) : ''
}

function contentOf(
  { holding: { code, placements } }: ProposedSection,
  proposal: Proposal,
  manifest: Manifest,
): InstanceDraft {
  const component = findComponent(manifest, code)
  if (!component) return { fields: {}, items: [] }
  const rows = Math.max(0, ...placements.map(({ item }) => (item === undefined ? 0 : item + 1)))
  return {
    fields: valuesOf(
      placements.filter(({ item }) => item === undefined),
      component.docx.fields,
      proposal,
    ),
    items: nameItems(
      Array.from({ length: rows }, (_, row) =>
        valuesOf(
          placements.filter(({ item }) => item === row),
          columnsOf(component),
          proposal,
        ),
      ),
    ),
  }
}

function valuesOf(
  placements: readonly Placement[],
  definitions: readonly Field[],
  proposal: Proposal,
): Record<string, FieldValue> {
  const values = placements.flatMap((placement) => {
    const definition = definitions.find(({ name }) => name === placement.field)
    const value = definition ? makeValue(placement.grains, definition, proposal.paragraphs) : ''
    if (!definition || isBlank(value)) return []
    const earlier = versionsOf(placement, definition, proposal)
    const written: FieldValue = {
      ...{ value, origin, retryCount: 0, status: 'pending' },
      ...(earlier.length > 0 && { earlier }),
    }
    return [[definition.name, written] as const]
  })
  return Object.fromEntries(values)
}

/** Other wordings of the same. */
function versionsOf({ grains: [first] }: Placement, definition: Field, proposal: Proposal): Candidate[] {
  if (!first) return []
  return otherWordings(proposal, first)
    .map((pieces) => ({ value: makeValue([{ ...first, pieces }], definition, proposal.paragraphs), origin }))
    .filter(({ value }) => !isBlank(value))
}
