import type { Locale } from '#base/locale.ts'
import type { Draft } from '#content/draft/draft.ts'
import * as page from '#content/draft/draft-operations.ts'
import { addFace, importFace, keepOtherFace } from '#content/draft/faces/add-face.ts'
import type { BesideTexts } from '#content/draft/faces/beside-texts.ts'
import { inStep } from '#content/draft/faces/out-of-step.ts'
import type { ChangeType } from '#content/draft/history.ts'
import * as items from '#content/draft/item-operations.ts'
import { acceptAllPending, acceptInstance } from '#content/draft/review.ts'
import { addWaivers, takeBackWaiver, type Waiver } from '#content/draft/waiver.ts'
import type { LinkedPicture, PagePicture } from '#content/pictures/page-picture.ts'
import * as values from '#content/values/values.ts'
import { layOutItems } from '#content/writing/generation-plan.ts'
import { createInstance } from '#layout/instance-id.ts'
import { texts } from '#texts/builder.ts'
import { nameOfComponent } from '../../catalogue/catalogue-store.ts'
import { describePlace } from './describe-change.ts'
import { focusCanvas, focusInstance, focusPlace } from './focus.ts'
import {
  type Context,
  changeAt,
  codeIn,
  type Done,
  type NextValue,
  ofPage,
  ofSection,
  ofValue,
  type PageChange,
  type PlacedValue,
  type Section,
} from './page-change.ts'

/** Nothing is to be known of it. */
type Nothing = Record<string, never>

/** All that changes a page: what becomes of it, what is said of that, and where the focus goes. */
const table = {
  /** Before the one that stands at `index`; without one, where the component belongs. */
  add: ofPage<{ code: string; index?: number }>({
    operation: (draft, { code, index }, { at }) => {
      const instance = createInstance(draft.layout.components, code, at)
      if (index === undefined) return page.addInstance(draft, instance)
      return page.insertInstance(draft, instance, index)
    },
    findSubject: findNew,
    say: (done) => texts.added(placeOf(done)),
    refusals: texts.refusedAdd,
    focus: focusSection,
  }),
  duplicate: ofPage<Section>({
    operation: (draft, { instanceId }, { at }) => {
      const copy = createInstance(draft.layout.components, codeIn(draft, instanceId) ?? '', at)
      return page.duplicateInstance(draft, instanceId, copy)
    },
    findSubject: findNew,
    say: (done) => texts.duplicated(placeOf(done)),
    focus: focusSection,
  }),
  remove: ofPage<Section>({
    operation: (draft, { instanceId }) => page.removeInstance(draft, instanceId),
    say: ({ given, before, after }) =>
      texts.removed(nameOfComponent(codeIn(before, given.instanceId) ?? ''), after.layout.components.length),
    focus: ({ given, before, after }) =>
      focusPlace(after.layout.components, indexIn(before, given.instanceId)),
  }),
  /** `to` is the place that it has in the end, counted from 0. */
  move: ofPage<Section & { to: number }>({
    operation: (draft, { instanceId, to }) => page.moveInstance(draft, indexIn(draft, instanceId), to),
    say: (done) => texts.moved(placeOf(done)),
    refusals: texts.refusedMove,
    focus: focusSection,
  }),
  rename: ofPage<{ displayName: string } | { pageName: string }>({
    operation: (draft, names) =>
      'displayName' in names
        ? page.renamePage(draft, names.displayName)
        : page.setPageName(draft, names.pageName),
    say: ({ given }) => texts.renamed('displayName' in given ? given.displayName : given.pageName),
  }),
  'set-locale': ofPage<{ locale: Locale }>({
    operation: (draft, { locale }) => page.setLocale(draft, locale),
  }),
  'set-public-url': ofPage<{ publicUrl: string }>({
    operation: (draft, { publicUrl }) => page.setPublicUrl(draft, publicUrl),
  }),
  'set-action-url': ofPage<{ actionUrl: string }>({
    operation: (draft, { actionUrl }) => page.setActionUrl(draft, actionUrl),
  }),
  'set-pictures-url': ofPage<{ picturesUrl: string }>({
    operation: (draft, { picturesUrl }) => page.setPicturesUrl(draft, picturesUrl),
  }),
  'set-product': ofPage<{ product: string }>({
    operation: (draft, { product }) => page.setProduct(draft, product),
  }),
  waive: ofPage<{ waivers: readonly Waiver[] }>({
    operation: (draft, { waivers }) => addWaivers(draft, waivers),
  }),
  'take-back-waiver': ofPage<{ id: string }>({ operation: (draft, { id }) => takeBackWaiver(draft, id) }),
  'describe-picture': ofPage<{ name: string; image: PagePicture | LinkedPicture; run: string }>({
    operation: (draft, { name, image }) => page.describePicture(draft, name, image),
  }),
  reset: ofPage<Nothing>({ operation: page.resetPage, say: () => texts.wasReset, focus: focusCanvas }),
  /** What was read from a file takes the place of the whole page; undo brings the page back. */
  import: ofPage<{ imported: Draft; beside?: BesideTexts }>({
    operation: (draft, { imported, beside }) => importFace(draft, imported, beside),
    say: ({ after }) => texts.imported(after.layout.pageName),
    focus: focusCanvas,
  }),
  /** A page of samples takes the place of an empty one. */
  start: ofPage<{ samples: Draft; title: string }>({
    operation: (draft, { samples }) => keepOtherFace(draft, { ...samples, createdAt: draft.createdAt }),
    say: ({ given, after }) => texts.started(given.title, after.layout.components.length),
    focus: focusCanvas,
  }),
  /** Of another page, with their texts. The code that copies is the dialog's. */
  'copy-sections': ofPage<{ apply: (draft: Draft, context: Context) => Draft }>({
    operation: (draft, { apply }, context) => apply(draft, context),
    findSubject: (before, after) => (countNew(before, after) === 1 ? findNew(before, after) : undefined),
    say: ({ before, after }) => {
      const first = indexIn(after, findNew(before, after))
      return texts.copied(countNew(before, after), describePlace(after.layout.components, first))
    },
    focus: ({ before, after }) => focusSection({ instanceId: findNew(before, after) }),
  }),
  /** Wherever words are replaced; `instanceId` where all stand in one section. The code that finds them is the dialog's. */
  replace: ofPage<{ apply: (draft: Draft) => Draft; instanceId?: string }>({
    operation: (draft, { apply }) => apply(draft),
  }),
  'set-brief': ofPage<{ apply: (draft: Draft) => Draft }>({ operation: (draft, { apply }) => apply(draft) }),
  /**
   * A run begins without a value, with as many items as were asked for. Everything with the same `run` is undone
   * together.
   */
  generate: ofPage<{
    run: string
    face?: Locale
    value?: PlacedValue & { next: NextValue }
    apply?: (draft: Draft) => Draft
  }>({
    operation: (draft, { run, value, apply }, context) => {
      if (apply) return apply(draft)
      if (value) return changeAt(draft, value, value.next, context)
      return context.manifest ? layOutItems(draft, context.manifest, run) : draft
    },
  }),
  accept: ofValue((value, _, { at, by }) => values.accepted(value, at, by)),
  'accept-section': ofSection((draft, component, { instanceId }, { at, by }) =>
    acceptInstance(draft, component, instanceId, at, by),
  ),
  'accept-all': ofPage<Nothing>({
    operation: (draft, _, { at, by, manifest }) =>
      manifest ? acceptAllPending(draft, manifest, at, by) : draft,
  }),
  edit: ofValue<{ text: string | string[]; run?: string }>((value, { text }, { at, by }) =>
    values.edited(value, text, at, by),
  ),
  regenerate: ofValue<{ face?: Locale; text: values.Written }>((value, { text }) =>
    values.written(value, text),
  ),
  /** `candidate` counts from 0 in the value's earlier ones. */
  restore: ofValue<{ candidate: number }>((value, { candidate }) => values.restored(value, candidate)),
  /** Items count from 0; without an index, the new one is the last. */
  'add-item': ofSection<{ index?: number }>((draft, component, { instanceId, index }, { itemId }) =>
    items.addItem(draft, component, instanceId, itemId, index),
  ),
  'duplicate-item': ofSection<{ index: number }>((draft, component, { instanceId, index }, { itemId }) =>
    items.duplicateItem(draft, component, instanceId, index, itemId),
  ),
  'remove-item': ofSection<{ index: number }>((draft, component, { instanceId, index }) =>
    items.removeItem(draft, component, instanceId, index),
  ),
  'move-item': ofSection<{ from: number; to: number }>((draft, component, { instanceId, from, to }) =>
    items.moveItem(draft, component, instanceId, from, to),
  ),
  'switch-element': ofSection<{ itemId: string; elementId: string; isShown: boolean }>(
    (draft, _, { instanceId, itemId, elementId, isShown }) =>
      items.switchElement(draft, instanceId, itemId, elementId, isShown),
  ),
  /** What stood in an earlier version, of the page, of a section or of a value; `instanceId` where the section is there. */
  'restore-version': ofPage<{ apply: (draft: Draft) => Draft; instanceId?: string }>({
    operation: (draft, { apply }) => apply(draft),
  }),
  /** What changed in a document that came back; `instanceId` where the section is there, `face` that of the document. */
  'take-returned': ofPage<{ apply: (draft: Draft) => Draft; instanceId?: string; face: Locale }>({
    operation: (draft, { apply }) => apply(draft),
  }),
  /** The page in another language, behind the one in front. */
  'add-face': ofPage<{ locale: Locale }>({
    operation: (draft, { locale }, { manifest }) => (manifest ? addFace(draft, locale, manifest) : draft),
  }),
  /** A person says that a text goes with the one of the other face as both stand. */
  'in-step': ofPage<PlacedValue>({
    operation: (draft, given, context) =>
      changeAt(draft, given, (value, opposite) => inStep(value, opposite), context),
  }),
  /** What two people did to one thing is decided, by `team/settle`. */
  settle: ofPage<{ apply: (draft: Draft, context: Context) => Draft; instanceId?: string }>({
    operation: (draft, { apply }, context) => apply(draft, context),
  }),
} satisfies Record<ChangeType, unknown>

/** What has to be given for a change of each type. */
export type Givens = { [Type in ChangeType]: Parameters<(typeof table)[Type]['operation']>[1] }

export const changes: { readonly [Type in ChangeType]: PageChange<Givens[Type]> } = table

function findNew(before: Draft, after: Draft): string | undefined {
  const known = new Set(before.layout.components.map(({ instanceId }) => instanceId))
  return after.layout.components.find(({ instanceId }) => !known.has(instanceId))?.instanceId
}

function countNew(before: Draft, after: Draft): number {
  return after.layout.components.length - before.layout.components.length
}

function placeOf({ after, instanceId }: Done<unknown>): string {
  return describePlace(after.layout.components, indexIn(after, instanceId))
}

function focusSection({ instanceId }: Pick<Done<unknown>, 'instanceId'>) {
  if (instanceId !== undefined) focusInstance(instanceId)
}

function indexIn({ layout }: Draft, instanceId: string | undefined): number {
  return layout.components.findIndex((each) => each.instanceId === instanceId)
}
