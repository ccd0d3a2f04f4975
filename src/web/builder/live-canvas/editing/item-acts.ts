import { flushSync } from 'react-dom'
import { columnsOf } from '#catalogue/lookup.ts'
import type { PagePlace } from '#content/place.ts'
import { texts } from '#texts/edit-in-place.ts'
import { texts as reviewTexts } from '#texts/review.ts'
import { announce, announceError } from '../../../ui/announce.ts'
import { change } from '../../editor/change.ts'
import { useOpenValue } from './open-value.ts'
import { type FoundInstance, findInstance, placeNow } from './place-now.ts'

/** The item of the open value; items count from 0. */
export type OpenItem = FoundInstance & { instanceId: string; index: number; field: string; itemId: string }

export function openItem(): OpenItem | undefined {
  const { open } = useOpenValue.getState()
  const place = open && placeNow(open)
  const found = place && findInstance(place.instanceId)
  const itemId = found?.instance.items[place?.item ?? -1]?.id
  if (!found || place?.item === undefined || itemId === undefined) return undefined
  return { ...found, instanceId: place.instanceId, index: place.item, field: place.field, itemId }
}

/** Why it cannot be done, in words. */
export type ItemObstacles = Record<'add' | 'remove' | 'earlier' | 'later', string | undefined>

export function obstaclesOf({ component, instance, index }: OpenItem): ItemObstacles {
  const { minRows = 0, maxRows = 0 } = component.docx.items ?? {}
  const { length } = instance.items
  return {
    add: length >= maxRows ? reviewTexts.atMost(maxRows) : undefined,
    remove: length <= minRows ? reviewTexts.atLeast(minRows) : undefined,
    earlier: index === 0 ? reviewTexts.isFirst : undefined,
    later: index === length - 1 ? reviewTexts.isLast : undefined,
  }
}

/** Behind the one that is edited; its first value is edited next. */
export function addBeside() {
  after('add', ({ instanceId, index }) => {
    flushSync(() => change('add-item', { instanceId, index: index + 1 }))
    announce(reviewTexts.said.itemAdded(index + 2))
    return index + 1
  })
}

export function duplicateOpenItem() {
  after('add', ({ instanceId, index }) => {
    flushSync(() => change('duplicate-item', { instanceId, index }))
    announce(texts.item.duplicated(index + 2))
    return index + 1
  })
}

/** Then the edit goes on in the one that comes into its place, or in the one before. */
export function removeOpenItem(goOn: 'behind' | 'before' = 'behind') {
  after('remove', ({ instanceId, index, instance }) => {
    flushSync(() => change('remove-item', { instanceId, index }))
    announce(reviewTexts.said.itemRemoved(index + 1))
    return goOn === 'before' ? Math.max(index - 1, 0) : Math.min(index, instance.items.length - 2)
  })
}

/** The edit goes on where the item has gone. */
export function moveOpenItem(by: number) {
  const item = openItem()
  if (item) moveOpenItemTo(item.index + by)
}

export function moveOpenItemTo(to: number) {
  const item = openItem()
  const { open } = useOpenValue.getState()
  if (!item || !open || to === item.index) return
  const { earlier, later } = obstaclesOf(item)
  const obstacle = to < item.index ? earlier : later
  if (obstacle !== undefined) return announceError(obstacle)
  if (!open.acts.keep()) return open.acts.goBack()
  const { instanceId, index } = item
  flushSync(() => change('move-item', { instanceId, from: index, to }))
  announce(reviewTexts.said.itemMoved(index + 1, to + 1))
  open.acts.goBack()
}

/** What was typed is kept first; then the focus goes to the item at the index that `act` answers. */
function after(obstacle: keyof ItemObstacles, act: (item: OpenItem) => number) {
  const item = openItem()
  const { open } = useOpenValue.getState()
  if (!item || !open) return
  const reason = obstaclesOf(item)[obstacle]
  if (reason !== undefined) return announceError(reason)
  if (!open.acts.leave()) return open.acts.goBack()
  const index = act(item)
  const place: PagePlace = {
    instanceId: item.instanceId,
    field: firstColumn(item) ?? item.field,
    item: index,
  }
  open.acts.goTo(place)
}

function firstColumn({ component }: OpenItem): string | undefined {
  return columnsOf(component).find(({ type, fixed }) => type !== 'url' && !fixed)?.name
}
