import { columnsOf, findComponent, fixedValue } from '#catalogue/lookup.ts'
import type { Field, Manifest } from '#catalogue/manifest.ts'
import { isBlank } from '../../content.ts'
import type { FieldValue } from '../../values/field-value.ts'
import { isSame } from '../compare/is-same.ts'
import type { Draft, InstanceDraft } from '../draft.ts'
import { showFace } from '../faces/show-face.ts'
import type { Item } from '../items.ts'
import { matchItems } from './match-items.ts'

/** The page as its document went out, and as it came back, with the sections and items of the page as it is now. */
export type AlignedPages = { exported: Draft; returned: Draft }

type Pages = {
  page: Draft
  /** Read from the document; `exported` is what it carries of its export, if it does. */
  returned: Draft
  exported: Draft | undefined
  manifest: Manifest
  /** A value as a document gives it back in which nobody has touched it. */
  canonical: (field: Field, value: string | string[]) => string | string[]
}

/**
 * Makes what was read from a document a later state of this page: sections are the same by id and component, items by their
 * words. A value that nobody changed is the very one of the page, with all that is decided about it. What no document has
 * (brief, addresses, the other language) is the page's. Without the export the page itself is what the document is compared with.
 */
export function alignReturned({ page, returned, exported, ...means }: Pages): AlignedPages {
  const { other: _, ...now } = showFace(page, returned.layout.locale)
  const before = exported ? follow([now], exported, means) : now
  return { exported: before, returned: follow([before, now], returned, means) }
}

type Means = Pick<Pages, 'manifest' | 'canonical'>

/** Another state of the page, made of what was read; `known` are those in which the same sections and items can be. */
function follow(known: readonly [Draft, ...Draft[]], read: Draft, { manifest, canonical }: Means): Draft {
  const components = read.layout.components.map((instance) => {
    const same = known
      .flatMap(({ layout }) => layout.components)
      .find(({ instanceId, code }) => instanceId === instance.instanceId && code === instance.code)
    return same ? { ...instance, createdAt: same.createdAt } : instance
  })
  const content: Draft['content'] = {}
  const optionalElements: Draft['optionalElements'] = {}
  for (const { instanceId, code } of components) {
    const instance = read.content[instanceId]
    const fellows = known.flatMap((each) => {
      const isThere = each.layout.components.some((one) => one.instanceId === instanceId && one.code === code)
      return isThere && each.content[instanceId] ? [each.content[instanceId]] : []
    })
    const named = nameAsIn(instance ?? { fields: {}, items: [] }, fellows)
    const component = findComponent(manifest, code)
    content[instanceId] = {
      fields: takeValues(
        named.instance.fields,
        fellows.map(({ fields }) => fields),
        { canonical, fields: component?.docx.fields ?? [] },
      ),
      items: named.instance.items.map(({ id, values }) => {
        const same = fellows.flatMap(({ items }) => items.filter((item) => item.id === id))
        return {
          id,
          values: takeValues(
            values,
            same.map((item) => item.values),
            { canonical, fields: component ? columnsOf(component) : [] },
          ),
        }
      }),
    }
    const switches = Object.entries(read.optionalElements[instanceId] ?? {})
    if (switches.length > 0)
      optionalElements[instanceId] = Object.fromEntries(
        switches.map(([id, ofItem]) => [named.ids.get(id) ?? id, ofItem]),
      )
  }
  const written = Object.entries(content).filter(
    ([instanceId, { fields, items }]) =>
      read.content[instanceId] || Object.keys(fields).length > 0 || items.length > 0,
  )
  const { product, layout, images } = read
  return {
    ...known[0],
    ...(product !== undefined && { product }),
    ...(images && { images: { ...images, ...known[0].images } }),
    layout: { components, pageName: layout.pageName, locale: layout.locale },
    content: Object.fromEntries(written),
    optionalElements,
  }
}

/** Items get the ids of those that they are; all others ids that none of them has. */
function nameAsIn(instance: InstanceDraft, fellows: readonly InstanceDraft[]) {
  const { items } = instance
  const names: (string | undefined)[] = items.map(() => undefined)
  const seen = new Set<string>()
  for (const fellow of fellows) {
    const open = items.flatMap((_, index) => (names[index] === undefined ? [index] : []))
    const free = fellow.items.filter(({ id }) => !seen.has(id))
    const matches = matchItems(
      free.map(({ values }) => values),
      open.map((index) => items[index]?.values ?? {}),
    )
    for (const [at, match] of matches.entries()) names[open[at] ?? 0] = free[match]?.id
    for (const { id } of fellow.items) seen.add(id)
  }
  let number = 0
  const next = () => {
    do number++
    while (seen.has(`from-word-${number}`))
    return `from-word-${number}`
  }
  const ids = new Map(items.map(({ id }, index) => [id, names[index] ?? next()]))
  return {
    instance: { ...instance, items: items.map((item) => ({ ...item, id: ids.get(item.id) ?? item.id })) },
    ids,
  }
}

type Values = Item['values']

/**
 * Each value that says what one of the fellows says is that one. What is empty in all of them stays unsaid; what the page fixes
 * is not asked of a document.
 */
function takeValues(
  values: Values,
  fellows: readonly Values[],
  { fields, canonical }: { fields: readonly Field[] } & Pick<Pages, 'canonical'>,
): Values {
  const [first = {}] = fellows
  const names = new Set([...Object.keys(first), ...Object.keys(values)])
  return Object.fromEntries(
    [...names].flatMap((name): [string, FieldValue][] => {
      const field = fields.find((each) => each.name === name)
      const isFixed = field !== undefined && fixedValue(field, 0) !== undefined
      const say = (value: FieldValue | undefined) => sayValue(value, field, canonical)
      const value = own(values, name)
      const same = fellows.map((fellow) => own(fellow, name)).find((each) => isSame(say(each), say(value)))
      const taken = isFixed ? own(first, name) : (same ?? value)
      return taken ? [[name, taken]] : []
    }),
  )
}

function sayValue(value: FieldValue | undefined, field: Field | undefined, canonical: Pages['canonical']) {
  if (!value || isBlank(value.value)) return ''
  const said = field ? canonical(field, value.value) : value.value
  return isBlank(said) ? '' : said
}

function own(values: Values, name: string): FieldValue | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}
