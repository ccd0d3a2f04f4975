import type { Locale } from '#base/locale.ts'
import { type FieldValue, unwritten } from '../../values/field-value.ts'
import type { Draft, InstanceDraft } from '../draft.ts'
import { foldFaces, readFolded } from '../faces/fold-faces.ts'
import { showFace } from '../faces/show-face.ts'
import type { Item } from '../items.ts'
import { findMoved } from './find-moved.ts'
import { isSame } from './is-same.ts'
import { readSections, type Section } from './sections.ts'
import { faceSettings, type SettingName, type SettingValue, settingNames, settings } from './settings.ts'

/** Where it is: a section, or an item of it at `item`, from 0; what is gone, where it was. */
type InSection = { instanceId: string; code: string }
type InItem = InSection & { itemId: string; item: number }

/** Of the other face than the one in front of the later draft: its language. */
type InFace = { locale?: Locale }

/** One thing that is another in a later draft. Words stand whole on both sides, for whoever shows how they differ. */
export type Difference =
  | (InSection & { kind: 'section-added' | 'section-removed' | 'section-moved' })
  | (InItem & { kind: 'item-added' | 'item-removed' | 'item-moved' })
  /** `text`: it says something else; `status`: what is decided about the same text. */
  | ((InSection | InItem) &
      InFace & {
        kind: 'text' | 'status'
        field: string
        before: FieldValue
        after: FieldValue
      })
  | (InItem & { kind: 'switch'; element: string; isShown: boolean })
  | (InSection & { kind: 'instructions'; before: string; after: string })
  | (InFace & { kind: 'setting'; setting: SettingName; before: SettingValue; after: SettingValue })
  /** The page has a second language since, or no longer. */
  | { kind: 'face-added' | 'face-removed'; locale: Locale }

/**
 * What changed from one draft to the other: of the page as a whole, then section by section, those that are gone last. What
 * is of the face behind says so.
 */
export function compareDrafts(earlier: Draft, after: Draft): Difference[] {
  if (earlier === after) return []
  const before = showFace(earlier, after.layout.locale)
  if (!before.other || !after.other || before.other.locale !== after.other.locale) {
    return [...compareFaces(before, after), ...comparePages(before, after)]
  }
  const { locale } = after.other
  const [old, now] = [showFace(before, locale), showFace(after, locale)]
  return [
    ...comparePages(foldFaces(before), foldFaces(after)).map((each) => nameFace(each, locale)),
    ...compareSettings(old, now, faceSettings).map((each) => ({ ...each, locale })),
  ]
}

function compareFaces({ other: old }: Draft, { other: now }: Draft): Difference[] {
  if (old?.locale === now?.locale) return []
  return [
    ...(old ? [{ kind: 'face-removed', locale: old.locale } as const] : []),
    ...(now ? [{ kind: 'face-added', locale: now.locale } as const] : []),
  ]
}

/** Of a folded value, where it is. */
function nameFace(difference: Difference, other: Locale): Difference {
  if (difference.kind !== 'text' && difference.kind !== 'status') return difference
  return { ...difference, ...readFolded(difference.field, other) }
}

function comparePages(before: Draft, after: Draft): Difference[] {
  const [old, now] = [readSections(before), readSections(after)]
  const moved = findMoved([...old.keys()], [...now.keys()])
  const inPlace = [...now].flatMap(([key, section]): Difference[] => {
    const earlier = old.get(key)
    if (!earlier) return [{ kind: 'section-added', ...placeOf(section) }]
    return [
      ...(moved.has(key) ? [{ kind: 'section-moved', ...placeOf(section) } as const] : []),
      ...compareSections(earlier, section),
    ]
  })
  const gone = [...old].filter(([key]) => !now.has(key))
  return [
    ...compareSettings(before, after, settingNames),
    ...inPlace,
    ...gone.map(([, section]) => ({ kind: 'section-removed', ...placeOf(section) }) as const),
  ]
}

function placeOf({ instance: { instanceId, code } }: Section): InSection {
  return { instanceId, code }
}

type SettingDifference = Extract<Difference, { kind: 'setting' }>

function compareSettings(before: Draft, after: Draft, names: readonly SettingName[]): SettingDifference[] {
  return names.flatMap((setting): SettingDifference[] => {
    const [old, now] = [settings[setting].read(before), settings[setting].read(after)]
    return isSame(old, now) ? [] : [{ kind: 'setting', setting, before: old, after: now }]
  })
}

function compareSections(before: Section, after: Section): Difference[] {
  const place = placeOf(after)
  const [old, now] = [before.instructions ?? '', after.instructions ?? '']
  return [
    ...(before.content === after.content ? [] : compareContent(before.content, after.content, place)),
    ...compareSwitches(before, after, place),
    ...(old === now ? [] : [{ kind: 'instructions', ...place, before: old, after: now } as const]),
  ]
}

const nothing: InstanceDraft = { fields: {}, items: [] }

function compareContent(
  before: InstanceDraft = nothing,
  after: InstanceDraft = nothing,
  place: InSection,
): Difference[] {
  const [old, now] = [byId(before.items), byId(after.items)]
  const moved = findMoved([...old.keys()], [...now.keys()])
  const inPlace = after.items.flatMap((item, index): Difference[] => {
    const here = { ...place, itemId: item.id, item: index }
    const earlier = old.get(item.id)
    if (!earlier && isEmptyItem(item)) return []
    if (!earlier) return [{ kind: 'item-added', ...here }]
    return [
      ...(moved.has(item.id) ? [{ kind: 'item-moved', ...here } as const] : []),
      ...compareValues(earlier.values, item.values, here),
    ]
  })
  const gone = before.items.flatMap((item, index): Difference[] =>
    now.has(item.id) || isEmptyItem(item)
      ? []
      : [{ kind: 'item-removed', ...place, itemId: item.id, item: index }],
  )
  return [...compareValues(before.fields, after.fields, place), ...inPlace, ...gone]
}

type Values = Item['values']

function compareValues(before: Values, after: Values, place: InSection | InItem): Difference[] {
  if (before === after) return []
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields].flatMap((field): Difference[] => {
    const [old, now] = [valueIn(before, field), valueIn(after, field)]
    const sides = { ...place, field, before: old, after: now }
    if (!isSame(old.value, now.value)) return [{ kind: 'text', ...sides }]
    return old.status === now.status ? [] : [{ kind: 'status', ...sides }]
  })
}

function compareSwitches(before: Section, after: Section, place: InSection): Difference[] {
  if (before.switches === after.switches) return []
  const items = after.content?.items.map(({ id }) => id) ?? Object.keys(after.switches ?? {})
  return items.flatMap((itemId, item) => {
    const [old, now] = [before.switches?.[itemId] ?? {}, after.switches?.[itemId] ?? {}]
    const elements = new Set([...Object.keys(old), ...Object.keys(now)])
    return [...elements].flatMap((element): Difference[] => {
      const isShown = now[element] ?? true
      return (old[element] ?? true) === isShown
        ? []
        : [{ kind: 'switch', ...place, itemId, item, element, isShown }]
    })
  })
}

function valueIn(values: Values, field: string): FieldValue {
  return (Object.hasOwn(values, field) ? values[field] : undefined) ?? unwritten
}

function byId(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}

/** Rows that a form starts with come and go unseen. */
function isEmptyItem({ values }: Item): boolean {
  return Object.values(values).every(({ value }) => value.length === 0)
}
