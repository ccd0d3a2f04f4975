import { expect, test } from 'vitest'
import { draftSchema } from './draft.ts'
import { exportContent } from './draft-content.ts'
import { emptyHistory, redoChange, undoChange } from './history.ts'
import { exportSwitches } from './items.ts'
import { readStored } from './read-stored.ts'
import stored from './stored-without-ids.json' with { type: 'json' }

const { draft, changes, applied, states } = stored
const read = () => {
  const page = readStored(structuredClone(draft), structuredClone(changes), applied)
  if (!page) throw new Error('It cannot be read')
  return page
}

test('items of a page that was stored without ids have them by place, and so do its switches', () => {
  const page = read()
  expect(draftSchema.parse(page.draft)).toEqual(page.draft)
  const { items = [] } = page.draft.content['CAR-0001'] ?? {}
  expect(items.map(({ id }) => id)).toEqual(['item-1', 'item-2', 'item-3', 'item-4', 'item-5'])
  expect(items[0]?.values.title?.value).toBe('Sky blue')
  expect(page.draft.optionalElements['CAR-0001']?.['item-1']?.show_pill).toBe(false)
})

test('its values say where they came from in one record', () => {
  const { fields, items = [] } = read().draft.content['CAR-0001'] ?? {}
  expect(fields?.title).toMatchObject({
    origin: { by: 'writer', writer: 'draft', briefNotes: [{ kind: 'text', text: 'No fee is named.' }] },
  })
  expect(fields?.short_title).not.toHaveProperty('origin')
  expect(items[0]?.values.title).toMatchObject({
    origin: { by: 'person' },
    earlier: [{ value: 'Blue', origin: { by: 'writer', writer: 'draft' } }],
  })
})

test('everything that was done to it can be undone and done again, and is to be stored anew', () => {
  const page = read()
  expect(page.known).toEqual([])
  let step: Pick<typeof page, 'draft' | 'history'> = page
  const wireNow = () => ({
    content: exportContent(step.draft.content),
    optionalElements: exportSwitches(step.draft),
  })
  expect(wireNow()).toEqual(states[applied])
  const walked = [undoChange, redoChange].flatMap((take) => {
    const wires: ReturnType<typeof wireNow>[] = []
    for (let next = take(step.draft, step.history); next; next = take(step.draft, step.history)) {
      step = next
      expect(draftSchema.safeParse(step.draft).success).toBe(true)
      wires.push(wireNow())
    }
    return [wires]
  })
  const contents = (wires: { content: unknown }[] = []) => wires.map(({ content }) => content)
  expect(contents(walked[0])).toEqual(contents(states.slice(0, applied).reverse()))
  expect(contents(walked[1])).toEqual(contents(states.slice(1)))
  // The first switches came with the third state, and not by a change.
  expect(walked[1]?.slice(1)).toEqual(states.slice(2))
})

test('a page that was renewed is read as it is from then on', () => {
  const page = read()
  const again = readStored(structuredClone(page.draft), structuredClone([...page.history.changes]), applied)
  expect(again).toEqual({ ...page, known: page.history.changes })
})

test('what is damaged is no page, and a history that cannot be walked is none', () => {
  expect(readStored({ ...draft, content: 7 }, changes, applied)).toBeUndefined()
  expect(readStored('page', [], 0)).toBeUndefined()
  expect(readStored(draft, [{ type: 'guess' }], 1)?.history).toEqual(emptyHistory)
  const [first] = changes
  const reaching = { ...first, patches: [{ path: ['content', 'GONE-0001', 'fields', 'title'], before: 1 }] }
  expect(readStored(draft, [reaching], 1)?.history).toEqual(emptyHistory)
})
