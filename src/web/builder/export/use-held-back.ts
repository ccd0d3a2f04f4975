import { useState } from 'react'
import { findBlocking } from '#checks/check-draft.ts'
import type { Blocking } from '#checks/waivers/waived.ts'
import type { Waiver } from '#content/draft/waiver.ts'
import type { ExportButton } from '#formats/formats.ts'
import { texts } from '#texts/waivers.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { announce } from '../../ui/announce.ts'
import { change } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'

type Held = { button: ExportButton; blocking: readonly Blocking[] }

/** An export that is held back until what blocks it is changed or waived. */
export function useHeldBack() {
  const [held, setHeld] = useState<Held>()

  /** False: nothing blocks. */
  function hold(button: ExportButton): boolean {
    const manifest = loadedManifest()
    const blocking = manifest ? findBlocking(useEditor.getState().draft, manifest) : []
    if (blocking.length > 0) setHeld({ button, blocking })
    return blocking.length > 0
  }

  /** The export that goes on now. A colleague may have brought in other words meanwhile. */
  function waive(waivers: readonly Waiver[]): ExportButton | undefined {
    if (!held) return undefined
    change('waive', { waivers })
    announce(texts.waived(waivers.length))
    setHeld(undefined)
    return hold(held.button) ? undefined : held.button
  }

  return { blocking: held?.blocking, hold, waive, release: () => setHeld(undefined) }
}
