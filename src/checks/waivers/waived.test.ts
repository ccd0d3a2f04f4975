import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft, draftSchema } from '#content/draft/draft.ts'
import { renamePage } from '#content/draft/draft-operations.ts'
import { addWaivers, takeBackWaiver, type Waiver } from '#content/draft/waiver.ts'
import { findBlocking, findDraftFaults } from '../check-draft.ts'
import type { Blocking } from './waived.ts'

const { manifest } = loadCatalogue('catalogue')
const at = '2026-11-20T08:00:00.000Z'

function page(title: string, changes: Partial<Draft> = {}): Draft {
  const draft = addNew(renamePage(createDraft(at), 'savings'), 'HBR001', at)
  const value = {
    value: title,
    origin: { by: 'person' },
    retryCount: 0,
    status: 'accepted',
    acceptedAt: at,
  } as const
  return {
    ...draft,
    product: 'deposit',
    content: { 'HBR-0001': { fields: { title: value }, items: [] } },
    ...changes,
  }
}

let ids = 0

function waiverOf({ finding: _, isLaw, ...waived }: Blocking, changes: Partial<Waiver> = {}): Waiver {
  const second = isLaw ? { second: 'Sara' } : {}
  return {
    ...waived,
    id: `w${++ids}`,
    by: 'Omar',
    isVerified: true,
    reason: 'Agreed',
    at,
    ...second,
    ...changes,
  }
}

const improper = page('A savings account with guaranteed returns')
const rulesOf = (draft: Draft) => findDraftFaults(draft, manifest).map(({ fault }) => fault.rule)
const waive = (draft: Draft, changes?: Partial<Waiver>) =>
  addWaivers(
    draft,
    findBlocking(draft, manifest).map((each) => waiverOf(each, changes)),
  )

test('what blocks is waived by name and reason, and told as such', () => {
  const [first] = findBlocking(improper, manifest)
  expect(first).toMatchObject({ instanceId: 'HBR-0001', field: 'title', locale: 'en-AE', product: 'deposit' })
  const waived = waive(improper)
  expect(draftSchema.safeParse(waived).success).toBe(true)
  expect(findBlocking(waived, manifest)).toEqual([])
  expect(findDraftFaults(waived, manifest)).toContainEqual({
    fault: { rule: 'waived', waiver: waived.waivers?.[0]?.id, by: 'Omar', reason: 'Agreed' },
    severity: 'warning',
    place: { instanceId: 'HBR-0001', field: 'title' },
    excerpt: expect.any(String),
  })
})

test('a waiver is taken back, and another of the same takes its place', () => {
  const waived = waive(improper)
  const [waiver] = waived.waivers ?? []
  expect(takeBackWaiver(waived, waiver?.id ?? '')).toEqual(improper)
  const twice = addWaivers(waived, [{ ...waiver, id: 'again' } as Waiver])
  expect(twice.waivers?.map(({ id }) => id)).toEqual(['again'])
})

test.each([
  [
    'its text',
    (draft: Draft) => ({ ...page('A savings account with guaranteed returns!'), waivers: draft.waivers }),
  ],
  ['the product', (draft: Draft) => ({ ...draft, product: 'account' })],
  ['the language', (draft: Draft) => ({ ...draft, layout: { ...draft.layout, locale: 'ar-AE' } })],
  [
    'the rule',
    (draft: Draft) => ({
      ...draft,
      waivers: draft.waivers?.map((each) => ({ ...each, version: '00000000' })),
    }),
  ],
] as const)('it ends with another form of %s', (_, change) => {
  const waived = waive(improper)
  expect(findBlocking(change(waived) as Draft, manifest)).not.toEqual([])
})

test('what is law wants the name of another person', () => {
  const draft = page('تمويل', { product: 'personal-finance' })
  const arabic = { ...draft, layout: { ...draft.layout, locale: 'ar-AE' } } as Draft
  expect(findBlocking(arabic, manifest).map(({ isLaw }) => isLaw)).toEqual([true, true])
  for (const second of ['', ' ', 'OMAR ', 'omar']) {
    expect(findBlocking(waive(arabic, { second }), manifest)).toHaveLength(2)
  }
  expect(rulesOf(waive(arabic, { second: 'Sara' })).filter((rule) => rule === 'waived')).toHaveLength(2)
})
