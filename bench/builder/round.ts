import { measureDrag } from '../browser/drag.ts'
import type { Figures } from '../browser/figures.ts'
import { measureGrowth } from '../browser/growth.ts'
import { measureMove } from '../browser/moves.ts'
import { measureScripts, openEditor } from '../browser/page.ts'
import { fill } from '../browser/steps.ts'
import type { BuilderEditor } from './editors.ts'
import { holdPictures } from './hold-pictures.ts'
import type { Row } from './rows.ts'

/** One run of one editor, on two fresh pages. Undefined when the page does not show `window.__bench`. */
export async function measureRound(editor: BuilderEditor, url: string): Promise<Figures<Row> | undefined> {
  const growing = await openEditor(editor, url)
  if (!growing) return
  const { scriptGzip, libraryVisible } = growing
  await holdPictures(growing)
  const growth = await measureGrowth(growing)
  await growing.close()

  const moving = await openEditor(editor, url)
  if (!moving) return
  await holdPictures(moving)
  await fill(moving, 100)
  const move = await measureMove(moving)
  const drag = editor.handle ? await measureDrag(moving, editor.handle) : {}
  await moving.close()

  const signIn = editor.signInPath ? await measureScripts(url + editor.signInPath) : undefined
  return {
    script: scriptGzip / 1000,
    ...(signIn ? { signInScript: signIn / 1000 } : {}),
    libraryVisible,
    ...growth,
    ...move,
    ...drag,
  }
}
