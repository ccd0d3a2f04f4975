import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import { addressBeside, wordsBeside } from './address-beside.ts'

const { manifest } = loadCatalogue('catalogue')

function slotIn(code: string, field: string, item?: number) {
  const component = findComponent(manifest, code)
  const level = item === undefined ? component?.docx.fields : component && columnsOf(component)
  const definition = level?.find(({ name }) => name === field)
  if (!component || !definition) throw new Error(`${code} has no ${field}`)
  const slot = { field, definition, ...(item !== undefined && { item }) }
  return { component, instance: { fields: {}, items: [] }, slot }
}

const beside = (found: ReturnType<typeof slotIn>, linked?: { field: string; item?: number }) =>
  addressBeside(found, linked)?.field

test('the words of a button lead to its own address', () => {
  expect(beside(slotIn('HBR001', 'cta_text'))).toBe('cta_url')
  expect(beside(slotIn('CardGridTextTop001', 'badge_link_text', 1))).toBe('badge_link_url')
  expect(beside(slotIn('HBR002', 'cta_primary_text'))).toBeUndefined()
})

test('other words have the address of the link in which they stand, and no other', () => {
  const title = slotIn('CardGridTextTop001', 'title', 1)
  expect(beside(title)).toBeUndefined()
  expect(beside(title, { field: 'url', item: 1 })).toBe('url')
  expect(beside(title, { field: 'url', item: 0 })).toBeUndefined()
  expect(beside(slotIn('HBR001', 'title'))).toBeUndefined()
})

test('an address has the words that lead there', () => {
  expect(wordsBeside(slotIn('HBR001', 'cta_url'))?.field).toBe('cta_text')
  expect(wordsBeside(slotIn('CardGridTextTop001', 'url', 2))).toMatchObject({
    field: 'cta_button_text',
    item: 2,
  })
  expect(wordsBeside(slotIn('MultiColImageIcons001', 'main_link_url'))).toBeUndefined()
  expect(wordsBeside(slotIn('KBS001', 'image_url', 0))).toBeUndefined()
})
