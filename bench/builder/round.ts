import { measureDrag } from './drag.ts'
import type { Editor } from './editors.ts'
import { measureGrowth } from './growth.ts'
import { measureMove } from './moves.ts'
import { measureScripts, openEditor } from './page.ts'
import type { Figures } from './rows.ts'
import { fill } from './steps.ts'

/** One run of one editor, on two fresh pages. Undefined when the page does not show `window.__bench`. */
export async function measureRound(editor: Editor, url: string): Promise<Figures | undefined> {
  const growing = await openEditor(editor, url)
  if (!growing) return
  const { scriptGzip, libraryVisible } = growing
  const growth = await measureGrowth(growing)
  await growing.close()

  const moving = await openEditor(editor, url)
  if (!moving) return
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
