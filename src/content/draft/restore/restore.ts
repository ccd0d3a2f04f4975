import type { ItemPlace } from '#content/place.ts'
import { nextInstanceId } from '#layout/instance-id.ts'
import { type FieldValue, unwritten } from '../../values/field-value.ts'
import { readSections, type Section, writeSections } from '../compare/sections.ts'
import { type SettingName, settings } from '../compare/settings.ts'
import type { Draft, InstanceDraft } from '../draft.ts'
import { keepOtherFace } from '../faces/add-face.ts'
import { foldFaces, unfoldContent } from '../faces/fold-faces.ts'
import { changeFace, showFace } from '../faces/show-face.ts'
import { chosenValue } from '../merge/merge-value.ts'

/** The whole page as it was. A face that the version does not have stays. */
export function restoreDraft(draft: Draft, version: Draft): Draft {
  const then = showFace(version, draft.layout.locale)
  return keepOtherFace(draft, { ...then, createdAt: draft.createdAt })
}

/**
 * One section as it was: where it stands now, or, if it is gone, behind the section that it followed. Where its id has
 * gone to another section meanwhile it gets the next one.
 */
export function restoreSection(draft: Draft, version: Draft, instanceId: string): Draft {
  return inFaceOf(draft, version, (shown, then) => {
    if (!shown.other || !then.other) return restoreFolded(shown, then, instanceId)
    const restored = restoreFolded(foldFaces(shown), foldFaces(then), instanceId)
    const { front, other } = unfoldContent(restored.content, shown.other.locale)
    return { ...restored, content: front, other: { ...shown.other, content: other } }
  })
}

/** In the face that the version has, should it have one alone. */
function inFaceOf(draft: Draft, version: Draft, restore: (shown: Draft, then: Draft) => Draft): Draft {
  const then = showFace(version, draft.layout.locale)
  return changeFace(draft, then.layout.locale, (shown) => restore(shown, then))
}

function restoreFolded(draft: Draft, version: Draft, instanceId: string): Draft {
  const before = readSections(version)
  const found = [...before].find(([, { instance }]) => instance.instanceId === instanceId)
  if (!found) return draft
  const [key, section] = found
  const now = readSections(draft)
  if (now.has(key)) return writeSections(draft, [...now.set(key, section).values()])

  const keys = [...before.keys()]
  const earlier = new Set(keys.slice(0, keys.indexOf(key)))
  const index = [...now.keys()].findLastIndex((each) => earlier.has(each)) + 1
  return writeSections(draft, [...now.values()].toSpliced(index, 0, withFreeId(section, draft)))
}

function withFreeId(section: Section, { layout: { components } }: Draft): Section {
  const { instance } = section
  if (components.every(({ instanceId }) => instanceId !== instance.instanceId)) return section
  return { ...section, instance: { ...instance, instanceId: nextInstanceId(components, instance.code) } }
}

/** One value as it was; what stands there now can be brought back. Where its item is gone, nothing changes. */
export function restoreValue(draft: Draft, version: Draft, place: ItemPlace): Draft {
  return inFaceOf(draft, version, (shown, then) => restoreInFront(shown, then, place))
}

function restoreInFront(draft: Draft, version: Draft, place: ItemPlace): Draft {
  const { instanceId, itemId, field } = place
  const instance = draft.content[instanceId]
  const then = version.content[instanceId]
  if (!instance || !then) return draft
  const old = valuesIn(then, itemId)?.[field] ?? unwritten
  const next = (values: Record<string, FieldValue>) => ({
    ...values,
    [field]: chosenValue(old, values[field] ?? unwritten),
  })
  return { ...draft, content: { ...draft.content, [instanceId]: withValues(instance, itemId, next) } }
}

export function restoreSetting(draft: Draft, version: Draft, name: SettingName): Draft {
  return inFaceOf(draft, version, (shown, then) => settings[name].write(shown, settings[name].read(then)))
}

function valuesIn({ fields, items }: InstanceDraft, itemId: string | undefined) {
  return itemId === undefined ? fields : items.find(({ id }) => id === itemId)?.values
}

function withValues(
  instance: InstanceDraft,
  itemId: string | undefined,
  next: (values: Record<string, FieldValue>) => Record<string, FieldValue>,
): InstanceDraft {
  if (itemId === undefined) return { ...instance, fields: next(instance.fields) }
  const items = instance.items.map((item) =>
    item.id === itemId ? { ...item, values: next(item.values) } : item,
  )
  return { ...instance, items }
}
