import type { Block } from '#word/blocks/block.ts'
import { cutPiece, textOfPiece, wordsOf } from '#word/blocks/piece.ts'
import { isFigure } from '#word/blocks/read-figure.ts'
import { readItemMark } from '#word/blocks/read-label.ts'
import { addActions } from './add-actions.ts'
import { addGrain, beginItem, endItem, type Gathering, grainsHere, hold } from './gathering.ts'
import type { GrainRole } from './grain.ts'
import { leadOf } from './leads.ts'
import { readsAsActions } from './read-action.ts'
import { namesLook } from './shop-talk.ts'
import type { Strip } from './strip.ts'

export function addHeading(
  into: Gathering,
  { words, level, ...block }: Extract<Block, { kind: 'heading' }>,
  strip: Strip,
  index: number,
) {
  const { plan, part, setting } = into
  const text = textOfPiece(words, setting.units)
  const mark = readItemMark(text)
  if (index === part.heading || index === plan.title) {
    endItem(into)
    const [title, remark] = cutPiece(words, setting.habits.isDeck ? lengthWithoutRemark(text) : text.length)
    if (remark.to > remark.from) hold(into, 'label', strip.from, [remark])
    return addGrain(into, strip.from, 'title', [title], block)
  }
  if (mark && strip.row === undefined) {
    beginItem(into, `mark ${mark.number}`)
    const [label, rest] = cutPiece(words, mark.end)
    hold(into, 'label', strip.from, [label])
    if (wordsOf(rest, setting.units) === '') return
    const other = part.name === 'questions' ? 'question' : 'title'
    const role = isFigure(wordsOf(rest, setting.units)) ? 'figure' : other
    const lead = role === 'title' ? leadOf(rest, setting) : 0
    const [name, more] = cutPiece(rest, lead || rest.to - rest.from)
    into.names.add(addGrain(into, strip.from, role, [name], block))
    if (lead > 0) addGrain(into, strip.from, 'body', [more], block)
    return
  }
  if (level === plan.level && strip.row === undefined) beginItem(into, 'heading')
  const here = grainsHere(into)
  const has = (role: GrainRole) => here.some((each) => each.role === role)
  if (has('figure') && !has('figure-label')) return addGrain(into, strip.from, 'figure-label', [words], block)
  if (isFigure(text) && !has('title') && into.item !== undefined)
    return addGrain(into, strip.from, 'figure', [words], block)
  const isFree = !has('title') || [...into.names].some((name) => name.item === into.item)
  if (part.name === 'questions' && into.item !== undefined)
    return addGrain(into, strip.from, 'question', [words], block)
  if (!isFree && level !== plan.level && readsAsActions(text, false)) {
    into.open = undefined
    return addActions(into, words, 'action', block, strip.from)
  }
  addGrain(into, strip.from, isFree ? 'title' : 'body', [words], block)
}

/** "Key facts (final)": what is said of a heading is no words of it. */
function lengthWithoutRemark(text: string): number {
  const found =
    /\s*[([](?:icons?|images?|pictures?|image (?:left|right)|\d (?:cards|tiles|icons|items|columns)|cards|tiles|accordion|carousel|desktop|mobile|left|right|final|approved|draft|recommended|new|optional|tbc|tbd|max[^)]*|h[1-6]|v\d+|نهائي|معتمد)[)\]]\s*$/i.exec(
      text,
    )
  const inside = /(?<!\s)\s*[([]([^()[\]]{2,40})[)\]]\s*$/.exec(text)
  if (inside && !found && namesLook(inside[1] ?? '')) return inside.index
  return found ? found.index : text.length
}
