import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { zipPages } from './zip-pages.ts'

test('a ZIP whose pages break off breaks off too', async () => {
  async function* pages() {
    yield { index: 0, name: 'first.html', html: '<!doctype html>' }
    throw new Error('the second')
  }
  await expect(zipPages(pages()).then(buffer)).rejects.toThrow('the second')
})
