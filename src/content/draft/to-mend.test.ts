import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import { setValue, slotsOf } from '../slots.ts'
import { unwritten } from '../values/field-value.ts'
import { edited } from '../values/values.ts'
import { addNew } from './add-new.ts'
import { createDraft } from './draft.ts'
import { acceptAllPending, countAll, reviewedInstances } from './review.ts'
import { countToMend, findToMend } from './to-mend.ts'

const at = '2026-11-20T08:00:00.000Z'
const { manifest } = loadCatalogue('catalogue')
const hero = findComponent(manifest, 'HBR001')
const questions = findComponent(manifest, 'FAQ001')

test('what is accepted although it is required and empty, or too long, is still to be mended', () => {
  if (!questions) throw new Error('FAQ001 is not in the catalogue')
  const long = edited(unwritten, 'x'.repeat(5000), at)
  const page = addNew(createDraft(at), 'FAQ001', at)
  const typed = setValue(page, questions, 'FAQ-0001', { field: 'answer', item: 0 }, long)
  const reviewed = reviewedInstances(acceptAllPending(typed, manifest, at), manifest)
  const { accepted, total } = countAll(reviewed)
  expect(accepted).toBe(total)
  const required = reviewed.flatMap(({ component, instance }) =>
    slotsOf(component, instance).filter(({ definition }) => definition.required),
  )
  expect(required.length).toBeGreaterThan(1)
  expect(countToMend(...reviewed)).toEqual({ empty: required.length - 1, over: 1 })
})

test('what may stay empty is not to be mended', () => {
  if (!hero) throw new Error('HBR001 is not in the catalogue')
  const instance = { fields: {}, items: [] }
  const optional = slotsOf(hero, instance).filter(({ definition }) => !definition.required)
  expect(optional.length).toBeGreaterThan(0)
  expect(optional.flatMap((slot) => findToMend(instance, slot) ?? [])).toEqual([])
})
