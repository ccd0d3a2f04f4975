import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#store/database/open-database.ts'
import { readPage } from '#store/pages/read-pages.ts'
import { listVersions } from '#store/versions/read-versions.ts'
import { createDirectory } from './engine.ts'
import { deed } from './page.ts'

/** How many saves are acknowledged in all, and between two kills at most. */
const wanted = process.env.MANY_ROUNDS ? 1000 : 60
const mostSaves = 40

test(`killed at any moment of ${wanted} saves, it has every one that it acknowledged`, async () => {
  const dataDirectory = createDirectory()
  const acknowledged = new Map<string, number>()
  let known = 0
  for (let saves = 0; saves < wanted; ) {
    saves += await killAmidSaves(dataDirectory, known, acknowledged)
    const opened = await openDatabase({
      dataDirectory,
      databaseUrl: undefined,
      at: deed().at,
      onStep: () => undefined,
      onTrouble: () => undefined,
    })
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
    const store = { database: opened.value, mostBytes: 1_000_000_000 }
    expect(await store.database.read('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
    for (const [pageId, revision] of acknowledged) {
      const page = await readPage(store, { user: 'sara', pageId })
      if (!page.ok) throw new Error(`page ${pageId} is gone`)
      // The last save may be there without having been acknowledged.
      expect(page.value.revision - revision).toBeOneOf([0, 1])
      expect(JSON.stringify(page.value.draft)).toContain(`"${page.value.revision} xxx`)
      expect(await listVersions(store, { pageId })).toMatchObject({
        value: { versions: { length: page.value.revision - 1 } },
      })
      known = Math.max(known, page.value.revision)
    }
    await store.database.close()
  }
}, 600_000)

/**
 * The answer is how many it acknowledged. Both pages go on from the revision that the further one has: what one of them lacks is
 * saved first.
 */
async function killAmidSaves(
  directory: string,
  known: number,
  acknowledged: Map<string, number>,
): Promise<number> {
  const begun = String(Math.max(0, known - 1))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'saver.ts'), directory, begun], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const most = 1 + Math.floor(Math.random() * mostSaves)
  const over = once(child, 'close')
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    // Some time after it was told: anywhere in a save, and not always at its start.
    if (said.split('\n').length > most) setTimeout(() => child.kill('SIGKILL'), Math.random() * 5)
  })
  await over
  const lines = said.split('\n').slice(0, -1)
  for (const line of lines) {
    const [pageId = '', revision] = line.split(' ')
    acknowledged.set(pageId, Math.max(acknowledged.get(pageId) ?? 0, Number(revision)))
  }
  return lines.length
}
