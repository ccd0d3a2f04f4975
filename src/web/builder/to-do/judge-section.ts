import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { findSectionFaults } from '#checks/check-written.ts'
import type { Finding } from '#checks/finding.ts'
import { brandOfPage } from '#checks/words/find-improper-words.ts'
import { readTextsForPage } from '#checks/words/find-missing-words.ts'
import type { Draft, InstanceDraft } from '#content/draft/draft.ts'
import { exportContent } from '#content/draft/draft-content.ts'
import { exportSwitches } from '#content/draft/items.ts'
import { instanceOf } from '#content/slots.ts'
import type { Placement } from '#layout/layout.ts'
import type { SaidToPage } from '#rules/find-page-breaches.ts'

/** A section of the page, and what would be wrong with it if every value were accepted as it stands. */
export type JudgedSection = {
  instanceId: string
  /** Nothing when the catalogue does not know it. */
  component: Component | undefined
  instance: InstanceDraft
  faults: readonly Finding[]
  /** For the rules that look at all texts of the page. */
  texts: readonly SaidToPage[]
}

export function judgeSection(draft: Draft, manifest: Manifest, placement: Placement): JudgedSection {
  const { code, instanceId } = placement
  const component = findComponent(manifest, code)
  const instance = component ? instanceOf(draft, component, instanceId) : nothing
  const content = { [instanceId]: instance }
  const optionalElements = exportSwitches({ content, optionalElements: ownOf(draft, instanceId) })
  const { actionUrl = '', images = {} } = draft
  const page = {
    components: [placement],
    brand: brandOfPage(draft.layout.components),
    content: exportContent(content),
    optionalElements,
    actionUrl,
    images,
  }
  const faults = findSectionFaults(page, placement, manifest)
  return { instanceId, component, instance, faults, texts: readTextsForPage(page, manifest) }
}

function ownOf({ optionalElements }: Draft, instanceId: string): Draft['optionalElements'] {
  const own = optionalElements[instanceId]
  return own ? { [instanceId]: own } : {}
}

const nothing: InstanceDraft = { fields: {}, items: [] }
