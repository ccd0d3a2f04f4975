import { flushSync } from 'react-dom'
import { labelOf } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { findHits, type Hit } from '#content/draft/search/find-hits.ts'
import { type Outcome, replaceHits } from '#content/draft/search/replace-hits.ts'
import { findSettingHits, replaceSettingHits, type SettingHit } from '#content/draft/search/setting-hits.ts'
import { isSamePlace } from '#content/place.ts'
import { texts } from '#texts/find.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { announce } from '../../ui/announce.ts'
import { showToast } from '../../ui/toast-store.ts'
import { undoLast } from '../editor/act.ts'
import { change } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { type Sought, useFind } from './find-store.ts'
import { hitKey } from './hit-key.ts'

/** What is found on the page as it stands now. */
export function hitsNow(sought: Sought = useFind.getState()): Hit[] {
  return hitsIn(useEditor.getState().draft, loadedManifest(), sought)
}

/** Of the kind that is looked for; none before the catalogue is here. */
export function hitsIn(draft: Draft, manifest: Manifest | undefined, sought: Sought): Hit[] {
  return manifest ? findHits(draft, manifest, sought).filter(({ kind }) => kind === sought.scope) : []
}

/** In the addresses of the page itself, which are no texts. */
function settingHitsNow(sought: Sought = useFind.getState()): SettingHit[] {
  return sought.scope === 'address' ? findSettingHits(useEditor.getState().draft, sought) : []
}

export function replaceSetting(hit: SettingHit) {
  const { by } = useFind.getState()
  flushSync(() => change('replace', { apply: (draft) => replaceSettingHits(draft, [hit], by).draft }))
  const left = hitsNow().length + settingHitsNow().length
  announce(texts.replacedOne(texts.settings[hit.setting], left))
  document.querySelector<HTMLElement>('[data-find-words]')?.focus()
}

/** Answers the hit that comes next; none where there is no other, or this one stays. */
export function replaceOne(hit: Hit): Hit | undefined {
  const before = hitsNow()
  const index = before.findIndex((each) => hitKey(each) === hitKey(hit))
  const current = before[index]
  if (!current) return undefined
  const { by } = useFind.getState()
  const [outcome] = flushSync(() => replace([current], by))
  const { component, slot } = current
  if (outcome?.isLeft) return undefined
  const after = hitsNow()
  const next = after[index + after.filter((each) => isWithin(each, current, by)).length] ?? after.at(-1)
  const where = texts.where(labelOf(slot.field), slot.item, component.displayName)
  announce(texts.replacedOne(where, after.length))
  return next
}

/** The focus goes on to the hit that comes next. */
export function replaceInList(hit: Hit) {
  const next = replaceOne(hit)
  const row = next && document.getElementById(hitKey(next))
  const button = row?.querySelector<HTMLElement>('[data-replace]')
  ;(button ?? document.querySelector<HTMLElement>('[data-find-words]'))?.focus()
}

/** One step of the page, however many they are. */
export function replaceAll() {
  const hits = hitsNow()
  const settings = settingHitsNow()
  const { by } = useFind.getState()
  const settingsLeft = replaceSettingHits(useEditor.getState().draft, settings, by).left.length
  const outcomes = replace(hits, by, settings)
  const done = outcomes.filter(({ isLeft }) => !isLeft)
  const inTexts = done.reduce((sum, each) => sum + each.hits.length, 0)
  const count = inTexts + settings.length - settingsLeft
  const left = hits.length + settings.length - count
  const over = done.filter(({ problem }) => problem).length
  const told = [texts.replaced(count), over > 0 && texts.over(over), left > 0 && texts.left(left)]
  showToast({
    text: told.filter(Boolean).join(' '),
    tone: left > 0 ? 'neutral' : 'good',
    ...(count > 0 && { action: { label: texts.undo, onSelect: undoLast } }),
  })
}

function replace(hits: readonly Hit[], by: string, settings: readonly SettingHit[] = []): readonly Outcome[] {
  const places = new Set(hits.map(({ place }) => place.instanceId))
  const [only] = places
  const { outcomes } = replaceHits(useEditor.getState().draft, hits, by)
  const isInOne = places.size === 1 && settings.length === 0 && only !== undefined
  change('replace', {
    apply: (draft) => replaceSettingHits(replaceHits(draft, hits, by).draft, settings, by).draft,
    ...(isInOne && { instanceId: only }),
  })
  return outcomes
}

/** It stands in what was put in. */
function isWithin(hit: Hit, { place, segment, range }: Hit, by: string): boolean {
  const isBeside = isSamePlace(hit.place, place) && hit.segment === segment
  return isBeside && hit.range.start >= range.start && hit.range.start < range.start + by.length
}
