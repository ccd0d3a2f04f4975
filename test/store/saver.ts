/** Saves pages in turn, and says of each save that it was acknowledged, until it is killed: folder and first revision. */
import { writeSync } from 'node:fs'
import { openDatabase } from '#store/database/open-database.ts'
import { savePage } from '#store/pages/save-page.ts'
import { draftOf } from './page.ts'

const [dataDirectory = '', begun = '0'] = process.argv.slice(2)
const opened = await openDatabase({
  dataDirectory,
  databaseUrl: undefined,
  at: new Date().toISOString(),
  onStep: () => undefined,
  onTrouble: () => undefined,
})
if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
const store = { database: opened.value, mostBytes: 1_000_000_000 }
const filling = 'x'.repeat(50_000)

for (let revision = Number(begun) + 1; ; revision++) {
  for (const pageId of ['000000000000000a', '000000000000000b']) {
    const saved = await savePage(
      store,
      { by: 'sara', at: new Date().toISOString() },
      {
        pageId,
        changeId: `change-${pageId}-${revision}`,
        baseRevision: revision - 1,
        draft: draftOf(`${revision} ${filling}`),
        before: 'before-import',
      },
    )
    // After a kill one of the two may be a revision ahead.
    if (saved.ok) writeSync(1, `${pageId} ${revision}\n`)
  }
}
