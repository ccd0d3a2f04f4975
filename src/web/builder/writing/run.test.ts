import { beforeEach, expect, test } from 'vitest'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { emptyHistory } from '#content/draft/history.ts'
import { valueMapsOf } from '#content/draft/items.ts'
import type { Place } from '#content/place.ts'
import type { FailureCause, FieldValue } from '#content/values/field-value.ts'
import { planWriting } from '#content/writing/generation-plan.ts'
import type { CallPause } from '#content/writing/run.ts'
import type { WriteFieldRequest, WriteItemRequest } from '#content/writing/writing.ts'
import { indexMemory } from '#pairs/memory/memory-index.ts'
import { indexTerms } from '#pairs/terms/term-index.ts'
import { smallManifest as manifest } from '../../../../test/small-manifest.ts'
import type { WriterCalls } from '../../api/call-writer.ts'
import type { WritingAnswer } from '../../api/write-texts.ts'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { bringForward, change, undo } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { useSaving } from '../editor/saving.ts'
import { resumeRun, startRun } from './run.ts'
import { type Run, stopRun, useRun } from './run-store.ts'

const at = '2026-11-20T08:00:00.000Z'
/** 4 values, of which 3 are written. */
const hero = 'HERO001'
/** 2 fields and 5 items of 2 columns: 12 values in 7 calls. */
const questions = 'ASKED001'

type Answer = WritingAnswer<string> | undefined

/** What was asked, in order, such as `HER-0001 title` or `ASK-0001 item 2`. */
let asked: string[] = []
/** Answers to single calls, by their number from 1; the others are written. */
let answers: Record<number, Answer | (() => void)> = {}

const calls: WriterCalls = {
  writeField: async (request, options) => {
    const name = `${request.instanceId} ${fieldName(request)}`
    return answer(name, options.signal, (content) => content)
  },
  writeItem: async (request, options) => {
    const name = `${request.instanceId} item ${request.itemIndex}`
    return answer(name, options.signal, (content) =>
      Object.fromEntries(columnNames(request).map((column) => [column, content])),
    )
  },
}

function answer<Content>(
  name: string,
  signal: AbortSignal,
  contentOf: (content: string) => Content,
): WritingAnswer<Content> {
  asked.push(name)
  const scripted = answers[asked.length]
  if (typeof scripted === 'function') scripted()
  if (signal.aborted) return { status: 'cancelled' }
  if (scripted && typeof scripted !== 'function' && scripted.status !== 'written') return scripted
  const content = scripted && typeof scripted !== 'function' ? scripted.content : `Text ${asked.length}`
  return { status: 'written', content: contentOf(content), writer: 'draft', notes: [] }
}

function fieldName({ field }: WriteFieldRequest) {
  return typeof field === 'string' ? field : field.name
}

function columnNames({ columns }: WriteItemRequest) {
  return columns.map((column) => (typeof column === 'string' ? column : column.name))
}

const failedBecause = (cause: FailureCause) => ({ status: 'failed', cause }) as const
const pausedBecause = (reason: CallPause) => ({ status: 'paused', reason, message: 'Why' }) as const

function open(...codes: string[]) {
  const draft = codes.reduce((page, code) => addNew(page, code, at), createDraft(at))
  useEditor.setState({ pageId: 'one', draft, history: emptyHistory })
}

const draftNow = () => useEditor.getState().draft
const run = () => useRun.getState()
const left = () => planWriting(draftNow(), manifest, 'missing').length

function edit(instanceId: string, place: Place, text: string) {
  change('edit', { instanceId, place, text })
}

function accept(instanceId: string, place: Place) {
  change('accept', { instanceId, place })
}

function readValue(instanceId: string, field: string, item?: number): FieldValue | undefined {
  const instance = draftNow().content[instanceId]
  return item === undefined ? instance?.fields[field] : instance?.items[item]?.values[field]
}

/** Those that a run wrote, or could not write. */
function valuesOf({ content }: Draft): FieldValue[] {
  return Object.values(content)
    .flatMap((instance) => valueMapsOf(instance).flatMap((values) => Object.values(values)))
    .filter(({ value, status }) => value !== '' || status === 'error')
}

beforeEach(() => {
  asked = []
  answers = {}
  useCatalogue.setState({ status: 'loaded', manifest }, true)
  useRun.setState({ status: 'idle' }, true)
  useSaving.setState({ status: 'saved' }, true)
})

test('a run writes the page in its order, and counts all of its values', async () => {
  open('HDR001-ENBD', hero, questions, 'FTR001-ENBD')
  const counts: number[] = []
  const unwatch = useRun.subscribe((state: Run) => state.status === 'running' && counts.push(state.completed))
  const ended = await startRun('missing', calls)
  unwatch()
  expect(asked).toEqual([
    'HER-0001 title',
    'HER-0001 sub_title',
    'HER-0001 cta_text',
    'ASK-0001 title',
    'ASK-0001 description',
    'ASK-0001 item 1',
    'ASK-0001 item 2',
    'ASK-0001 item 3',
    'ASK-0001 item 4',
    'ASK-0001 item 5',
  ])
  expect(ended).toMatchObject({ status: 'done', total: 16, completed: 16, failures: 0 })
  expect(counts[0]).toBe(0)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  expect(readValue('ASK-0001', 'answer', 4)).toMatchObject({
    value: 'Text 10',
    status: 'pending',
    origin: { by: 'writer', writer: 'draft' },
  })
})

test('a run is one step back, whatever it did', async () => {
  open(hero, questions)
  const before = draftNow()
  change('set-brief', {
    apply: (draft) => ({
      ...draft,
      brief: { ...before.brief, topic: 'Cards' },
      itemConfigs: { 'ASK-0001': { itemCount: 3, generationMode: 'automatic', guidedIdeas: [''] } },
    }),
  })
  const briefed = draftNow()
  answers = { 2: failedBecause('refused') }
  await startRun('missing', calls)
  expect(useEditor.getState().history.changes).toHaveLength(2)
  expect(draftNow().content['ASK-0001']?.items).toHaveLength(3)
  undo()
  expect(draftNow()).toEqual(briefed)
})

test('a list comes as lines, and is kept as a list', async () => {
  open('LISTED001')
  const list: WriterCalls = {
    ...calls,
    writeItem: async ({ columns }) => ({
      status: 'written',
      content: Object.fromEntries(columns.map((column) => [String(column), 'One\nTwo\n Three '])),
      writer: 'draft',
      notes: [],
    }),
  }
  await startRun('missing', list)
  expect(readValue('LIS-0001', 'bullets', 0)?.value).toEqual(['One', 'Two', 'Three'])
  expect(readValue('LIS-0001', 'title', 0)?.value).toBe('One\nTwo\n Three ')
})

test('what failed is marked with its cause, and the run goes on', async () => {
  open(hero, questions)
  answers = { 1: failedBecause('refused'), 6: failedBecause('timeout') }
  const ended = await startRun('missing', calls)
  expect(ended).toMatchObject({ status: 'done', completed: 16, failures: 3 })
  expect(readValue('HER-0001', 'title')).toMatchObject({
    status: 'error',
    error: 'Failed to generate content',
    cause: 'refused',
  })
  for (const column of ['question', 'answer']) {
    expect(readValue('ASK-0001', column, 0)).toMatchObject({
      status: 'error',
      error: 'Failed to generate item content',
      cause: 'timeout',
    })
  }
  expect(asked).toHaveLength(10)
})

test('a column that the writer left out is marked, its neighbours stay', async () => {
  open(questions)
  const lacking: WriterCalls = {
    ...calls,
    writeItem: async () => ({
      status: 'written',
      content: { question: 'Why?' },
      writer: 'draft',
      notes: [{ kind: 'no-answer' }],
    }),
  }
  expect(await startRun('missing', lacking)).toMatchObject({ status: 'done', failures: 5 })
  expect(readValue('ASK-0001', 'question', 0)).toMatchObject({
    value: 'Why?',
    origin: { notes: [{ kind: 'no-answer' }] },
  })
  expect(readValue('ASK-0001', 'answer', 0)).toMatchObject({ status: 'error', cause: 'unusable-answer' })
})

test('a remark stands beside the value that it names', async () => {
  open(questions)
  const empty: WriterCalls = {
    ...calls,
    writeItem: async () => ({
      status: 'written',
      content: { question: 'Why?', answer: '' },
      writer: 'draft',
      notes: [{ kind: 'left-empty', field: 'answer' }, { kind: 'no-quote' }],
    }),
  }
  await startRun('missing', empty)
  expect(readValue('ASK-0001', 'question', 0)?.origin).toMatchObject({ notes: [{ kind: 'no-quote' }] })
  expect(readValue('ASK-0001', 'answer', 0)).toMatchObject({
    status: 'pending',
    origin: { notes: [{ kind: 'left-empty', field: 'answer' }] },
  })
})

test.each(['sign-in', 'daily-cap', 'away', 'busy'] as const)(
  'a pause (%s) marks nothing, and the run goes on where it stopped',
  async (reason) => {
    open(hero, questions)
    answers = { 4: pausedBecause(reason) }
    const paused = await startRun('missing', calls)
    expect(paused).toMatchObject({ status: 'paused', reason, message: 'Why', completed: 4, total: 16 })
    expect(valuesOf(draftNow()).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
    expect(await resumeRun(calls)).toMatchObject({ status: 'done', completed: 16 })
    expect(asked.slice(3, 5)).toEqual(['ASK-0001 title', 'ASK-0001 title'])
    expect(useEditor.getState().history.changes).toHaveLength(1)
  },
)

test.each(['unreachable', 'credentials'] as const)(
  'three calls in a row that fail as %s pause the run, and mark nothing',
  async (cause) => {
    open(hero, questions)
    answers = { 2: failedBecause(cause), 3: failedBecause(cause), 4: failedBecause(cause) }
    expect(await startRun('missing', calls)).toMatchObject({ status: 'paused', reason: cause, completed: 1 })
    expect(valuesOf(draftNow())).toHaveLength(1)
    expect(await resumeRun(calls)).toMatchObject({ status: 'done', completed: 16, failures: 0 })
    expect(asked[4]).toBe('HER-0001 sub_title')
  },
)

test('a brief that is too long pauses the run with the server’s sentence, and marks nothing', async () => {
  open(hero, questions)
  const tooLong = { status: 'failed', cause: 'too-long', message: 'Please shorten the brief.' } as const
  answers = { 1: tooLong, 2: tooLong, 3: tooLong }
  expect(await startRun('missing', calls)).toMatchObject({
    status: 'paused',
    reason: 'too-long',
    message: 'Please shorten the brief.',
  })
  expect(asked).toHaveLength(3)
  expect(valuesOf(draftNow()).filter(({ status }) => status === 'error')).toEqual([])

  open('LINE001')
  asked = []
  expect(await startRun('missing', calls)).toMatchObject({ status: 'paused', reason: 'too-long' })
  expect(valuesOf(draftNow()).filter(({ status }) => status === 'error')).toEqual([])
})

test('an answer of a message alone marks its value in the words of the specification', async () => {
  open(hero)
  answers = { 1: failedBecause('server-error') }
  expect(await startRun('missing', calls)).toMatchObject({ status: 'done', failures: 1 })
  expect(readValue('HER-0001', 'title')).toMatchObject({
    status: 'error',
    error: 'Failed to generate content',
  })
})

test('two such failures are marked once the writer answers again, and at the end', async () => {
  open(hero, questions)
  const [down, again] = [failedBecause('unreachable'), undefined]
  answers = { 2: down, 3: down, 4: again, 9: down, 10: down }
  expect(await startRun('missing', calls)).toMatchObject({ status: 'done', completed: 16, failures: 6 })
  expect(readValue('HER-0001', 'sub_title')).toMatchObject({ status: 'error', cause: 'unreachable' })
  expect(readValue('ASK-0001', 'answer', 4)).toMatchObject({ status: 'error', cause: 'unreachable' })
})

test('a cancelled run keeps what is there, and goes on with what is missing', async () => {
  open(hero, questions)
  answers = { 3: () => stopRun('cancelled') }
  expect(await startRun('missing', calls)).toMatchObject({ status: 'cancelled', completed: 2, total: 16 })
  expect(valuesOf(draftNow())).toHaveLength(2)
  await resumeRun(calls)
  expect(asked.slice(2, 4)).toEqual(['HER-0001 cta_text', 'HER-0001 cta_text'])
  expect(left()).toBe(0)
})

test('going on writes nothing twice, and leaves what was edited, accepted or deleted meanwhile', async () => {
  open(hero, questions)
  await startRun('missing', calls)
  asked = []
  answers = { 5: () => stopRun('cancelled') }
  await startRun('untouched', calls)
  edit('HER-0001', { field: 'title' }, 'By hand')
  accept('ASK-0001', { field: 'description' })
  change('remove-item', { instanceId: 'ASK-0001', index: 4 })
  asked = []
  answers = {}
  await resumeRun(calls)
  expect(asked).toEqual(['ASK-0001 item 1', 'ASK-0001 item 2', 'ASK-0001 item 3', 'ASK-0001 item 4'])
  expect(readValue('HER-0001', 'title')?.value).toBe('By hand')
})

test('what was edited or accepted while its own call was under way stays', async () => {
  open(hero, questions)
  await startRun('missing', calls)
  asked = []
  answers = {
    1: () => edit('HER-0001', { field: 'title' }, 'By hand'),
    6: () => accept('ASK-0001', { field: 'answer', item: 0 }),
  }
  await startRun('untouched', calls)
  expect(readValue('HER-0001', 'title')?.value).toBe('By hand')
  expect(readValue('ASK-0001', 'answer', 0)).toMatchObject({ value: 'Text 6', status: 'accepted' })
  expect(readValue('ASK-0001', 'question', 0)?.retryCount).toBe(1)
})

test('what was edited or accepted before its turn is not asked for', async () => {
  open(hero)
  await startRun('missing', calls)
  asked = []
  answers = {
    1: () => {
      edit('HER-0001', { field: 'sub_title' }, 'By hand')
      accept('HER-0001', { field: 'cta_text' })
    },
  }
  expect(await startRun('untouched', calls)).toMatchObject({ status: 'done', completed: 4 })
  expect(asked).toEqual(['HER-0001 title'])
})

test.each([
  ['removed', () => void change('remove-item', { instanceId: 'ASK-0001', index: 0 }), 0],
  ['moved', () => void change('move-item', { instanceId: 'ASK-0001', from: 1, to: 4 }), 4],
])('an item that is %s in the middle shifts nothing', async (_, act, place) => {
  open(questions)
  await startRun('missing', calls)
  for (const field of ['question', 'answer']) edit('ASK-0001', { field, item: 1 }, 'Second, by hand')
  asked = []
  answers = { 3: act }
  await startRun('untouched', calls)
  expect(readValue('ASK-0001', 'question', place)?.value).toBe('Second, by hand')
  expect(readValue('ASK-0001', 'answer', place)?.value).toBe('Second, by hand')
})

test('a request that the server never takes is marked, and the run goes on', async () => {
  open(hero)
  answers = { 1: { status: 'failed', cause: 'server-error', message: 'Why' } }
  expect(await startRun('missing', calls)).toMatchObject({ status: 'done', failures: 1 })
  expect(readValue('HER-0001', 'title')).toMatchObject({ status: 'error', cause: 'server-error' })
  expect(asked).toEqual(['HER-0001 title', 'HER-0001 sub_title', 'HER-0001 cta_text'])
})

test('a run pauses when its page cannot be saved any longer, and again until that is decided', async () => {
  open(hero)
  answers = { 2: () => useSaving.setState({ status: 'refused', reason: 'changed-elsewhere' }, true) }
  expect(await startRun('missing', calls)).toMatchObject({
    status: 'paused',
    reason: 'conflict',
    completed: 1,
  })
  expect(await resumeRun(calls)).toMatchObject({ status: 'paused', reason: 'conflict' })
  expect(asked).toHaveLength(2)
  useSaving.setState({ status: 'saved' }, true)
  expect(await resumeRun(calls)).toMatchObject({ status: 'done', completed: 4 })
})

test('what is left of an item is written with what the item has', async () => {
  open(questions)
  const seen: unknown[] = []
  const partial: WriterCalls = {
    writeField: async (request, options) => {
      seen.push(request)
      return await calls.writeField(request, options)
    },
    writeItem: async ({ itemIndex }) =>
      itemIndex === 1
        ? { status: 'written', content: { question: 'Why?' }, writer: 'draft', notes: [] }
        : pausedBecause('away'),
  }
  await startRun('untouched', partial)
  seen.length = 0
  await resumeRun(partial)
  expect(seen).toMatchObject([{ field: 'answer', itemValues: { question: 'Why?' } }])
})

test('what was taken back is written again when the run goes on', async () => {
  open(hero)
  answers = { 3: () => stopRun('cancelled') }
  await startRun('untouched', calls)
  undo()
  asked = []
  await resumeRun(calls)
  expect(asked).toEqual(['HER-0001 title', 'HER-0001 sub_title', 'HER-0001 cta_text'])
})

test('a run ends with its page: nothing of it reaches another one', async () => {
  open(hero, questions)
  answers = {
    2: () => useEditor.setState({ pageId: 'two', draft: createDraft(at), history: emptyHistory }),
  }
  expect(await startRun('missing', calls)).toMatchObject({ status: 'paused', reason: 'left', pageId: 'one' })
  expect(draftNow()).toEqual(createDraft(at))
  await resumeRun(calls)
  expect(asked).toHaveLength(2)
})

test('a component that goes meanwhile takes its calls along', async () => {
  open(hero, questions)
  answers = { 4: () => useEditor.setState(({ draft }) => ({ draft: withoutQuestions(draft) })) }
  expect(await startRun('missing', calls)).toMatchObject({ status: 'done', total: 4, completed: 4 })
  expect(asked).toHaveLength(4)
  expect(Object.keys(draftNow().content)).toEqual(['HER-0001'])
})

test('the server’s wish for patience is shown until it answers', async () => {
  open(hero)
  const waits: (number | undefined)[] = []
  const patient: WriterCalls = {
    ...calls,
    writeField: async (request, options) => {
      if (fieldName(request) === 'sub_title') options.onWait?.(12)
      const state = run()
      if (state.status === 'running') waits.push(state.waitsUntil && state.waitsUntil - Date.now())
      return calls.writeField(request, options)
    },
  }
  await startRun('missing', patient)
  expect(waits[0]).toBeUndefined()
  expect(waits[1]).toBeGreaterThan(11_000)
  expect(waits[2]).toBeUndefined()
})

test('a page with nothing to write is done at once', async () => {
  open('HDR001-ENBD')
  expect(await startRun('missing', calls)).toMatchObject({ status: 'done', total: 0 })
  expect(useEditor.getState().history).toEqual(emptyHistory)
})

function withoutQuestions(draft: Draft): Draft {
  const components = draft.layout.components.filter(({ code }) => code !== questions)
  return { ...draft, layout: { ...draft.layout, components } }
}

test('of a page that is to be translated, what people have said before costs no call', async () => {
  open(hero, questions)
  const english = { title: 'Apply now', sub_title: 'Up to 5% back on AED 2,500', cta_text: 'Something new' }
  for (const [field, text] of Object.entries(english)) edit('HER-0001', { field }, text)
  edit('ASK-0001', { field: 'title' }, 'travel card')
  change('add-face', { locale: 'ar-AE' })
  bringForward('ar-AE')
  const known = {
    memory: indexMemory(
      [
        { type: 'text', texts: { 'en-AE': 'APPLY now', 'ar-AE': 'قدّم الآن' } },
        {
          type: 'text',
          texts: { 'en-AE': 'Up to 3% back on AED 1,000', 'ar-AE': 'استرداد حتى 3% على 1,000 درهم' },
        },
      ],
      'ENBD',
    ),
    terms: indexTerms(
      [
        {
          id: 'card',
          kind: 'name',
          wordings: [
            { locale: 'en-AE', text: 'travel card', status: 'preferred' },
            { locale: 'ar-AE', text: 'بطاقة السفر', status: 'preferred' },
          ],
        },
      ],
      'ENBD',
    ),
  }
  const ended = await startRun('translation', calls, known)
  expect(ended).toMatchObject({ status: 'done', failures: 0 })
  expect(asked).toEqual(['HER-0001 cta_text'])
  expect(readValue('HER-0001', 'title')).toMatchObject({
    value: 'قدّم الآن',
    status: 'pending',
    origin: { writer: 'memory' },
  })
  expect(readValue('HER-0001', 'sub_title')).toMatchObject({
    value: 'استرداد حتى 5% على 2,500 درهم',
    origin: { writer: 'memory', notes: [{ kind: 'accepted-for', text: 'Up to 3% back on AED 1,000' }] },
  })
  expect(readValue('ASK-0001', 'title')).toMatchObject({ value: 'بطاقة السفر', origin: { writer: 'terms' } })
  undo()
  expect(
    ['title', 'sub_title', 'cta_text'].map((field) => readValue('HER-0001', field)?.value ?? ''),
  ).toEqual(['', '', ''])
})
