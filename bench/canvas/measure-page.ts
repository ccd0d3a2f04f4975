import { measureDrag } from '../browser/drag.ts'
import type { Figures } from '../browser/figures.ts'
import { measureGrowth } from '../browser/growth.ts'
import { measureMove } from '../browser/moves.ts'
import { openEditor } from '../browser/page.ts'
import type { PageRow } from '../browser/page-rows.ts'
import type { LivePageData } from './contract.ts'
import type { LiveEditor } from './editors.ts'
import { openWith, prepare } from './live-page.ts'

/** Inserts up to 200, then a page of 100 put in another order. */
export async function measurePage(
  editor: LiveEditor,
  url: string,
  dataOf: (count: number) => LivePageData,
): Promise<Figures<PageRow> | undefined> {
  const growing = await openEditor(editor, url)
  if (!growing) return
  await prepare(growing, dataOf(200))
  const { heap: _, nodes: __, ...growth } = await measureGrowth(growing)
  await growing.close()

  const live = await openWith(editor, url, dataOf(100))
  if (!live) return
  const move = await measureMove(live)
  const drag = editor.handle ? await measureDrag(live, editor.handle) : {}
  await live.close()
  if (drag.dropped !== undefined) return { ...growth, ...move, ...drag }
  console.log(`${editor.name}: this drag is void, the section did not move.`)
  return { ...growth, ...move }
}
