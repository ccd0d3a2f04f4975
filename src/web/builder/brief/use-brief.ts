import { useMemo, useRef, useState } from 'react'
import { bankDay } from '#base/bank-day.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { hasFace } from '#content/draft/faces/show-face.ts'
import { forgetBrief } from '../../drafts/kept-briefs.ts'
import { useWriterStatus } from '../../writer/use-writer-status.ts'
import { change as changePage } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { applyForm, type BriefForm, briefFormOf, isSameForm, typedOf } from './brief-form.ts'
import { findKeptForm, keepForm } from './kept-form.ts'
import { proposeCounts } from './propose-counts.ts'

/**
 * The brief of the open page while it is being typed. The page gets it when it is used; until then it is kept beside
 * the page, for the next time that the set-up opens.
 */
export function useBrief(manifest: Manifest) {
  const [{ pageId, opened, kept }] = useState(() => readPage(manifest))
  const [form, setForm] = useState(kept ?? opened)
  const latest = useRef(form)
  const status = useWriterStatus()
  const isDraftWriter = status !== undefined && status !== 'unknown' && status.isDraft
  const shown = useMemo(() => withCounts(form, manifest, isDraftWriter), [form, manifest, isDraftWriter])

  function change(next: Partial<BriefForm>) {
    latest.current = { ...latest.current, ...next }
    setForm(latest.current)
    if (isSameForm(opened, latest.current)) forgetBrief(pageId)
    else keepForm(pageId, latest.current)
  }

  /** With the choices that were not touched, so that the run lays out what was shown. */
  function use() {
    apply(withCounts(latest.current, manifest, isDraftWriter))
  }

  /** No text is asked for: how many items there are stays open where nobody has chosen. */
  function keep() {
    apply(latest.current, typedOf(latest.current).itemConfigs)
  }

  function apply(used: BriefForm, itemConfigs?: Draft['itemConfigs']) {
    const applied = (draft: Draft) => applyForm(draft, used, manifest, itemConfigs)
    if (useEditor.getState().pageId === pageId) changePage('set-brief', { apply: applied })
    forgetBrief(pageId)
  }

  return {
    form: shown,
    change,
    use,
    keep,
    discard: () => forgetBrief(pageId),
    hasTyped: !isSameForm(opened, form),
    isTakenUp: kept !== undefined && !isSameForm(opened, kept),
    isLocaleNew: !hasFace(useEditor.getState().draft, form.locale),
  }
}

/** A model is left to say much of little, as before. */
function withCounts(form: BriefForm, manifest: Manifest, isDraftWriter: boolean): BriefForm {
  if (!isDraftWriter) return form
  return proposeCounts(form, useEditor.getState().draft, manifest, bankDay(new Date()))
}

function readPage(manifest: Manifest) {
  const { pageId, draft } = useEditor.getState()
  return { pageId, opened: briefFormOf(draft, manifest), kept: findKeptForm(pageId, draft, manifest) }
}
