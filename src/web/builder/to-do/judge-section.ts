import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { findSectionFaults } from '#checks/check-written.ts'
import { type Anchors, anchorsOf } from '#checks/find-address-doubts.ts'
import { findDaysOver } from '#checks/find-days-over.ts'
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
  /** Of the face behind: last days that are over. The faults are those of the face in front. */
  overBeside: readonly Finding[]
  /** For the rules that look at all texts of the page. */
  texts: readonly SaidToPage[]
  /** Where it leads. */
  links: readonly Link[]
  /** Where links can lead in it. */
  anchors: Anchors
  /** What the team calls things in both languages. */
  terms: readonly Term[]
}

/** On a page of this brand, and by this day. */
export function judgeSection(
  draft: Draft,
  manifest: Manifest,
  placement: Placement,
  brand: Brand | undefined,
  today?: string,
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
  const faults = [
    ...settleWaived(findSectionFaults(page, placement, manifest, texts), page, draft.waivers),
    ...(today === undefined ? [] : findDaysOver(page, manifest, today)),
  ]
  const links = listLinks({ ...page, actionUrl: '' }, manifest)
  return {
    instanceId,
    component,
    instance,
    faults,
    overBeside: today === undefined ? [] : findOverBeside(draft, manifest, placement, today),
    texts: texts.map((text) => sayToPage(text, text.place)),
    links,
    anchors: anchorsOf(page),
  }
}

function findOverBeside(
  draft: Draft,
  manifest: Manifest,
  placement: Placement,
  today: string,
): readonly Finding[] {
  const { instanceId } = placement
  const instance = draft.other?.content[instanceId]
  if (!instance) return []
  const content = { [instanceId]: instance }
  const optionalElements = exportSwitches({ content, optionalElements: ownOf(draft, instanceId) })
  return findDaysOver(
    { components: [placement], content: exportContent(content), optionalElements },
    manifest,
    today,
  )
}

function ownOf({ optionalElements }: Draft, instanceId: string): Draft['optionalElements'] {
  const own = optionalElements[instanceId]
  return own ? { [instanceId]: own } : {}
}

const nothing: InstanceDraft = { fields: {}, items: [] }
