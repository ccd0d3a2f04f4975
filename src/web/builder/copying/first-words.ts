import { shorten } from '#base/shorten.ts'
import type { Component } from '#catalogue/manifest.ts'
import { isBlank, textOf } from '#content/content.ts'
import type { Draft } from '#content/draft/draft.ts'
import { instanceOf, slotsOf, valueAt } from '#content/slots.ts'
import { plainText } from '#content/values/rich-text.ts'

/** What a section is known by: its title, else the first of its texts; nothing where none is written. */
export function firstWordsOf(draft: Draft, component: Component, instanceId: string): string | undefined {
  const instance = instanceOf(draft, component, instanceId)
  const written = slotsOf(component, instance)
    .filter(({ definition }) => definition.type !== 'url' && !definition.fixed)
    .map((slot) => ({ ...slot, value: valueAt(instance, slot).value }))
    .filter(({ value }) => !isBlank(value))
  const chosen =
    written.find(({ field, item }) => item === undefined && field === component.titleField) ?? written[0]
  return chosen && shorten(plainText(textOf(chosen.value)).replace(/\s+/g, ' '), 90)
}
