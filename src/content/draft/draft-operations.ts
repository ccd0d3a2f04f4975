import type { Locale } from '#base/locale.ts'
import { accept, type Result } from '#base/result.ts'
import type { Layout, NewInstance } from '#layout/layout.ts'
import {
  addInstance as addToLayout,
  insertInstance as insertInLayout,
  moveInstance as moveInLayout,
  type OrderRule,
  removeInstance as removeFromLayout,
} from '#layout/operations.ts'
import type { LinkedPicture, PagePicture } from '../pictures/page-picture.ts'
import { createDraft, type Draft } from './draft.ts'
import { showFace } from './faces/show-face.ts'
import { type PageNames, withDisplayName, withPageName } from './page-names.ts'

/** What is done to a layout, with what belongs to the instances: it goes, and is copied, with them. */
export function addInstance(draft: Draft, instance: NewInstance): Draft {
  return { ...draft, layout: addToLayout(draft.layout, instance) }
}

/** Before the one that stands at `index`. */
export function insertInstance(draft: Draft, instance: NewInstance, index: number): Result<Draft, OrderRule> {
  return withLayout(draft, insertInLayout(draft.layout, instance, index))
}

export function moveInstance(draft: Draft, from: number, to: number): Result<Draft, OrderRule> {
  return withLayout(draft, moveInLayout(draft.layout, from, to))
}

export function removeInstance(draft: Draft, instanceId: string): Draft {
  const layout = removeFromLayout(draft.layout, instanceId)
  if (layout === draft.layout) return draft
  return {
    ...draft,
    layout,
    content: without(draft.content, instanceId),
    optionalElements: without(draft.optionalElements, instanceId),
    brief: withContexts(draft.brief, without(draft.brief.componentContexts, instanceId)),
    itemConfigs: without(draft.itemConfigs, instanceId),
  }
}

/** The copy stands right behind its original, and has its content, states and switches. */
export function duplicateInstance(draft: Draft, instanceId: string, copy: NewInstance): Draft {
  const index = draft.layout.components.findIndex((each) => each.instanceId === instanceId)
  const inserted = insertInLayout(draft.layout, copy, index + 1)
  if (index < 0 || !inserted.ok) return draft

  const copyId = copy.instanceId
  const { componentContexts } = draft.brief
  return {
    ...draft,
    layout: inserted.value,
    content: copied(draft.content, instanceId, copyId),
    optionalElements: copied(draft.optionalElements, instanceId, copyId),
    brief: withContexts(draft.brief, copied(componentContexts, instanceId, copyId)),
    itemConfigs: copied(draft.itemConfigs, instanceId, copyId),
  }
}

/** What people call the page; the name of its files follows, unless it has two faces: then they have one already. */
export function renamePage(draft: Draft, displayName: string): Draft {
  const names = namesOf(draft)
  const next = withDisplayName(names, displayName)
  const isNamed = draft.other !== undefined && names.pageName !== ''
  return withNames(draft, isNamed ? { ...next, pageName: names.pageName } : next)
}

/** What the page's files are called. */
export function setPageName(draft: Draft, pageName: string): Draft {
  return withNames(draft, withPageName(namesOf(draft), pageName))
}

export function namesOf({ displayName, layout }: Draft): PageNames {
  return { displayName, pageName: layout.pageName }
}

/** Of a page of two languages the face in this one comes to the front. */
export function setLocale(draft: Draft, locale: Locale): Draft {
  if (draft.other) return showFace(draft, locale)
  return { ...draft, layout: { ...draft.layout, locale } }
}

/** Empty when it is not known where the page will stand. */
export function setPublicUrl(draft: Draft, publicUrl: string): Draft {
  const { publicUrl: _, ...rest } = draft
  return publicUrl === '' ? rest : { ...rest, publicUrl }
}

/** Empty: somebody was asked, and wants none. */
export function setActionUrl(draft: Draft, actionUrl: string): Draft {
  return { ...draft, actionUrl }
}

/** Empty: pictures come in a folder beside the page. */
export function setPicturesUrl(draft: Draft, picturesUrl: string): Draft {
  const { picturesUrl: _, ...rest } = draft
  return picturesUrl === '' ? rest : { ...rest, picturesUrl }
}

/** Empty: nobody has said what the page is about. */
export function setProduct(draft: Draft, product: string): Draft {
  const { product: _, ...rest } = draft
  return product === '' ? rest : { ...rest, product }
}

/** What the page says of a picture: by the digest of one of the team, or the address of another. */
export function describePicture(draft: Draft, name: string, image: PagePicture | LinkedPicture): Draft {
  return { ...draft, images: { ...draft.images, [name]: image } }
}

/** Clears components, page name, content and brief, and restores the locale. The page stays the same page. */
export function resetPage(draft: Draft): Draft {
  return createDraft(draft.createdAt)
}

/** The same brief when they are the same: much is worked out anew with another one. */
export function withContexts(
  brief: Draft['brief'],
  componentContexts: Draft['brief']['componentContexts'],
): Draft['brief'] {
  return brief.componentContexts === componentContexts ? brief : { ...brief, componentContexts }
}

function withNames({ displayName: _, ...draft }: Draft, { displayName, pageName }: PageNames): Draft {
  const layout = { ...draft.layout, pageName }
  return displayName === undefined ? { ...draft, layout } : { ...draft, layout, displayName }
}

function withLayout(draft: Draft, result: Result<Layout, OrderRule>): Result<Draft, OrderRule> {
  return result.ok ? accept({ ...draft, layout: result.value }) : result
}

function without<Value>(values: Record<string, Value>, key: string): Record<string, Value> {
  if (!Object.hasOwn(values, key)) return values
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== key))
}

function copied<Value>(values: Record<string, Value>, from: string, to: string): Record<string, Value> {
  const value = Object.hasOwn(values, from) ? values[from] : undefined
  return value === undefined ? values : { ...values, [to]: value }
}
