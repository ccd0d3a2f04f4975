import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { planWriting } from '../writing/generation-plan.ts'
import { addNew } from './add-new.ts'
import { completeContent, completeSwitches } from './complete-draft.ts'
import { createDraft, type Draft, draftSchema } from './draft.ts'
import { hasWrittenContent } from './draft-content.ts'
import { switchElement } from './item-operations.ts'
import { countPage } from './review.ts'

const at = '2026-11-20T08:00:00.000Z'
const { manifest } = loadCatalogue('catalogue')

function page(...codes: string[]): Draft {
  return codes.reduce((draft, code) => addNew(draft, code, at), createDraft(at))
}

const waiting = { value: '', retryCount: 0, status: 'pending' }

test('addresses and fixed columns stand in the content, and wait', () => {
  const { content } = completeContent(page('HBR001', 'CardList004'), manifest)
  expect(content['HBR-0001']).toEqual({ fields: { cta_url: waiting }, items: [] })
  expect(content['CAR-0001']?.items).toHaveLength(2)
  expect(content['CAR-0001']?.items[1]?.values).toEqual({
    link_url: waiting,
    image_url: waiting,
    col_width: waiting,
    size: waiting,
  })
})

test('what stands there counts as before, is not sent to a writer, and is nothing written', () => {
  const draft = page('HDR001-ENBD', 'HBR001', 'CardList004', 'FAQ001')
  const complete = completeContent(draft, manifest)
  expect(draftSchema.safeParse(complete).success).toBe(true)
  expect(countPage(complete, manifest)).toEqual(countPage(draft, manifest))
  expect(planWriting(complete, manifest, 'missing')).toEqual(planWriting(draft, manifest, 'missing'))
  expect(hasWrittenContent(complete.content)).toBe(false)
})

test('nothing is added twice, and what a person did stays', () => {
  const complete = completeContent(page('HBR001'), manifest)
  expect(completeContent(complete, manifest)).toBe(complete)
  const typed = { ...waiting, value: '/apply', status: 'accepted' as const, acceptedAt: at }
  const draft = { ...page('HBR001'), content: { 'HBR-0001': { fields: { cta_url: typed }, items: [] } } }
  expect(completeContent(draft, manifest)).toBe(draft)
})

test('every optional element is kept as shown, but for what was switched off', () => {
  const draft = switchElement(page('CardGridTextTop001', 'HBR001'), 'CAR-0001', 'item-3', 'show_pill', false)
  const { optionalElements } = completeSwitches(draft, manifest)
  const shown = { show_pill: true, show_badge: true, show_cta: true }
  expect(optionalElements).toEqual({
    'CAR-0001': {
      'item-1': shown,
      'item-2': shown,
      'item-3': { ...shown, show_pill: false },
      'item-4': shown,
      'item-5': shown,
      'item-6': shown,
    },
  })
  const complete = completeSwitches(draft, manifest)
  expect(completeSwitches(complete, manifest)).toBe(complete)
})
