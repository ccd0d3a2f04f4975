import type { Locale } from '#base/locale.ts'
import type { FieldValue } from '../../values/field-value.ts'
import type { Draft, InstanceDraft } from '../draft.ts'
import type { Item } from '../items.ts'

type Values = Item['values']

/**
 * Both faces as one: each value of the other face stands beside that of the face in front, under a name that says its
 * language. So two pages of two languages can be compared and merged like those of one, and sections and items stay one.
 */
export function foldFaces({ other, ...draft }: Draft): Draft {
  if (!other) return draft
  const content = Object.entries(draft.content).map(([instanceId, instance]) => {
    const beside = Object.hasOwn(other.content, instanceId) ? other.content[instanceId] : undefined
    return [instanceId, beside ? foldInstance(instance, beside, other.locale) : instance] as const
  })
  return { ...draft, content: Object.fromEntries(content) }
}

/** The way back: all values whose names say this language, apart from the others. */
export function unfoldContent(
  folded: Draft['content'],
  locale: Locale,
): { front: Draft['content']; other: Draft['content'] } {
  const pick = (isMeant: (name: string) => boolean, nameOf: (name: string) => string) =>
    Object.fromEntries(
      Object.entries(folded).map(([instanceId, { fields, items }]): [string, InstanceDraft] => {
        const values = (all: Values) =>
          Object.fromEntries(
            Object.entries(all).flatMap(([name, value]): [string, FieldValue][] =>
              isMeant(name) ? [[nameOf(name), value]] : [],
            ),
          )
        return [
          instanceId,
          { fields: values(fields), items: items.map((item) => ({ ...item, values: values(item.values) })) },
        ]
      }),
    )
  const start = startOf(locale)
  return {
    front: pick(
      (name) => !name.startsWith(start),
      (name) => name,
    ),
    other: pick(
      (name) => name.startsWith(start),
      (name) => name.slice(start.length),
    ),
  }
}

/** The field that a folded name stands for, and its language where that is not the one in front. */
export function readFolded(name: string, other: Locale | undefined): { field: string; locale?: Locale } {
  if (other === undefined || !name.startsWith(startOf(other))) return { field: name }
  return { field: name.slice(startOf(other).length), locale: other }
}

export function foldedName(field: string, locale: Locale): string {
  return startOf(locale) + field
}

/** No field has such a name. */
function startOf(locale: Locale): string {
  return `${locale}/`
}

function foldInstance(front: InstanceDraft, other: InstanceDraft, locale: Locale): InstanceDraft {
  const beside = new Map(other.items.map((item) => [item.id, item.values]))
  return {
    fields: foldValues(front.fields, other.fields, locale),
    items: front.items.map((item) => ({
      ...item,
      values: foldValues(item.values, beside.get(item.id) ?? {}, locale),
    })),
  }
}

function foldValues(front: Values, other: Values, locale: Locale): Values {
  const named = Object.entries(other).map(([name, value]) => [startOf(locale) + name, value] as const)
  return named.length === 0 ? front : { ...front, ...Object.fromEntries(named) }
}
