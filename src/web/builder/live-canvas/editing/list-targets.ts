import { findComponent, isPicture } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { textOf } from '#content/content.ts'
import type { Draft } from '#content/draft/draft.ts'
import { reviewedInstances } from '#content/draft/review.ts'
import { readMediaAddress } from '#content/pictures/media-address.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import { readAddress } from '#content/values/safe-url.ts'
import { texts } from '#texts/edit-in-place.ts'

export type Target = { address: string; name: string }

/** Addresses near at hand: the sections of the page, for links, and what its other links or pictures have. */
export function listTargets(
  draft: Draft,
  manifest: Manifest,
  kind: 'links' | 'pictures',
): Record<'sections' | 'used', Target[]> {
  const used = new Set<string>()
  for (const { component, instance } of reviewedInstances(draft, manifest)) {
    for (const slot of slotsOf(component, instance)) {
      const { definition } = slot
      if (definition.type !== 'url' || isPicture(definition) !== (kind === 'pictures')) continue
      const address = readAddress(textOf(valueAt(instance, slot).value))
      if (address !== undefined && !address.startsWith('#')) used.add(address)
    }
  }
  const sections = draft.layout.components.map(({ code, instanceId }) => {
    const address = `#${instanceId.toLowerCase()}`
    const name = findComponent(manifest, code)?.displayName ?? code
    return { address, name: texts.form.section(name, address) }
  })
  return {
    sections: kind === 'links' ? sections : [],
    used: [...used].map((address) => ({ address, name: nameOf(address, draft) })),
  }
}

/** A digest tells nobody which picture it is. */
function nameOf(address: string, { images = {} }: Draft): string {
  const hash = readMediaAddress(address)
  return hash === undefined ? address : images[hash]?.alt || texts.form.teamPicture
}
