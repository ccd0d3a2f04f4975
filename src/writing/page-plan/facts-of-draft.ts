import { rememberLast } from '#base/remember-last.ts'
import { isAiGenerated } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { isBlank } from '#content/content.ts'
import type { Draft } from '#content/draft/draft.ts'
import { guidedIdeaOf, itemConfigOf } from '#content/draft/item-config.ts'
import { type ReviewedInstance, reviewedInstances } from '#content/draft/review.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { isNobodys, isSample } from '#content/values/origin.ts'
import type { WritingBrief } from '#content/writing/writing.ts'
import { writingBriefOf } from '#content/writing/writing-request.ts'
import { pageBrand } from '#layout/layout.ts'
import { keyOfPlace, type PlannedSection } from './places.ts'
import { type FactPlan, planFacts } from './plan-facts.ts'

/** A value, or an item as a whole. */
type PlaceOrItem = { instanceId: string; field?: string; item?: number | undefined }

/** The facts of the brief that a place of the page is for; nothing for one that is for none by its nature. */
export function factsOfPlace(
  draft: Draft,
  manifest: Manifest,
  { instanceId, field, item }: PlaceOrItem,
  today: string,
): readonly string[] | undefined {
  const own = keyOfPlace(instanceId, { ...(field !== undefined && { field }), item })
  const asked: Asked = {
    brief: writingBriefOf(draft),
    sections: reviewedInstances(draft, manifest).map((each) => outlineOf(draft, each, own)),
    isIslamic: pageBrand(draft.layout.components) === 'EI',
    today,
  }
  return planOf(manifest)(JSON.stringify(asked)).get(own)
}

type Outline = Omit<PlannedSection, 'component'> & { code: string }
type Asked = { brief: WritingBrief; sections: Outline[]; isIslamic: boolean; today: string }

const planners = new WeakMap<Manifest, (asked: string) => FactPlan>()

/** A page asks for its values one by one, each time with the same brief. */
function planOf(manifest: Manifest): (asked: string) => FactPlan {
  const known = planners.get(manifest)
  if (known) return known
  const planner = rememberLast(4, (text) => {
    const { sections, ...asked } = JSON.parse(text) as Asked
    const planned = sections.flatMap(({ code, ...section }): PlannedSection[] => {
      const component = manifest.components.find((each) => each.code === code)
      return component ? [{ ...section, component }] : []
    })
    return planFacts({ ...asked, sections: planned })
  })
  planners.set(manifest, planner)
  return planner
}

/** What a person stands by is no place to be filled; the place that is asked for is one all the same. */
function outlineOf(
  draft: Draft,
  { instanceId, component, instance }: ReviewedInstance,
  own: string,
): Outline {
  const config = itemConfigOf(draft, component, instanceId)
  const closed = slotsOf(component, instance).filter(
    (slot) => isAiGenerated(slot.definition) && isPersons(valueAt(instance, slot)),
  )
  return {
    instanceId,
    code: component.code,
    items: instance.items.length,
    ideas: instance.items.flatMap((_, item) => (guidedIdeaOf(config, item) === undefined ? [] : [item])),
    closed: [...new Set(closed.map((slot) => keyOfPlace(instanceId, slot)))].filter((key) => key !== own),
  }
}

function isPersons(value: FieldValue): boolean {
  if (isBlank(value.value) || isSample(value)) return false
  return !isNobodys(value) || value.status === 'accepted'
}
