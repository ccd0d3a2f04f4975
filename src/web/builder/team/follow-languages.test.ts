import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft } from '#content/draft/draft.ts'
import { emptyHistory } from '#content/draft/history.ts'
import { smallManifest as manifest } from '../../../../test/small-manifest.ts'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { translationMemory } from '../../languages/collections.ts'
import { bringForward, change, undo } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { followLanguages } from './follow-languages.ts'

const at = '2026-11-20T08:00:00.000Z'
const instanceId = 'HER-0001'
const place = { field: 'title' }
let count = 0

const known = () =>
  translationMemory.useCollection
    .getState()
    .entries.map(({ texts, by, page }) => [...Object.values(texts), by, page])

beforeEach(() => {
  useCatalogue.setState({ status: 'loaded', manifest }, true)
  useEditor.setState({ pageId: 'one', draft: addNew(createDraft(at), 'HERO001', at), history: emptyHistory })
})

test('what is accepted in both languages is in the memory, until it is taken back', async () => {
  const user = `user-${++count}`
  const stop = followLanguages(user)
  change('edit', { instanceId, place, text: 'Apply now' })
  change('add-face', { locale: 'ar-AE' })
  bringForward('ar-AE')
  change('regenerate', { instanceId, place, text: { value: 'قدّم الآن', notes: [] } })
  await translationMemory.load(user)
  expect(known()).toEqual([])
  change('accept', { instanceId, place })
  const page = useEditor.getState().draft.layout.pageName
  await vi.waitFor(() => expect(known()).toEqual([['Apply now', 'قدّم الآن', user, page]]))
  undo()
  await vi.waitFor(() => expect(known()).toEqual([]))
  stop()
})

test('what comes in from others is theirs to teach', async () => {
  const user = `user-${++count}`
  const stop = followLanguages(user)
  change('edit', { instanceId, place, text: 'Apply now' })
  change('add-face', { locale: 'ar-AE' })
  bringForward('ar-AE')
  const before = useEditor.getState()
  change('edit', { instanceId, place, text: 'قدّم الآن' })
  await vi.waitFor(() => expect(known()).toHaveLength(1))
  const { draft } = useEditor.getState()
  undo()
  await vi.waitFor(() => expect(known()).toEqual([]))
  useEditor.setState({ draft, history: { ...before.history } })
  await translationMemory.load(user)
  expect(known()).toEqual([])
  stop()
})
