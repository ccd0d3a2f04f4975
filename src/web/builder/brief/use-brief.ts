import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import { useEditor } from '../editor/editor-store.ts'
import { keepForLater } from '../editor/saving.ts'
import { setBrief } from '../editor/writing-commands.ts'
import { type BriefForm, briefFormOf, briefOf, itemConfigsOf } from './brief-form.ts'

/** The brief of the open page while it is being typed. Whatever ends that keeps what was typed, as one step back. */
export function useBrief(manifest: Manifest) {
  const [form, setForm] = useState(() => briefFormOf(useEditor.getState().draft, manifest))
  const latest = useRef({ form, hasChanged: false })
  const [opening] = useState(() => ({ pageId: useEditor.getState().pageId, run: nameOfOpening() }))

  function change(next: Partial<BriefForm>) {
    latest.current = { form: { ...latest.current.form, ...next }, hasChanged: true }
    setForm(latest.current.form)
  }

  function keep() {
    const { hasChanged } = latest.current
    if (!hasChanged || useEditor.getState().pageId !== opening.pageId) return
    latest.current.hasChanged = false
    keepBrief(latest.current.form, opening.run)
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
    latest.current.hasChanged = false
    keepBrief(latest.current.form, opening.run)
  }

  return { form, change, keep, keepAll }
}

function keepBrief(form: BriefForm, run: string) {
  const { itemConfigs } = useEditor.getState().draft
  setBrief(briefOf(form), { ...itemConfigs, ...itemConfigsOf(form) }, run)
}

/** What is typed while the dialog is open is one change. */
function nameOfOpening(): string {
  return `brief-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
}
