import { useRef, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { hasFace } from '#content/draft/faces/show-face.ts'
import { forgetBrief } from '../../drafts/kept-briefs.ts'
import { change as changePage } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { applyForm, type BriefForm, briefFormOf, isSameForm } from './brief-form.ts'
import { findKeptForm, keepForm } from './kept-form.ts'

/**
 * The brief of the open page while it is being typed. The page gets it when it is used; until then it is kept beside
 * the page, for the next time that the set-up opens.
 */
export function useBrief(manifest: Manifest) {
  const [{ pageId, opened, kept }] = useState(() => readPage(manifest))
  const [form, setForm] = useState(kept ?? opened)
  const latest = useRef(form)

  function change(next: Partial<BriefForm>) {
    latest.current = { ...latest.current, ...next }
    setForm(latest.current)
    if (isSameForm(opened, latest.current)) forgetBrief(pageId)
    else keepForm(pageId, latest.current)
  }

  /** With the choices that were not touched, so that the run lays out what was shown. */
  function use() {
    const apply = (draft: Draft) => applyForm(draft, latest.current, manifest)
    if (useEditor.getState().pageId === pageId) changePage('set-brief', { apply })
    forgetBrief(pageId)
  }

  return {
    form,
    change,
    use,
    discard: () => forgetBrief(pageId),
    hasTyped: !isSameForm(opened, form),
    isTakenUp: kept !== undefined && !isSameForm(opened, kept),
    isLocaleNew: !hasFace(useEditor.getState().draft, form.locale),
  }
}

function readPage(manifest: Manifest) {
  const { pageId, draft } = useEditor.getState()
  return { pageId, opened: briefFormOf(draft, manifest), kept: findKeptForm(pageId, draft, manifest) }
}
