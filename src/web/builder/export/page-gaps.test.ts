import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { renamePage } from '#content/draft/draft-operations.ts'
import { acceptAllPending, countPage } from '#content/draft/review.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { describeGaps } from './describe-gaps.ts'
import { findPageGaps } from './page-gaps.ts'

const { manifest } = loadCatalogue('catalogue')
const at = '2026-11-20T08:00:00.000Z'
const pending = (value: string): FieldValue => ({
  value,
  origin: { by: 'writer' },
  retryCount: 0,
  status: 'pending',
})

function draftOf(...codes: string[]): Draft {
  return codes.reduce((draft, code) => addNew(draft, code, at), renamePage(createDraft(at), 'gold-card'))
}

const hero = (fields: Record<string, FieldValue>): Draft => ({
  ...draftOf('HBR001'),
  content: { 'HBR-0001': { fields, items: [] } },
})

const kinds = (draft: Draft) =>
  findPageGaps(draft, manifest).groups.map(({ kind, findings }) => [kind, findings.length])

test('a day that is over is told before the page goes out', () => {
  const draft = hero({ title: { ...pending('Free until 1 May 2026'), status: 'accepted', acceptedAt: at } })
  const gaps = findPageGaps(draft, manifest, '2026-05-02')
  expect(gaps.groups.map(({ kind }) => kind)).toContain('past')
  expect(describeGaps(gaps)).toContain('1 day on the page is over.')
})

test('what was accepted empty or too long is told of, and where', () => {
  const long = 'A promise that is very much longer than any hero can bear on one screen'
  const draft = acceptAllPending(
    {
      ...draftOf('HBR001', 'FAQ001'),
      content: { 'HBR-0001': { fields: { title: pending(long) }, items: [] } },
    },
    manifest,
    at,
  )
  const { counts, groups, led } = findPageGaps(draft, manifest)
  expect(counts.accepted).toBe(counts.total)
  expect(groups.map(({ kind, findings }) => [kind, findings.map(({ place }) => place)])).toEqual([
    ['required', [{ instanceId: 'FAQ-0001' }]],
    ['over', [{ instanceId: 'HBR-0001', field: 'title' }]],
    ['leftOut', [{ instanceId: 'FAQ-0001' }]],
  ])
  expect(describeGaps({ counts, groups, led })).toBe(
    `All ${counts.total} values are accepted. 1 section has no item filled in. 1 value is over its limit. 1 section has nothing accepted, so the HTML leaves it out.`,
  )
})

test('values are counted as the review counts them, addresses and empty ones too', () => {
  const draft = hero({ title: pending('A card that pays back') })
  const { counts } = findPageGaps(draft, manifest)
  expect(counts).toEqual(countPage(draft, manifest))
  expect(counts).toMatchObject({ total: 4, pending: 4 })
  expect(kinds(draft)).toEqual([
    ['notAccepted', 1],
    ['leftOut', 1],
  ])
  expect(describeGaps(findPageGaps(draft, manifest))).toMatch(
    /^0 of 4 values are accepted\. The HTML gets accepted values alone: 4 values are left out\./,
  )
})

test('a button without an address is told of until the page has an action address', () => {
  const accepted = acceptAllPending(
    hero({ title: pending('A card that pays back'), cta_text: pending('Apply') }),
    manifest,
    at,
  )
  expect(kinds(accepted)).toEqual([['buttons', 1]])
  expect(kinds({ ...accepted, actionUrl: '/apply' })).toEqual([])
  expect(describeGaps(findPageGaps({ ...accepted, actionUrl: '/apply' }, manifest))).toBe(
    'All 4 values are accepted. 1 button leads to the action address, /apply.',
  )
})

test('samples that were accepted unread are told of, value by value, until they are written anew', () => {
  const sample = (value: string): FieldValue => ({ ...pending(value), origin: { by: 'sample' } })
  const fields = { title: sample('A card that pays back'), sub_title: sample('Every day') }
  const draft = acceptAllPending(hero(fields), manifest, at)
  expect(kinds(draft)).toEqual([['samples', 1]])
  expect(describeGaps(findPageGaps(draft, manifest))).toBe(
    'All 4 values are accepted. 2 values are still samples.',
  )
  const rewritten = hero({ title: pending('Ours'), sub_title: pending('Our own words') })
  expect(kinds(acceptAllPending(rewritten, manifest, at))).toEqual([])
})

test('a value far over its limit is not one that may stay', () => {
  const draft = acceptAllPending(hero({ title: pending('word '.repeat(200)) }), manifest, at)
  expect(kinds(draft)).toEqual([['wrong', 1]])
})

test('the mark of an empty value and a page for a picture are told of', () => {
  const picture = {
    ...draftOf('IMGCNT001'),
    content: {
      'IMG-0001': {
        fields: {
          title: pending('[Empty - Please fill in]'),
          image_url: pending('https://www.example.com/cards.html'),
        },
        items: [],
      },
    },
  }
  const { groups } = findPageGaps(acceptAllPending(picture, manifest, at), manifest)
  const doubtful = groups.find(({ kind }) => kind === 'doubtful')
  expect(doubtful?.findings.map(({ place }) => place?.field)).toEqual(['title', 'image_url'])
})
