import { expect, test } from 'vitest'
import { emptyItems, exportSwitches, importSwitches, nameItems } from './items.ts'

const hidden = { show_pill: false }
const content = {
  'CAR-0001': { fields: {}, items: nameItems([{}, {}]).toReversed() },
  'CAR-0002': { fields: {}, items: emptyItems(1) },
}

test('switches travel by place, and stand in a draft by the ids of the items', () => {
  const switches = { 'CAR-0001': { 0: hidden }, 'CAR-0002': { 0: hidden } }
  const imported = importSwitches(switches, content)
  expect(imported).toEqual({ 'CAR-0001': { 'item-2': hidden }, 'CAR-0002': { 'item-1': hidden } })
  expect(exportSwitches({ content, optionalElements: imported })).toEqual(switches)
})

test('those of items that are not there are dropped', () => {
  expect(importSwitches({ 'CAR-0002': { 5: hidden } }, content)).toEqual({ 'CAR-0002': {} })
  const optionalElements = { 'CAR-0002': { 'item-9': hidden } }
  expect(exportSwitches({ content, optionalElements })).toEqual({ 'CAR-0002': {} })
})

test('rows that a form starts with have theirs before anything is written', () => {
  const optionalElements = importSwitches({ 'CAR-0003': { 2: hidden } }, content)
  expect(optionalElements).toEqual({ 'CAR-0003': { 'item-3': hidden } })
  expect(exportSwitches({ content, optionalElements })).toEqual({ 'CAR-0003': { 2: hidden } })
})
