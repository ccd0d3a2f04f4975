import { beforeEach, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft } from '#content/draft/draft.ts'
import { chooseLocale } from '#content/draft/faces/add-face.ts'
import { emptyHistory } from '#content/draft/history.ts'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { signIn, signOut } from '../../session/session.ts'
import { bringForward, change, keepSwitches, redo, undo } from './change.ts'
import { pageIn, useEditor } from './editor-store.ts'

const at = '2026-11-20T08:00:00.000Z'
const { manifest } = loadCatalogue('catalogue')
const draftNow = () => useEditor.getState().draft
const address = { instanceId: 'HBR-0001', place: { field: 'cta_url' } }
const waiting = { value: '', retryCount: 0, status: 'pending' }

beforeEach(() => {
  useCatalogue.setState({ status: 'loaded', manifest }, true)
  useEditor.setState({ pageId: 'one', draft: createDraft(at), history: emptyHistory })
})

test('a section comes with its addresses, and they go with it', () => {
  change('add', { code: 'HBR001' })
  expect(draftNow().content).toEqual({ 'HBR-0001': { fields: { cta_url: waiting }, items: [] } })
  undo()
  expect(draftNow()).toEqual(createDraft(at))
})

test('an item that is added comes with its addresses', () => {
  change('add', { code: 'KBS001' })
  change('add-item', { instanceId: 'KBS-0001' })
  expect(draftNow().content['KBS-0001']?.items[3]?.values).toEqual({ image_url: waiting })
})

test('an old page gets what it lacks with its next change, and undo does not take that away', () => {
  useEditor.setState({ draft: addNew(createDraft(at), 'HBR001', at) })
  change('rename', { displayName: 'Skyline card' })
  undo()
  expect(draftNow().displayName).toBeUndefined()
  expect(draftNow().content['HBR-0001']?.fields).toEqual({ cta_url: waiting })
})

test('an address is accepted as it is typed, and empty as it is', () => {
  change('add', { code: 'HBR001' })
  change('edit', { ...address, text: '/apply' })
  expect(draftNow().content['HBR-0001']?.fields.cta_url).toMatchObject({
    value: '/apply',
    status: 'accepted',
  })
  undo()
  change('accept', address)
  expect(draftNow().content['HBR-0001']?.fields.cta_url).toMatchObject({ value: '', status: 'accepted' })
})

test('who accepts is kept with the value', () => {
  signIn({ username: 'marketing', signedInAt: Date.now() }, '')
  change('add', { code: 'HBR001' })
  change('accept', address)
  expect(draftNow().content['HBR-0001']?.fields.cta_url).toMatchObject({ acceptedBy: 'marketing' })
  change('edit', { instanceId: 'HBR-0001', place: { field: 'title' }, text: 'Gold' })
  expect(draftNow().content['HBR-0001']?.fields.title).toMatchObject({ acceptedBy: 'marketing' })
  signOut()
})

test('the switches that a review keeps are no step that could be undone', () => {
  change('add', { code: 'CardGridTextTop001' })
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

test('the history knows the section that a change was about', () => {
  change('add', { code: 'HBR001' })
  change('duplicate', { instanceId: 'HBR-0001' })
  change('remove', { instanceId: 'HBR-0001' })
  const subjects = useEditor
    .getState()
    .history.changes.map(({ type, code, instanceId }) => [type, code, instanceId])
  expect(subjects).toEqual([
    ['add', 'HBR001', 'HBR-0001'],
    ['duplicate', 'HBR001', 'HBR-0002'],
    ['remove', 'HBR001', 'HBR-0001'],
  ])
})

test('what a rule forbids, or what has no section any more, leaves page and history as they are', () => {
  change('add', { code: 'HDR001-EI' })
  change('add', { code: 'HBR001' })
  const before = useEditor.getState()
  expect(change('move', { instanceId: 'HBR-0001', to: 0 })).toEqual({ ok: false, refusal: 'header-first' })
  expect(change('remove', { instanceId: 'FAQ-0001' })).toEqual({ ok: false, refusal: 'gone' })
  expect(useEditor.getState()).toBe(before)
})

const title = { instanceId: 'HBR-0001', place: { field: 'title' } }
const titleNow = () => draftNow().content['HBR-0001']?.fields.title?.value
const localeNow = () => draftNow().layout.locale

function withBothFaces() {
  change('add', { code: 'HBR001' })
  change('edit', { ...title, text: 'A card for every day' })
  change('add-face', { locale: 'ar-AE' })
}

test('the face that is behind is looked at without a step that could be undone, and undo shows the one it was done in', () => {
  withBothFaces()
  const { history } = useEditor.getState()
  bringForward('ar-AE')
  expect(useEditor.getState().history).toBe(history)
  change('edit', { ...title, text: 'بطاقة' })
  bringForward('en-AE')
  undo()
  expect([localeNow(), titleNow() ?? '']).toEqual(['ar-AE', ''])
  redo()
  expect([localeNow(), titleNow()]).toEqual(['ar-AE', 'بطاقة'])
  undo()
  undo()
  expect([localeNow(), titleNow()]).toEqual(['en-AE', 'A card for every day'])
  expect(draftNow()).not.toHaveProperty('other')
})

test('what comes late goes to the face that it was asked for, and leaves the one in front', () => {
  withBothFaces()
  change('regenerate', { ...title, face: 'ar-AE', text: { value: 'بطاقة', notes: [] } })
  expect([localeNow(), titleNow()]).toEqual(['en-AE', 'A card for every day'])
  expect(pageIn('ar-AE').content['HBR-0001']?.fields.title?.value).toBe('بطاقة')
  undo()
  expect([localeNow(), titleNow() ?? '']).toEqual(['ar-AE', ''])
})

test('a language that is chosen on a page with both brings that face to the front, and nothing is recorded', () => {
  withBothFaces()
  const { history } = useEditor.getState()
  change('set-locale', { locale: 'ar-AE' })
  expect([localeNow(), titleNow() ?? '']).toEqual(['ar-AE', ''])
  expect(useEditor.getState().history).toBe(history)
})

test('a brief that chooses a language which the page does not have makes that face, in one step', () => {
  change('add', { code: 'HBR001' })
  change('edit', { ...title, text: 'A card for every day' })
  change('edit', { instanceId: 'HBR-0001', place: { field: 'cta_url' }, text: '/en/apply' })
  const before = draftNow()
  change('set-brief', { apply: (draft) => chooseLocale(draft, 'ar-AE', manifest) })
  expect([localeNow(), titleNow() ?? '']).toEqual(['ar-AE', ''])
  expect(draftNow().content['HBR-0001']?.fields.cta_url?.value).toBe('/ar/apply')
  expect(pageIn('en-AE').content).toEqual(before.content)
  undo()
  expect(draftNow()).toEqual(before)
})
