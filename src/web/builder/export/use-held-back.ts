import { useState } from 'react'
import { findBlocking } from '#checks/check-draft.ts'
import type { Blocking } from '#checks/waivers/waived.ts'
import type { Draft } from '#content/draft/draft.ts'
import { localesOf, showFace } from '#content/draft/faces/show-face.ts'
import type { Waiver } from '#content/draft/waiver.ts'
import { type ExportButton, formatsOf } from '#formats/formats.ts'
import { texts } from '#texts/waivers.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { announce } from '../../ui/announce.ts'
import { change } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { showFaceNow } from '../faces/show-face.ts'

type Held = { button: ExportButton; blocking: readonly Blocking[] }

/** The faces of the open page that an export makes, the one in front first. */
function facesIn(button: ExportButton): Draft[] {
  const { draft } = useEditor.getState()
  const { locale } = draft.layout
  const isOfBoth = formatsOf(button).some(({ needs }) => needs.includes('faces'))
  return (isOfBoth ? localesOf(draft) : [locale]).map((each) => showFace(draft, each))
}

/** An export that is held back until what blocks it is changed or waived. */
export function useHeldBack() {
  const [held, setHeld] = useState<Held>()

  /** False: nothing blocks. The face in which something does comes to the front. */
  function hold(button: ExportButton): boolean {
    const manifest = loadedManifest()
    if (!manifest) return false
    for (const draft of facesIn(button)) {
      const blocking = findBlocking(draft, manifest)
      if (blocking.length === 0) continue
      showFaceNow(draft.layout.locale)
      setHeld({ button, blocking })
      return true
    }
    return false
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
