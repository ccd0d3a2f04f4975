import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { componentFileSchema, type Manifest } from '#catalogue/manifest.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { applyPatches, findPatches, type Patch } from '#content/draft/patch.ts'
import { createLookThrough, type FoundToDo, type PageToDo } from './look-through.ts'

const components = ['QUOTE001', 'CTABAND001'].map((code) => {
  const file: unknown = JSON.parse(readFileSync(`test/small-catalogue/${code}/component.json`, 'utf8'))
  const { $schema: _, ...component } = componentFileSchema.parse(file)
  return { ...component, thumbnail: '' }
})
const manifest: Manifest = { specFormat: '1.0.0', manifestVersion: '1', lastUpdated: '', components }
const at = '2026-11-20T08:00:00.000Z'

/** Two sides with nothing in common but what is sent, as a page and its worker are. */
function createSides() {
  const { take, look } = createLookThrough()
  let sent: PageToDo | undefined
  let found: FoundToDo | undefined
  return (pageId: string, draft: Draft) => {
    const page = { pageId, manifest, draft, terms: [], today: '2026-11-20' }
    const patches: readonly Patch[] = structuredClone(findPatches(sent, page))
    sent = page
    take(patches)
    found = applyPatches(found, structuredClone(look()))
    return { patches, found }
  }
}

const placesOf = ({ groups }: FoundToDo) =>
  groups.map(({ id, entries }) => [id, entries.map(({ place }) => place?.instanceId)])

const withQuote = addNew(createDraft(at), 'QUOTE001', at)
const withBoth = addNew(withQuote, 'CTABAND001', at)

test('a page is sent once, then what has changed of it, and is found as if it were sent anew each time', () => {
  const look = createSides()
  look('one', withQuote)
  const { patches, found } = look('one', withBoth)
  expect(JSON.stringify(patches).length).toBeLessThan(JSON.stringify(withBoth).length)
  expect(found).toEqual(createSides()('one', withBoth).found)
})

test('another page takes the place of the one before it', () => {
  const look = createSides()
  look('one', withBoth)
  const { found } = look('two', withQuote)
  expect(found.pageId).toBe('two')
  expect(placesOf(found)).toEqual(placesOf(createSides()('two', withQuote).found))
})

test('entries that stay are the same objects, so that their rows are not drawn anew', () => {
  const look = createSides()
  const before = look('one', withQuote).found.groups.find(({ id }) => id === 'missing')?.entries[0]
  const after = look('one', withBoth).found.groups.find(({ id }) => id === 'missing')?.entries[0]
  expect(before).toBeDefined()
  expect(after).toBe(before)
})
