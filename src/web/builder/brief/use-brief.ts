import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import { useEditor } from '../editor/editor-store.ts'
import { keepForLater } from '../editor/saving.ts'
import { setBrief } from '../editor/writing-commands.ts'
import { type BriefForm, briefFormOf, keepForm } from './brief-form.ts'

/** The brief of the open page while it is being typed. Whatever ends that keeps what was typed, as one step back. */
export function useBrief(manifest: Manifest) {
  const [form, setForm] = useState(() => briefFormOf(useEditor.getState().draft, manifest))
  const latest = useRef({ form, kept: form })
  const [opening] = useState(() => ({ pageId: useEditor.getState().pageId, run: nameOfOpening() }))

  function change(next: Partial<BriefForm>) {
    latest.current.form = { ...latest.current.form, ...next }
    setForm(latest.current.form)
  }

  function keep() {
    const { form: typed, kept } = latest.current
    if (typed === kept || useEditor.getState().pageId !== opening.pageId) return
    latest.current.kept = typed
    keepBrief(kept, typed, opening.run)
  }

  const keepNow = useEffectEvent(keep)

  useEffect(() => {
    const keepBeforeTheTabGoes = () => {
      keepNow()
      keepForLater()
    }
    window.addEventListener('pagehide', keepBeforeTheTabGoes)
    return () => {
      window.removeEventListener('pagehide', keepBeforeTheTabGoes)
      keepNow()
    }
  }, [])

  /** With the choices that were not touched, so that the run lays out what was shown. */
  function keepAll() {
    keep()
    keepBrief(undefined, latest.current.form, opening.run)
  }

  return { form, change, keep, keepAll }
}

function keepBrief(before: BriefForm | undefined, after: BriefForm, run: string) {
  const { brief, itemConfigs } = keepForm(useEditor.getState().draft, before, after)
  setBrief(brief, itemConfigs, run)
}

/** What is typed while the dialog is open is one change. */
function nameOfOpening(): string {
  return `brief-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
}
