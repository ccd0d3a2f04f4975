import { expect, type Page } from '@playwright/test'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { keepSession, seedSession } from './session.ts'
import { findKeeper } from './the-browser.ts'

const pageId = 'seeded'
const at = '2026-11-20T08:00:00.000Z'

export const { components } = loadCatalogue('catalogue').manifest

/** How the library is headed while nothing is searched for. */
export const wholeLibrary = `Components (${components.length})`

/** Twelve components as a page of this bank has them. */
export const twelveCodes = [
  'HDR001-ENBD',
  'HBR001',
  'KBS001',
  'ABS001',
  'CardList003',
  'CNTSEPERATOR001',
  'IMGCNT001',
  'HLNUM001',
  'FWDRTE001',
  'ProdList001',
  'FAQ001',
  'FTR001-ENBD',
]

/** Signed in, with a new page that has these components. */
export async function openBuilder(page: Page, codes: readonly string[] = [], server = '') {
  await openDraft(
    page,
    codes.reduce((draft, code) => addNew(draft, code, at), createDraft(at)),
    server,
  )
}

/** Signed in, with this page open, as if it had been made in this browser before. */
export async function openDraft(page: Page, draft: Draft, server = '') {
  await storeDraft(page, draft, server)
  await page.goto(`${server}/builder?page=${pageId}`)
  const count = draft.layout.components.length
  await expect(count > 0 ? sections(page) : page.getByText('No components yet')).toHaveCount(count || 1)
}

/** Signed in, with this page among those that this browser keeps. */
export async function storeDraft(page: Page, draft: Draft, server = '') {
  const stored = { draft, pageId, at, user: 'marketing' }
  const keeper = server === '' ? findKeeper(page.context()) : undefined
  if (keeper) {
    await keepSession(keeper)
    await keeper.evaluate(storePage, stored)
  } else {
    await seedSession(page)
    await page.goto(`${server}/healthz`)
    await page.evaluate(storePage, stored)
  }
}

/** A page that this browser has had from before, of somebody who is signed in already. */
export async function storePageAs(page: Page, stored: { draft: Draft; user: string; pageId: string }) {
  await page.evaluate(storePage, { ...stored, at })
}

export function canvas(page: Page) {
  return page.getByRole('main', { name: 'Canvas' })
}

/** The sections of the page, each named such as 'FAQ, 3 of 7, FAQ-0003'. */
export function sections(page: Page) {
  return canvas(page).locator('[data-instance] > [role=group]')
}

/** Pages that are opened later have their canvas in pictures, as if somebody had chosen so. */
export async function showPictures(page: Page) {
  await page.addInitScript(() =>
    localStorage.setItem('webpage-builder.canvas', JSON.stringify({ mode: 'pictures' })),
  )
}

export function section(page: Page, name: string | RegExp) {
  return canvas(page).getByRole('group', { name })
}

export function outline(page: Page) {
  return page.getByRole('complementary', { name: 'Outline' })
}

/**
 * All that was done to the page is undone, and the pointer rests in a corner, so that what comes next begins where the
 * first thing did.
 */
export async function takeBack(page: Page) {
  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ })
  for (let times = 0; times < 30 && (await undo.getAttribute('aria-disabled')) !== 'true'; times++) {
    await undo.click()
  }
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await page.mouse.move(0, 0)
}

/** The instance ids of the page, in their order. */
export async function idsOnPage(page: Page): Promise<string[]> {
  return canvas(page)
    .locator('[data-instance]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-instance') ?? ''))
}

/**
 * From now on everything that is announced is kept, in its order, and so is what a dialog says in a place of its own.
 * The answer reads it.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const places = '[data-announcer], dialog :is([role="status"], [role="alert"])'
    const heard: string[] = []
    Object.assign(window, { heard })
    const paragraphsOf = (node: Node) => {
      const inside = node instanceof Element ? [...node.querySelectorAll('p')] : []
      return inside.length > 0 ? inside : [node]
    }
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || !target.closest(places)) continue
        for (const node of [...addedNodes].flatMap(paragraphsOf)) heard.push(node.textContent ?? '')
      }
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

type StoredPage = { draft: Draft; pageId: string; at: string; user: string }

/** What the builder keeps in this browser, in its own store. */
async function storePage({ draft, pageId, at, user }: StoredPage) {
  const request = indexedDB.open('webpage-builder')
  request.onupgradeneeded = () => request.result.createObjectStore('pages')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const transaction = database.transaction('pages', 'readwrite')
  const { pageName, locale, components } = draft.layout
  const componentCount = components.length
  const { displayName, createdAt } = draft
  const names = { pageName, ...(displayName !== undefined && { displayName }) }
  const summary = { pageId, ...names, locale, componentCount, createdAt, updatedAt: at }
  transaction.objectStore('pages').put({ ...summary, revision: 1, applied: 0 }, ['summary', user, pageId])
  transaction.objectStore('pages').put(draft, ['draft', user, pageId])
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve
    transaction.onabort = () => reject(transaction.error ?? new Error('The pages were taken away'))
  })
  database.close()
}
