import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { findSectionFaults } from '#checks/check-written.ts'
import { type Anchors, anchorsOf } from '#checks/find-address-doubts.ts'
import type { Finding } from '#checks/finding.ts'
import { type Link, listLinks } from '#checks/list-addresses.ts'
import { settleWaived } from '#checks/waivers/waived.ts'
import { readSection } from '#checks/words/read-section.ts'
import type { Draft, InstanceDraft } from '#content/draft/draft.ts'
import { exportContent } from '#content/draft/draft-content.ts'
import { exportSwitches } from '#content/draft/items.ts'
import { instanceOf } from '#content/slots.ts'
import type { Brand, Placement } from '#layout/layout.ts'
import type { Term } from '#pairs/terms/term.ts'
import { type SaidToPage, sayToPage } from '#rules/find-page-breaches.ts'

/** A section of the page, and what would be wrong with it if every value were accepted as it stands. */
export type JudgedSection = {
  instanceId: string
  /** Nothing when the catalogue does not know it. */
  component: Component | undefined
  instance: InstanceDraft
  faults: readonly Finding[]
  /** For the rules that look at all texts of the page. */
  texts: readonly SaidToPage[]
  /** Where it leads. */
  links: readonly Link[]
  /** Where links can lead in it. */
  anchors: Anchors
  /** What the team calls things in both languages. */
  terms: readonly Term[]
}

/** On a page of this brand. */
export function judgeSection(
  draft: Draft,
  manifest: Manifest,
  placement: Placement,
  brand: Brand | undefined,
): Omit<JudgedSection, 'terms'> {
  const { code, instanceId } = placement
  const component = findComponent(manifest, code)
  const instance = component ? instanceOf(draft, component, instanceId) : nothing
  const content = { [instanceId]: instance }
  const optionalElements = exportSwitches({ content, optionalElements: ownOf(draft, instanceId) })
  const { actionUrl = '', images = {} } = draft
  const page = {
    components: [placement],
    brand,
    content: exportContent(content),
    optionalElements,
    actionUrl,
    images,
    locale: draft.layout.locale,
    product: draft.product,
  }
  const texts = readSection(placement, page, manifest)
  const faults = settleWaived(findSectionFaults(page, placement, manifest, texts), page, draft.waivers)
  const links = listLinks({ ...page, actionUrl: '' }, manifest)
  return {
    instanceId,
    component,
    instance,
    faults,
    texts: texts.map((text) => sayToPage(text, text.place)),
    links,
    anchors: anchorsOf(page),
  }
}

function ownOf({ optionalElements }: Draft, instanceId: string): Draft['optionalElements'] {
  const own = optionalElements[instanceId]
  return own ? { [instanceId]: own } : {}
}

const nothing: InstanceDraft = { fields: {}, items: [] }
