import { create } from 'zustand'
import type { Locale } from '#base/locale.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { emptyHistory, type History } from '#content/draft/history.ts'

export type EditorState = { pageId: string; draft: Draft; history: History }

/** The page that is open. It changes through `change.ts`, and is replaced by `open-page.ts`. */
export const useEditor = create<EditorState>(() => ({
  pageId: '',
  draft: createDraft(''),
  history: emptyHistory,
}))

/** The open page as it is in this language, whichever face is in front. */
export function pageIn(face: Locale): Draft {
  return showFace(useEditor.getState().draft, face)
}
