import { useMemo } from 'react'
import type { Locale } from '#base/locale.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { InstanceDraft } from '#content/draft/draft.ts'
import { oppositeAt } from '#content/draft/faces/opposite.ts'
import type { ItemConfig } from '#content/draft/item-config.ts'
import { findSlot } from '#content/draft/review.ts'
import { instanceOf, type Slot } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { useManifest } from '../../../catalogue/catalogue-store.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { findPlace, useSelection } from '../../view/selection.ts'

/** What is selected, as it stands on the page now. */
export type Selected = {
  instanceId: string
  component: Component
  instance: InstanceDraft
  locale: Locale
  /** The selected value; without it, it is the section as a whole. */
  slot: Slot | undefined
  /** What stands there in the page's other face, and its language. */
  opposite: { value: FieldValue; locale: Locale } | undefined
  /** The label of what keeps the value off the page, where it is switched off. */
  switchedOff: string | undefined
  /** How its texts are to be written, where somebody has said so. */
  writing: { config: ItemConfig | undefined; instructions: string }
}

type Found =
  | { status: 'nothing' | 'gone' }
  | { status: 'unknown'; code: string }
  | { status: 'found'; selected: Selected }

/** Drawn anew with changes of the selected section alone. */
export function useSelected(): Found {
  const selection = useSelection((state) => state.selected)
  const manifest = useManifest()
  const instanceId = selection?.instanceId ?? ''
  const code = useEditor(
    ({ draft }) => draft.layout.components.find((each) => each.instanceId === instanceId)?.code,
  )
  const content = useEditor(({ draft }) => draft.content[instanceId])
  const config = useEditor(({ draft }) => draft.itemConfigs[instanceId])
  const instructions = useEditor(({ draft }) => draft.brief.componentContexts[instanceId] ?? '')
  const switches = useEditor(({ draft }) => draft.optionalElements[instanceId])
  const locale = useEditor(({ draft }) => draft.layout.locale)
  const behind = useEditor(({ draft }) => draft.other?.content[instanceId])

  // biome-ignore lint/correctness/useExhaustiveDependencies(content): the draft is read, of which it is the part that counts
  // biome-ignore lint/correctness/useExhaustiveDependencies(behind): and so is this
  return useMemo(() => {
    if (!selection || !manifest) return { status: 'nothing' }
    if (code === undefined) return { status: 'gone' }
    const component = findComponent(manifest, code)
    if (!component) return { status: 'unknown', code }
    const { draft } = useEditor.getState()
    const instance = instanceOf(draft, component, instanceId)
    const place = selection.place && findPlace(instance, selection.place)
    const slot = place && findSlot(component, instance, place)
    const switchedOff = slot && findSwitch(component, slot, switches?.[selection.place?.itemId ?? ''])
    const beside = slot && oppositeAt(draft, instanceId, slot)
    const opposite = beside && draft.other ? { value: beside, locale: draft.other.locale } : undefined
    const writing = { config, instructions }
    return {
      status: 'found',
      selected: { instanceId, component, instance, locale, slot, opposite, switchedOff, writing },
    }
  }, [selection, manifest, code, instanceId, content, behind, locale, switches, config, instructions])
}

function findSwitch(
  { optionalElements = [] }: Component,
  { field }: Slot,
  switches: Record<string, boolean> = {},
) {
  return optionalElements.find(({ id, fields }) => fields.includes(field) && switches[id] === false)?.label
}
