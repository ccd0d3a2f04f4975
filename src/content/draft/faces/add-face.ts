import type { Locale } from '#base/locale.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Field, Manifest } from '#catalogue/manifest.ts'
import { counterpartUrl } from '#content/values/counterpart-url.ts'
import { codesById } from '#layout/layout.ts'
import type { FieldValue } from '../../values/field-value.ts'
import type { Draft, InstanceDraft } from '../draft.ts'
import { hasWrittenContent } from '../draft-content.ts'
import { setLocale } from '../draft-operations.ts'
import { alignItems } from './align-items.ts'
import { type BesideTexts, withSources } from './beside-texts.ts'
import { isLink, isShared, proposedBeside } from './follow-values.ts'
import { hasFace, showFace } from './show-face.ts'

/**
 * The page with a face in this language behind the one in front: all that both share, addresses as they follow from one
 * another, and no texts yet. The same draft where it has that face.
 */
export function addFace(draft: Draft, locale: Locale, manifest: Manifest): Draft {
  if (hasFace(draft, locale) || draft.other) return draft
  const { layout, publicUrl, actionUrl, content } = draft
  const codes = codesById(draft.layout)
  const beside = Object.entries(content).map(([instanceId, instance]): [string, InstanceDraft] => {
    const { docx } = findComponent(manifest, codes.get(instanceId) ?? '') ?? {}
    const columns = docx?.items?.columns ?? []
    const items = instance.items.map(({ id, values }) => ({
      id,
      values: valuesBeside(values, columns, locale),
    }))
    return [instanceId, { fields: valuesBeside(instance.fields, docx?.fields ?? [], locale), items }]
  })
  return {
    ...draft,
    other: {
      locale,
      content: Object.fromEntries(beside),
      pageName: layout.pageName,
      ...(publicUrl !== undefined && { publicUrl: counterpartUrl(publicUrl, locale) }),
      ...(actionUrl !== undefined && { actionUrl: counterpartUrl(actionUrl, locale) }),
    },
  }
}

/**
 * The page with the face in this language in front. A page with texts gets it where it has none; a page without any has no
 * texts that could be in another language, and is of this one from now on.
 */
export function chooseLocale(draft: Draft, locale: Locale, manifest: Manifest): Draft {
  if (hasFace(draft, locale)) return showFace(draft, locale)
  if (hasWrittenContent(draft.content)) return showFace(addFace(draft, locale, manifest), locale)
  return setLocale(draft, locale)
}

/**
 * What was read from a document takes the place of the whole page: it is one face of it, and where it is the same page the
 * other one stays, as far as both have the same sections. Items come without ids of their own, and get those of the items
 * that they are.
 */
export function importFace(draft: Draft, imported: Draft, beside: BesideTexts = {}): Draft {
  const shown = showFace(draft, imported.layout.locale)
  if (imported.other || shown.layout.pageName !== imported.layout.pageName) return imported
  const next = keepOtherFace(draft, imported)
  return next.other ? withItemIdsOf(shown, withSources(shown, next, beside)) : next
}

/** Another state of one face, which goes on having the other face. */
export function keepOtherFace(draft: Draft, next: Draft): Draft {
  const { layout, other } = showFace(draft, next.layout.locale)
  return next.other || !other || layout.locale !== next.layout.locale ? next : { ...next, other }
}

/** Items that came from a document are those of the page that they are; the switches of an item go with it. */
function withItemIdsOf(draft: Draft, next: Draft): Draft {
  const { content, optionalElements } = next
  const codes = codesById(draft.layout)
  const aligned = [...codesById(next.layout)].flatMap(([instanceId, code]) => {
    const [earlier, now] = [draft.content[instanceId], content[instanceId]]
    if (!earlier || !now || codes.get(instanceId) !== code) return []
    return [{ instanceId, now, items: alignItems(earlier.items, now.items) }]
  })
  const renamed = aligned.map(({ instanceId, now, items }) => [instanceId, { ...now, items }] as const)
  const switched = aligned.flatMap(({ instanceId, now, items }) => {
    const idOf = (id: string) => {
      const values = now.items.find((item) => item.id === id)?.values
      return items.find((item) => item.values === values)?.id ?? id
    }
    const entries = Object.entries(optionalElements[instanceId] ?? {})
    const byId = Object.fromEntries(entries.map(([id, ofItem]) => [idOf(id), ofItem]))
    return entries.length > 0 ? [[instanceId, byId] as const] : []
  })
  return {
    ...next,
    content: { ...content, ...Object.fromEntries(renamed) },
    optionalElements: { ...optionalElements, ...Object.fromEntries(switched) },
  }
}

function valuesBeside(values: Record<string, FieldValue>, definitions: readonly Field[], locale: Locale) {
  const known = definitions.filter(
    (definition) => (isShared(definition) || isLink(definition)) && Object.hasOwn(values, definition.name),
  )
  return Object.fromEntries(
    known.flatMap((definition) => {
      const value = values[definition.name]
      return value ? [[definition.name, proposedBeside(definition, value, locale)] as const] : []
    }),
  )
}
