import { beforeEach, expect, test } from 'vitest'
import { nameItems } from '#content/draft/items.ts'
import { clearSelection, findPlace, select, selectionAt, selectSectionOf, useSelection } from './selection.ts'

const instance = { fields: {}, items: nameItems([{}, {}]) }
const moved = { ...instance, items: instance.items.toReversed() }

beforeEach(clearSelection)

test('a selected value is found again wherever its item has moved', () => {
  const { place } = selectionAt('FAQ-0001', instance, { field: 'question', item: 1 })
  expect(place && findPlace(moved, place)).toEqual({ field: 'question', item: 0 })
  expect(place && findPlace({ ...instance, items: [] }, place)).toBeUndefined()
})

test('what stands in no item is found by its field', () => {
  expect(selectionAt('FAQ-0001', instance, { field: 'title' })).toEqual({
    instanceId: 'FAQ-0001',
    place: { field: 'title' },
  })
  expect(findPlace(instance, { field: 'title' })).toEqual({ field: 'title' })
})

test('the focus coming to a section keeps the value of it that is selected, and leaves those of others', () => {
  const title = { instanceId: 'FAQ-0001', place: { field: 'title' } }
  select(title)
  selectSectionOf('FAQ-0001')
  expect(useSelection.getState().selected).toEqual(title)
  selectSectionOf('HBR-0001')
  expect(useSelection.getState().selected).toEqual({ instanceId: 'HBR-0001' })
})

test('selecting the same again tells nobody', () => {
  select({ instanceId: 'FAQ-0001' })
  const { selected } = useSelection.getState()
  select({ instanceId: 'FAQ-0001' })
  expect(useSelection.getState().selected).toBe(selected)
})
