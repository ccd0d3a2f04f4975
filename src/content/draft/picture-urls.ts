import { columnsOf, findComponent, isPicture } from '#catalogue/lookup.ts'
import type { Component, Field, Manifest } from '#catalogue/manifest.ts'
import { textOf } from '../content.ts'
import type { FieldValue } from '../values/field-value.ts'
import { readPictureAddress } from '../values/picture-address.ts'
import type { Draft, InstanceDraft } from './draft.ts'

/** The addresses of all pictures that somebody named on the page, each once. */
export function pictureUrlsOf({ layout, content }: Draft, manifest: Manifest): readonly string[] {
  const urls = layout.components.flatMap(({ code, instanceId }) => {
    const component = findComponent(manifest, code)
    const instance = Object.hasOwn(content, instanceId) ? content[instanceId] : undefined
    return component && instance ? urlsIn(component, instance) : []
  })
  return [...new Set(urls)]
}

const known = new WeakMap<InstanceDraft, readonly string[]>()

/** Read once as long as the section stays as it is. */
function urlsIn(component: Component, instance: InstanceDraft): readonly string[] {
  const urls = known.get(instance) ?? [
    ...urlsAmong(component.docx.fields, instance.fields),
    ...instance.items.flatMap(({ values }) => urlsAmong(columnsOf(component), values)),
  ]
  known.set(instance, urls)
  return urls
}

function urlsAmong(fields: readonly Field[], values: Readonly<Record<string, FieldValue>>): string[] {
  return fields.filter(isPicture).flatMap(({ name }) => {
    const url = readPictureAddress(textOf(values[name]?.value))
    return url === undefined ? [] : [url]
  })
}
