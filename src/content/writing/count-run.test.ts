import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import { addNew } from '../draft/add-new.ts'
import { createDraft, type Draft } from '../draft/draft.ts'
import { countPage } from '../draft/review.ts'
import { setValue } from '../slots.ts'
import { unwritten } from '../values/field-value.ts'
import { edited } from '../values/values.ts'
import { countRun } from './count-run.ts'
import { planWriting, sizeOfAll } from './generation-plan.ts'

const at = '2026-11-20T08:00:00.000Z'
const { manifest } = loadCatalogue('catalogue')

function page(...codes: string[]): Draft {
  return codes.reduce((draft, code) => addNew(draft, code, at), createDraft(at))
}

const allCodes = manifest.components.map(({ code }) => code)

test.each([
  ['one hero', ['HBR001']],
  ['every component', allCodes],
])('a run begins at nothing and ends at all that the review counts: %s', (_, codes) => {
  const draft = page(...codes)
  const tasks = planWriting(draft, manifest, 'missing')
  const { total } = countPage(draft, manifest)
  expect(total).toBeGreaterThan(sizeOfAll(tasks))
  const counts = tasks.map((_, done) => countRun(draft, manifest, tasks.slice(done)).completed)
  expect(counts[0]).toBe(0)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  expect(countRun(draft, manifest, tasks)).toEqual({ total, completed: 0 })
  expect(countRun(draft, manifest, [])).toEqual({ total, completed: total })
})

test('an address that a person gave is done before the run begins', () => {
  const hero = findComponent(manifest, 'HBR001')
  if (!hero) throw new Error('No HBR001')
  const given = edited(unwritten, '/apply', at)
  const draft = setValue(page('HBR001'), hero, 'HBR-0001', { field: 'cta_url' }, given)
  expect(countRun(draft, manifest, planWriting(draft, manifest, 'missing'))).toEqual({
    total: 4,
    completed: 1,
  })
})
