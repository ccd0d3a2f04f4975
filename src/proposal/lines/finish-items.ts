import { wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { isQuestion } from '#word/blocks/read-line.ts'
import { type Grain, itemsOf } from '../grain.ts'

/** What is only seen once all items are there. */
export function finishItems(grains: readonly Grain[], { units }: Blocks) {
  titleEyebrow(grains)
  nameUncounted(grains)
  askItems(grains, units)
  freeLastAction(grains)
}

/** A small line above no title is one, and so is that above a line with nothing below it, which supports it. */
function titleEyebrow(grains: readonly Grain[]) {
  const own = grains.filter(({ item }) => item === undefined)
  const small = own.find(({ role }) => role === 'eyebrow')
  const title = own.find(({ role }) => role === 'title')
  if (!small || (title && grains.length > 2)) return
  small.role = 'title'
  if (title) title.role = 'lead'
}

/** What would be said of a figure, in a section that has none, is what an item is called, or text. */
function nameUncounted(grains: readonly Grain[]) {
  if (grains.some(({ role }) => role === 'figure')) return
  const items = itemsOf(grains)
  for (const grain of grains) {
    if (grain.role !== 'figure-label') continue
    const isNamed = items.some((item) => item.includes(grain) && item.length > 1)
    grain.role = isNamed ? 'title' : 'body'
    if (!isNamed) delete grain.item
  }
}

/** Items that are all called by a question, with words below it, ask and answer. */
function askItems(grains: readonly Grain[], units: Blocks['units']) {
  const items = itemsOf(grains)
  const isAsked = ([name, ...more]: readonly Grain[]) =>
    (name?.role === 'title' || name?.role === 'question') &&
    more.length > 0 &&
    name.pieces.some((piece) => isQuestion(wordsOf(piece, units)))
  if (items.length < 2 || !items.every(isAsked)) return
  for (const item of items)
    for (const [index, grain] of item.entries())
      if (index === 0) grain.role = 'question'
      else if (grain.role === 'body' || grain.role === 'lead' || grain.role === 'point') grain.role = 'answer'
}

/** A button in the last item alone belongs to all of them. */
function freeLastAction(grains: readonly Grain[]) {
  const last = grains.reduce((most, { item = -1 }) => Math.max(most, item), -1)
  const isButton = ({ role }: Grain) => role === 'action' || role === 'second-action' || role === 'address'
  const own = grains.filter((grain) => isButton(grain) && grain.item !== undefined)
  if (last < 1 || own.some(({ item }) => item !== last)) return
  for (const grain of own) delete grain.item
}
