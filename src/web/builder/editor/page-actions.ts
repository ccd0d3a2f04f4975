import { type NavigateFunction, useNavigate } from 'react-router'
import type { Draft } from '#content/draft/draft.ts'
import { namesOf } from '#content/draft/draft-operations.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import { texts } from '#texts/pages.ts'
import {
  deletePage,
  describeStorageError,
  listPages,
  type PageSummary,
  restorePage,
} from '../../drafts/draft-storage.ts'
import { tellOtherTabs } from '../../drafts/other-tabs.ts'
import { copyPage, type PageRefusal, renameStoredPage, saveCopy } from '../../drafts/page-copies.ts'
import { storeNewPage } from '../../drafts/store-new-page.ts'
import { announce } from '../../ui/announce.ts'
import { showToast } from '../../ui/toast-store.ts'
import { act } from './act.ts'
import { useEditor } from './editor-store.ts'
import { newPageId } from './open-page.ts'
import { saveNow } from './saving.ts'

export type NamedPage = Pick<PageSummary, 'pageId' | 'pageName' | 'displayName'>

/** Who is at work, and the way to other pages and screens. */
export type Actor = { user: string; navigate: NavigateFunction }

export function usePageActions(user: string) {
  const navigate = useNavigate()
  return pageActions({ user, navigate })
}

/** What a person does with whole pages: the change, what is said of it, and which page is open after it. */
export function pageActions({ user, navigate }: Actor) {
  const go = (pageId: string) => navigate({ pathname: '/builder', search: `?page=${pageId}` })

  function openPage(page: NamedPage) {
    announce(texts.opened(displayNameOf(page)))
    void go(page.pageId)
  }

  function openNewPage() {
    announce(texts.created)
    void go(newPageId())
  }

  /** The copy, when it could be stored. */
  async function duplicate(page: NamedPage): Promise<NamedPage | undefined> {
    if (isOpen(page)) await saveNow()
    const key = { user, pageId: newPageId() }
    const copied = isOpen(page)
      ? await saveCopy({ user, pageId: page.pageId }, key.pageId, useEditor.getState().draft, now())
      : await copyPage({ user, pageId: page.pageId }, key.pageId, now())
    if (!copied.ok) return refused(copied.refusal)
    tellOtherTabs(key.pageId)
    return copied.value
  }

  async function duplicateOpenPage() {
    const copy = await duplicate(openedPage())
    if (!copy) return
    showToast({ text: texts.duplicated(displayNameOf(copy)), tone: 'good' })
    void go(copy.pageId)
  }

  /** Nothing: it could not be stored, and that was said. */
  async function store(draft: Draft): Promise<NamedPage | undefined> {
    const pageId = newPageId()
    const saved = await storeNewPage({ user, pageId }, draft, now())
    if (!saved.ok) return refused(saved.refusal)
    return { pageId, ...namesOf(draft) }
  }

  /** False: it could not be stored, and that was said. */
  async function storeAndOpen(draft: Draft): Promise<boolean> {
    const page = await store(draft)
    if (page) openPage(page)
    return page !== undefined
  }

  async function renamePage(page: NamedPage, displayName: string) {
    if (displayName === displayNameOf(page)) return
    if (isOpen(page)) {
      act('rename', { displayName })
      return await saveNow()
    }
    const renamed = await renameStoredPage({ user, pageId: page.pageId }, displayName, now())
    if (!renamed.ok) return void refused(renamed.refusal)
    tellOtherTabs(page.pageId)
    announce(texts.renamed(displayName))
  }

  /** It can be brought back. When it was the open one, the page last changed opens, or a new one. */
  async function remove(page: NamedPage) {
    const wasOpen = isOpen(page)
    if (wasOpen) await saveNow()
    try {
      const wasStored = await deletePage({ user, pageId: page.pageId }, now())
      if (wasStored) {
        tellOtherTabs(page.pageId)
        showToast({
          text: texts.deleted(displayNameOf(page)),
          tone: 'neutral',
          action: {
            label: texts.undo,
            onSelect: () => void bringBack(page, wasOpen ? 'opened' : 'in-the-list'),
          },
        })
      }
      if (wasOpen) await go((await listPages(user))[0]?.pageId ?? newPageId())
    } catch (error) {
      refused(describeStorageError(error))
    }
  }

  async function removeOpenPage() {
    await remove(openedPage())
  }

  async function bringBack(page: NamedPage, place: 'opened' | 'in-the-list') {
    try {
      if (!(await restorePage({ user, pageId: page.pageId }))) return void refused('unknown')
      tellOtherTabs(page.pageId)
      announce(texts.broughtBack(displayNameOf(page)))
      if (place === 'opened') await go(page.pageId)
    } catch (error) {
      refused(describeStorageError(error))
    }
  }

  return {
    openPage,
    openNewPage,
    store,
    storeAndOpen,
    duplicate,
    duplicateOpenPage,
    renamePage,
    remove,
    removeOpenPage,
    bringBack,
  }
}

function openedPage(): NamedPage {
  const { pageId, draft } = useEditor.getState()
  return { pageId, ...namesOf(draft) }
}

function isOpen({ pageId }: NamedPage): boolean {
  return pageId === useEditor.getState().pageId
}

function refused(refusal: PageRefusal): undefined {
  showToast({ text: texts.refusals[refusal], tone: 'bad' })
}

function now(): string {
  return new Date().toISOString()
}
