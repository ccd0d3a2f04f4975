import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Read } from '#content/writing/fill-plan.ts'
import { leaveEmpty, planRun, takeTexts } from './fill-run.ts'
import { type FillEvent, type Filling, nextFilling } from './filling.ts'

const { manifest } = loadCatalogue('catalogue')
const brief = { topic: 'Savings', audience: 'Families' }

/** A hero without its three texts, and two links of which the second is empty. */
const read: Read = {
  metadata: {
    pageName: 'savings',
    components: [
      { code: 'HBR001', instanceId: 'HBR-0001' },
      { code: 'IMPLNK001', instanceId: 'IMP-0001' },
    ],
  },
  data: {
    'IMP-0001': {
      short_title: 'More',
      title: 'Links',
      items: [{ title: 'Fees', description: 'All of them', url: '/fees' }, { url: '/app' }],
    },
  },
}
const start = planRun(read, manifest, brief)

const links = findComponent(manifest, 'IMPLNK001')
if (!links) throw new Error('not in the catalogue')

test('what came is counted, and what stays empty is named with its place and the writer’s reason', () => {
  const atItem = { ...start, next: 3 }
  const after = takeTexts(atItem, links, [
    { place: { field: 'title', item: 1 }, text: { value: 'App', writer: 'draft', notes: [] } },
    {
      place: { field: 'description', item: 1 },
      text: { value: '', writer: 'draft', notes: [{ kind: 'no-answer' }] },
    },
  ])
  expect(after).toMatchObject({ next: 4, filledCount: 1 })
  expect(after.left).toEqual([
    {
      field: 'description',
      item: 1,
      code: 'IMPLNK001',
      instanceId: 'IMP-0001',
      why: { notes: [{ kind: 'no-answer' }] },
    },
  ])
})

test('an item that failed leaves all of its fields empty', () => {
  const task = start.tasks[3]
  if (!task) throw new Error('nothing planned')
  const { left } = leaveEmpty(start, [{ task, cause: 'timeout' }])
  expect(left.map(({ field }) => field)).toEqual(['title', 'description'])
})

test('after its last task a run stays as it is', () => {
  const over = { ...start, next: start.tasks.length }
  expect(takeTexts(over, links, [])).toBe(over)
})

const idle: Filling = { status: 'idle' }
const asking: Filling = { status: 'asking' }
const writing: Filling = { status: 'writing', run: start }
const paused: Filling = { status: 'paused', run: start, pause: { reason: 'away' } }
const further = { ...start, next: 1 }

const cases: [title: string, before: Filling, event: FillEvent, after: Filling][] = [
  ['the form opens', idle, { type: 'fill-opened' }, asking],
  ['the form does not open over a run', writing, { type: 'fill-opened' }, writing],
  ['the form closes', asking, { type: 'fill-closed' }, idle],
  ['a run begins', asking, { type: 'fill-started', brief, run: start }, writing],
  ['a run begins once', writing, { type: 'fill-started', brief, run: further }, writing],
  [
    'the server asks for patience',
    writing,
    { type: 'fill-waits', seconds: 5 },
    { ...writing, waitSeconds: 5 },
  ],
  [
    'the wait is over when the run goes on',
    { ...writing, waitSeconds: 5 },
    { type: 'fill-advanced', run: further },
    { status: 'writing', run: further },
  ],
  ['a run stands still', writing, { type: 'fill-paused', pause: { reason: 'away' } }, paused],
  ['a run goes on where it stood', paused, { type: 'fill-resumed' }, writing],
  ['late news of a run that was stopped is dropped', idle, { type: 'fill-advanced', run: further }, idle],
  ['so is a late pause', idle, { type: 'fill-paused', pause: { reason: 'away' } }, idle],
]

test.each(cases)('%s', (_, before, event, after) => {
  expect(nextFilling(before, event)).toEqual(after)
})
