import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { RenderedPage } from './render-all.ts'
import { zipPages } from './zip-pages.ts'

test('a ZIP whose pages break off breaks off too', async () => {
  async function* pages() {
    yield { index: 0, name: 'first.html', html: '<!doctype html>' }
    throw new Error('the second')
  }
  await expect(zip(pages()).then(buffer)).rejects.toThrow('the second')
})

test('for who reads nothing a few pages are made, and the others once they are read', async () => {
  const { pages, count } = largePages()
  const output = await zip(pages)
  await untilQuiet(count)
  expect(count().made).toBeLessThan(10)
  const files = unzipSync(await buffer(output))
  expect(Object.keys(files)).toHaveLength(40)
  expect(Object.values(files).every(({ length }) => length === 200_000)).toBe(true)
})

test.each([
  ['without having read', 0],
  ['in the middle', 1_000_000],
])('when the reader goes %s, no more pages are made', async (_, bytes) => {
  const { pages, count } = largePages()
  const output = await zip(pages)
  let read = 0
  if (bytes > 0) {
    for await (const chunk of output.iterator({ destroyOnReturn: false })) {
      read += chunk.length
      if (read > bytes) break
    }
  }
  await untilQuiet(count)
  const { made } = count()
  expect(made).toBeLessThan(40)
  output.destroy()
  await expect.poll(() => count().areOver).toBe(true)
  expect(count().made).toBe(made)
})

test('documents without a page are not waited for either when the reader goes', async () => {
  let asked = 0
  async function* pages(): AsyncGenerator<RenderedPage> {
    yield { index: 0, name: 'first.html', html: '<!doctype html>' }
    for (;;) {
      asked++
      await new Promise(setImmediate)
      yield { index: asked, source: 'other.docx', failure: 'cpu-time' }
    }
  }
  const output = await zip(pages())
  await expect.poll(() => asked).toBeGreaterThan(0)
  output.destroy()
  const before = asked
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked - before).toBeLessThan(3)
})

async function zip(pages: AsyncGenerator<RenderedPage>) {
  const zipped = await zipPages(pages)
  return zipped.ok ? zipped.value : expect.unreachable()
}

/** Forty pages that no compression makes much smaller, and how many were made. */
function largePages() {
  let made = 0
  let areOver = false
  async function* pages(): AsyncGenerator<RenderedPage> {
    try {
      for (let index = 0; index < 40; index++) {
        made++
        yield { index, name: `${index}.html`, html: randomBytes(100_000).toString('hex') }
      }
    } finally {
      areOver = true
    }
  }
  return { pages: pages(), count: () => ({ made, areOver }) }
}

/** Until no page was made for a while. */
async function untilQuiet(count: () => { made: number }) {
  let before = -1
  while (count().made !== before) {
    before = count().made
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
