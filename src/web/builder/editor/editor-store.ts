import { create } from 'zustand'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { emptyHistory, type History } from '#content/draft/history.ts'

export type EditorState = { pageId: string; draft: Draft; history: History }

/** The page that is open. It changes through `change.ts`, and is replaced by `open-page.ts`. */
export const useEditor = create<EditorState>(() => ({
  pageId: '',
  draft: createDraft(''),
  history: emptyHistory,
}))
