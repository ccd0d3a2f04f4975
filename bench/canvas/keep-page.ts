import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LivePageData } from './contract.ts'
import type { LiveEditor } from './editors.ts'
import { openWith } from './live-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'bench-canvas-'))
const kept = new Map<string, string>()

/** A browser's storage that holds the page, as the file that it was kept in. */
export async function keepPage(editor: LiveEditor, url: string, data: LivePageData): Promise<string> {
  const name = `${editor.name} ${new URL(url).port} ${data.codes.length}`
  const known = kept.get(name)
  if (known) return known
  const live = await openWith(editor, url, data)
  if (!live) throw new Error(`${editor.name} shows no window.__bench`)
  const path = join(folder, `${name}.json`)
  await live.page.context().storageState({ path, indexedDB: true })
  await live.close()
  kept.set(name, path)
  return path
}
