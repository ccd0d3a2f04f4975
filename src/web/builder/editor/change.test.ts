import { beforeEach, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft } from '#content/draft/draft.ts'
import { emptyHistory } from '#content/draft/history.ts'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { addComponent, renamePage, undo } from './commands.ts'
import { useEditor } from './editor-store.ts'
import { acceptValue, addItem, editValue, keepSwitches } from './writing-commands.ts'

const at = '2026-11-20T08:00:00.000Z'
const { manifest } = loadCatalogue('catalogue')
const draftNow = () => useEditor.getState().draft
const waiting = { value: '', retryCount: 0, status: 'pending' }

beforeEach(() => {
  useCatalogue.setState({ status: 'loaded', manifest }, true)
  useEditor.setState({ pageId: 'one', draft: createDraft(at), history: emptyHistory })
})

test('a section comes with its addresses, and they go with it', () => {
  addComponent('HBR001')
  expect(draftNow().content).toEqual({ 'HBR-0001': { fields: { cta_url: waiting }, items: [] } })
  undo()
  expect(draftNow()).toEqual(createDraft(at))
})

test('an item that is added comes with its addresses', () => {
  addComponent('KBS001')
  addItem('KBS-0001')
  expect(draftNow().content['KBS-0001']?.items[3]?.values).toEqual({ image_url: waiting })
})

test('an old page gets what it lacks with its next change, and undo does not take that away', () => {
  useEditor.setState({ draft: addNew(createDraft(at), 'HBR001', at) })
  renamePage('Skyline card')
  undo()
  expect(draftNow().displayName).toBeUndefined()
  expect(draftNow().content['HBR-0001']?.fields).toEqual({ cta_url: waiting })
})

test('an address is accepted as it is typed, and empty as it is', () => {
  addComponent('HBR001')
  editValue('HBR-0001', { field: 'cta_url' }, '/apply')
  expect(draftNow().content['HBR-0001']?.fields.cta_url).toMatchObject({
    value: '/apply',
    status: 'accepted',
  })
  undo()
  acceptValue('HBR-0001', { field: 'cta_url' })
  expect(draftNow().content['HBR-0001']?.fields.cta_url).toMatchObject({ value: '', status: 'accepted' })
})

test('the switches that a review keeps are no step that could be undone', () => {
  addComponent('CardGridTextTop001')
  const { history } = useEditor.getState()
  keepSwitches()
  expect(draftNow().optionalElements['CAR-0001']?.['item-6']).toEqual({
    show_pill: true,
    show_badge: true,
    show_cta: true,
  })
  expect(useEditor.getState().history).toBe(history)
  const { draft } = useEditor.getState()
  keepSwitches()
  expect(draftNow()).toBe(draft)
})
