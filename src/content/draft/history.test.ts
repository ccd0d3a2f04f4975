import {
  anything,
  array,
  assert,
  constant,
  constantFrom,
  dictionary,
  nat,
  oneof,
  property,
  record,
  string,
  stringMatching,
  uniqueArray,
} from 'fast-check'
import { expect, test } from 'vitest'
import { placeAll } from '#layout/operations.ts'
import { addNew, duplicateNew } from './add-new.ts'
import { createDraft, type Draft, draftSchema } from './draft.ts'
import * as operations from './draft-operations.ts'
import { changeSchema, emptyHistory, historyLimit, recordChange, redoChange, undoChange } from './history.ts'
import { nameItems } from './items.ts'
import { applyPatches, findPatches, invertPatches } from './patch.ts'

const at = '2026-11-20T08:00:00.000Z'

const plain = anything({
  withNullPrototype: false,
  withBigInt: false,
  withDate: false,
  withMap: false,
  withSet: false,
  maxDepth: 4,
})
const data = oneof(plain, dictionary(string(), plain), array(plain))

test('patches lead from one value to the other, and back', () => {
  assert(
    property(data, data, (before, after) => {
      const patches = findPatches(before, after)
      expect(applyPatches(before, patches)).toEqual(after)
      expect(applyPatches(after, invertPatches(patches))).toEqual(before)
    }),
  )
})

test('equal values have no difference', () => {
  assert(
    property(plain, (value) => {
      expect(findPatches(value, structuredClone(value))).toEqual([])
    }),
  )
})

test('a section added in the middle is one patch, and carries no other section’s content', () => {
  const content = { 'FAQ-0001': { fields: {}, items: [] } }
  const before = { ...addNew(createDraft(at), 'FAQ001', at), content }
  const patches = findPatches(before, addNew(before, 'HBR001', at))
  expect(patches).toHaveLength(1)
  expect(patches[0]).toMatchObject({ path: ['layout', 'components'], index: 1, removed: [] })
})

const codes = ['HDR001-EI', 'FTR001-EI', 'FAQ001', 'HBR001', 'CardList003']

const step = oneof(
  record({ type: constant('add' as const), code: constantFrom(...codes) }),
  record({ type: constant('move' as const), from: nat(8), to: nat(8) }),
  record({ type: constantFrom('duplicate' as const, 'remove' as const, 'write' as const), from: nat(8) }),
  record({ type: constant('rename' as const), name: string() }),
  record({ type: constantFrom('reset' as const, 'set-locale' as const) }),
  record({ type: constant('set-public-url' as const), url: constantFrom('', 'https://bank.example/cards') }),
  record({ type: constant('set-action-url' as const), url: constantFrom('', '/apply') }),
)

type Step = typeof step extends { generate: (...args: never[]) => { value: infer Value } } ? Value : never

function apply(draft: Draft, each: Step): Draft {
  const id = 'from' in each ? (draft.layout.components[each.from]?.instanceId ?? 'GONE-0001') : ''
  switch (each.type) {
    case 'add':
      return addNew(draft, each.code, at)
    case 'move': {
      const moved = operations.moveInstance(draft, each.from, each.to)
      return moved.ok ? moved.value : draft
    }
    case 'duplicate':
      return duplicateNew(draft, id, at)
    case 'remove':
      return operations.removeInstance(draft, id)
    case 'write': {
      const title = { status: 'pending', value: 'Title', origin: { by: 'writer' }, retryCount: 0 } as const
      return {
        ...draft,
        content: { ...draft.content, [id]: { fields: { title }, items: nameItems([{ title }]) } },
        optionalElements: { ...draft.optionalElements, [id]: { 'item-1': { show_pill: false } } },
        brief: { ...draft.brief, componentContexts: { ...draft.brief.componentContexts, [id]: 'Short' } },
      }
    }
    case 'rename':
      return operations.renamePage(draft, each.name)
    case 'set-locale':
      return operations.setLocale(draft, draft.layout.locale === 'en-AE' ? 'ar-AE' : 'en-AE')
    case 'set-action-url':
      return operations.setActionUrl(draft, each.url)
    case 'set-public-url':
      return operations.setPublicUrl(draft, each.url)
    case 'reset':
      return operations.resetPage(draft)
  }
}

test('undoing everything leads back through exactly the same drafts, and redoing forth again', () => {
  assert(
    property(array(step, { maxLength: 40 }), (steps) => {
      let draft = createDraft(at)
      let history = emptyHistory
      const drafts = [draft]
      for (const each of steps) {
        const next = apply(draft, each)
        const recorded = recordChange(history, { type: 'add' }, draft, next)
        if (recorded !== history) drafts.push(next)
        draft = next
        history = structuredClone(recorded)
      }
      for (let index = drafts.length - 2; index >= 0; index--) {
        const undone = undoChange(draft, history)
        expect(undone?.draft).toStrictEqual(drafts[index])
        ;({ draft, history } = undone ?? { draft, history })
      }
      expect(undoChange(draft, history)).toBeUndefined()
      for (const later of drafts.slice(1)) {
        const redone = redoChange(draft, history)
        expect(redone?.draft).toStrictEqual(later)
        ;({ draft, history } = redone ?? { draft, history })
      }
      expect(redoChange(draft, history)).toBeUndefined()
      expect(draftSchema.safeParse(draft).success).toBe(true)
      for (const change of history.changes) expect(changeSchema.parse(change)).toEqual(change)
    }),
  )
})

const foreignPage = uniqueArray(
  record({
    code: oneof(constantFrom('FAQ001', '', '__x', 'A B', '日本語'), string()),
    instanceId: oneof(
      stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
      constantFrom('FAQ-9007199254740992', 'FAQ-999999999', 'X-0001', 'SEC-0001'),
    ),
  }),
  { maxLength: 5, selector: ({ instanceId }) => instanceId },
)

test('whatever is done to a draft that can be kept, it can be kept after', () => {
  assert(
    property(foreignPage, array(step, { maxLength: 20 }), (placements, steps) => {
      const empty = createDraft(at)
      const imported = { ...empty, layout: { ...empty.layout, components: placeAll(placements, at) } }
      let draft = draftSchema.parse(imported)
      for (const each of steps) {
        draft = apply(draft, each)
        expect(draftSchema.safeParse(draft).error).toBeUndefined()
      }
    }),
  )
})

test('a duplicate stands right behind its original, with an id of its own', () => {
  const draft = ['FAQ001', 'HBR001'].reduce((page, code) => addNew(page, code, at), createDraft(at))
  const copied = duplicateNew(draft, 'FAQ-0001', at)
  expect(copied.layout.components.map(({ instanceId }) => instanceId)).toEqual([
    'FAQ-0001',
    'FAQ-0002',
    'HBR-0001',
  ])
  expect(duplicateNew(draft, 'GONE-0001', at)).toBe(draft)
})

test('no change holds positions: one in the middle is one patch, and undo numbers the others again', () => {
  const before = ['FAQ001', 'HBR001', 'FTR001-EI'].reduce(
    (page, code) => addNew(page, code, at),
    createDraft(at),
  )
  const after = duplicateNew(before, 'FAQ-0001', at)
  const history = recordChange(emptyHistory, { type: 'duplicate' }, before, after)
  expect(history.changes[0]?.patches).toEqual([
    {
      path: ['layout', 'components'],
      index: 1,
      removed: [],
      inserted: [{ instanceId: 'FAQ-0002', code: 'FAQ001', createdAt: at }],
    },
  ])
  expect(undoChange(after, history)?.draft).toEqual(before)
})

test('a change that was stored with positions is still taken back', () => {
  const before = ['FAQ001', 'HBR001'].reduce((page, code) => addNew(page, code, at), createDraft(at))
  const after = operations.removeInstance(before, 'FAQ-0001')
  const stored = { type: 'remove' as const, number: 1, patches: findPatches(before, after) }
  expect(JSON.stringify(stored.patches)).toContain('position')
  expect(undoChange(after, { changes: [stored], applied: 1 })?.draft).toEqual(before)
})

test('a new change ends the way forward', () => {
  const empty = createDraft(at)
  const one = addNew(empty, 'FAQ001', at)
  const history = recordChange(emptyHistory, { type: 'add' }, empty, one)
  const undone = undoChange(one, history)
  const other = recordChange(
    undone?.history ?? history,
    { type: 'rename' },
    empty,
    operations.renamePage(empty, 'x'),
  )
  expect(other.changes.map(({ type }) => type)).toEqual(['rename'])
})

test('what changes nothing leaves no trace', () => {
  const draft = createDraft(at)
  expect(recordChange(emptyHistory, { type: 'rename' }, draft, operations.renamePage(draft, ''))).toBe(
    emptyHistory,
  )
})

test('what a run does in many steps is taken back in one', () => {
  const drafts = [createDraft(at)]
  let history = emptyHistory
  for (const code of ['HBR001', 'FAQ001', 'KBS001']) {
    const before = drafts.at(-1) ?? createDraft(at)
    const after = addNew(before, code, at)
    history = recordChange(history, { type: 'generate', run: 'one' }, before, after)
    drafts.push(after)
  }
  const [first, last] = [drafts[0], drafts.at(-1)]
  expect(history.changes).toHaveLength(1)
  const undone = last && undoChange(last, history)
  expect(undone?.draft).toEqual(first)
  const again = undone && redoChange(undone.draft, undone.history)
  expect(again?.draft).toEqual(last)
  const before = last ?? createDraft(at)
  const next = addNew(before, 'HBR002', at)
  const another = recordChange(history, { type: 'generate', run: 'two' }, before, next)
  expect(another.changes).toHaveLength(2)
})

test('a run that takes back what it did leaves no step, and what was done before it stays', () => {
  const draft = createDraft(at)
  const named = operations.renamePage(draft, 'cards')
  const before = recordChange(emptyHistory, { type: 'rename' }, draft, named)
  const messages = (...keyMessages: string[]) => ({ ...named, brief: { ...named.brief, keyMessages } })
  const typing = [named, messages('No fee'), messages('No fee', 'Fast'), messages('')]
  const counts = typing.slice(1).reduce<{ history: typeof before; counts: number[] }>(
    ({ history, counts }, next, index) => {
      const grown = recordChange(history, { type: 'set-brief', run: 'one' }, typing[index] ?? named, next)
      return { history: grown, counts: [...counts, grown.changes.length] }
    },
    { history: before, counts: [] },
  )
  expect(counts.counts).toEqual([2, 2, 1])
  expect(counts.history).toEqual(before)
})

test('only the newest changes are kept', () => {
  let draft = createDraft(at)
  let history = emptyHistory
  for (let index = 0; index <= historyLimit; index++) {
    const next = operations.renamePage(draft, `page-${index}`)
    history = recordChange(history, { type: 'rename' }, draft, next)
    draft = next
  }
  expect(history).toMatchObject({ applied: historyLimit, changes: { length: historyLimit } })
})

test('what goes with an instance comes back with it, and an id used again starts empty', () => {
  const added = addNew(createDraft(at), 'FAQ001', at)
  const written = apply(added, { type: 'write', from: 0 })
  const removed = operations.removeInstance(written, 'FAQ-0001')
  expect(removed).toMatchObject({ content: {}, optionalElements: {}, brief: { componentContexts: {} } })
  expect(addNew(removed, 'FAQ001', at).content).toEqual({})

  const copied = duplicateNew(written, 'FAQ-0001', at)
  expect(copied.content['FAQ-0002']).toEqual(written.content['FAQ-0001'])
  expect(copied.optionalElements['FAQ-0002']).toEqual(written.optionalElements['FAQ-0001'])
  expect(copied.brief.componentContexts['FAQ-0002']).toBe('Short')
})
