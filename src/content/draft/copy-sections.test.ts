import { expect, test } from 'vitest'
import { addNew } from './add-new.ts'
import { copySections, findCopyObstacle, openIndexes } from './copy-sections.ts'
import { createDraft, type Draft, draftSchema } from './draft.ts'

const at = '2026-11-20T08:00:00.000Z'
const copying = { index: 1, at, idStart: 'copy' }
const page = (...codes: string[]) => codes.reduce((draft, code) => addNew(draft, code, at), createDraft(at))
const codesOf = (draft: Draft) => draft.layout.components.map(({ code }) => code)

const waiting = { value: 'Gold', origin: { by: 'writer' }, retryCount: 2, status: 'pending' } as const
const original: Draft = {
  ...page('HDR001-ENBD', 'HBR001', 'CardList003', 'FTR001-ENBD'),
  content: { 'CAR-0001': { fields: { title: waiting }, items: [{ id: 'a', values: { title: waiting } }] } },
  optionalElements: { 'CAR-0001': { a: { show_apply: false } } },
  itemConfigs: { 'CAR-0001': { itemCount: 1, generationMode: 'guided', guidedIdeas: ['Gold'] } },
}
const from: Draft = {
  ...original,
  brief: { ...original.brief, componentContexts: { 'CAR-0001': 'Cards of the year' } },
}

test('a section comes with all that belongs to it, under ids of its own', () => {
  const { draft, copies } = copySections(page('HDR001-ENBD', 'CardList003'), from, ['CAR-0001'], copying)
  expect(copies.map(({ instanceId }) => instanceId)).toEqual(['CAR-0002'])
  expect(codesOf(draft)).toEqual(['HDR001-ENBD', 'CardList003', 'CardList003'])
  expect(draft.layout.components[1]?.instanceId).toBe('CAR-0002')
  expect(draft.content['CAR-0002']).toEqual({
    fields: { title: waiting },
    items: [{ id: 'copy-1', values: { title: waiting } }],
  })
  expect(draft.optionalElements['CAR-0002']).toEqual({ 'copy-1': { show_apply: false } })
  expect(draft.itemConfigs['CAR-0002']).toEqual(from.itemConfigs['CAR-0001'])
  expect(draft.brief.componentContexts).toEqual({ 'CAR-0002': 'Cards of the year' })
  expect(draftSchema.safeParse(draft).success).toBe(true)
})

test('what has no instructions leaves the brief as it is', () => {
  const target = page('KBS001')
  expect(copySections(target, original, ['CAR-0001'], copying).draft.brief).toBe(target.brief)
})

test('several keep their order, headers and footers stand where they belong', () => {
  const ids = ['FTR-0001', 'CAR-0001', 'HBR-0001', 'HDR-0001']
  const { draft } = copySections(page('KBS001'), from, ids, { ...copying, index: 0 })
  expect(codesOf(draft)).toEqual(['HDR001-ENBD', 'HBR001', 'CardList003', 'KBS001', 'FTR001-ENBD'])
})

test('a second header, or a footer of the other brand, is not copied', () => {
  const target = page('HDR001-EI', 'KBS001')
  const { components } = target.layout
  expect(findCopyObstacle(components, 'HDR001-ENBD')).toBe('MULTIPLE_HEADERS')
  expect(findCopyObstacle(components, 'FTR001-ENBD')).toBe('BRAND_MISMATCH')
  expect(findCopyObstacle(components, 'FTR001-EI')).toBeUndefined()
  expect(copySections(target, from, ['HDR-0001', 'FTR-0001'], copying)).toEqual({ draft: target, copies: [] })
})

test('places lie between header and footer', () => {
  expect(openIndexes(page('HDR001-EI', 'KBS001', 'FTR001-EI').layout.components)).toEqual([1, 2])
  expect(openIndexes([])).toEqual([0])
})
