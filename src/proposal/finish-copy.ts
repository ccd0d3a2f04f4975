import { namesLayout } from '#word/blocks/find-words.ts'
import { isMarker } from '#word/blocks/marker.ts'
import { cutPiece, isEmptyPiece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { isFigure } from '#word/blocks/read-figure.ts'
import { readPartName } from '#word/blocks/read-label.ts'
import { isQuestion } from '#word/blocks/read-line.ts'
import type { WordParagraph } from '#word/walk/document.ts'
import { type Grain, type Held, itemsOf } from './grain.ts'
import type { Habits } from './habits.ts'
import { isBuildersWord, isOneWord, numberAbove, numberBefore, sectionBefore } from './names-part.ts'
import type { Part } from './split-parts.ts'

type Setting = { habits: Habits; paragraphs: readonly WordParagraph[] }

type Unfinished = { part: Part; grains: Grain[]; held: Held[]; setting: Setting }

/** What is only seen once a whole part has been read: whose the last button is, what a lone item is, which heading is the title. */
export function finishCopy(copy: Unfinished, units: Units) {
  holdUnanswered(copy)
  freeLastAction(copy.grains)
  freeLastText(copy.grains, 'body')
  freeLastText(copy.grains, 'answer')
  findSecondAction(copy, units)
  partSmallPrint(copy, units)
  settleTitles(copy, units)
  findTitle(copy, units)
  flattenLoneItem(copy)
  nameItems(copy.grains)
  askItems(copy.grains, units)
  countItems(copy, units)
  leadHero(copy, units)
}

/** A question whose answer is still to come, beside others that have one. */
function holdUnanswered({ grains, held }: Unfinished) {
  const answered = new Set(grains.flatMap(({ role, item }) => (role === 'question' ? [] : [item])))
  const open = grains.filter(({ role, item }) => role === 'question' && !answered.has(item))
  const isSome = grains.some(({ role }) => role === 'answer')
  for (const question of open) {
    const isAwaited = held.some(({ kind, block }) => kind === 'note' && block === question.block)
    if (!isSome || !isAwaited) continue
    grains.splice(grains.indexOf(question), 1)
    held.push({ kind: 'note', block: question.block, pieces: question.pieces })
  }
}

/** A button in the last item alone belongs to all of them. */
function freeLastAction(grains: readonly Grain[]) {
  const last = lastItem(grains)
  if (last === undefined || last === 0) return
  const withAction = new Set(grains.filter(isAction).map(({ item }) => item))
  withAction.delete(undefined)
  if (withAction.size !== 1 || !withAction.has(last)) return
  for (const grain of grains)
    if (grain.item === last && (isAction(grain) || grain.role === 'address')) delete grain.item
}

/** And so does what follows the last item, where all others have one paragraph. */
function freeLastText(grains: readonly Grain[], role: Grain['role']) {
  const last = lastItem(grains)
  if (last === undefined || last === 0) return
  const texts = Map.groupBy(
    grains.filter((grain) => grain.role === role),
    ({ item }) => item,
  )
  const own = texts.get(last) ?? []
  let most = 0
  for (const [item, all] of texts) if (item !== undefined && item !== last) most = Math.max(most, all.length)
  if (most !== 1) return
  for (const grain of own.slice(most)) {
    delete grain.item
    grain.role = 'body'
  }
}

/** A few words right below the button of a hero, as its last line, are another one. */
function findSecondAction({ part, grains }: Unfinished, units: Units) {
  const own = grains.filter(({ item }) => item === undefined)
  const [above, last] = own.slice(-2)
  const text = last?.role === 'body' && last.pieces[0] ? wordsOf(last.pieces[0], units) : ''
  const isFew = text !== '' && text.length <= 30 && text.split(/\s+/).length <= 4 && !/[.,;:!?؟،]$/.test(text)
  if (part.name === 'hero' && last && above?.role === 'action' && isFew) last.role = 'second-action'
}

/** What is said below the button of a section that has its text above is small print. */
function partSmallPrint({ part, grains }: Unfinished, units: Units) {
  const last = grains.findLastIndex((grain) => isAction(grain) && grain.item === undefined)
  const above = grains.slice(0, Math.max(0, last))
  const has = (...roles: Grain['role'][]) => above.some(({ role }) => roles.includes(role))
  const isLast = (grain: Grain) =>
    grain.pieces.some((piece) =>
      /\b(?:terms|apply|applies|subject to)\b|الشروط/i.test(textOfPiece(piece, units)),
    )
  const isWhole = has('title') && (has('body', 'lead') || grains.slice(last + 1).some(isLast))
  if (last < 0 || !isWhole || grains.some(({ item }) => item !== undefined)) return
  const plain = new Set(
    part.strips.flatMap(({ block }) => (block.kind === 'paragraph' ? [block.words.unit] : [])),
  )
  for (const grain of grains.slice(last + 1))
    if (grain.role === 'body' && grain.pieces.every(({ unit }) => plain.has(unit))) grain.role = 'legal'
}

function isAction({ role }: Grain): boolean {
  return role === 'action' || role === 'second-action'
}

function lastItem(grains: readonly Grain[]): number | undefined {
  return grains.findLast(({ item }) => item !== undefined)?.item
}

/** The heading of a part may be its name in the document, the title of the section, or what stands small above it. */
function settleTitles({ part, grains, held, setting }: Unfinished, units: Units) {
  const heading = part.heading === undefined ? undefined : grains.find(({ role }) => role === 'title')
  const { block } = part.strips[part.heading ?? 0] ?? {}
  if (!heading?.pieces[0] || block?.kind !== 'heading' || heading.pieces[0].unit !== block.words.unit) return
  const [words] = heading.pieces
  const text = wordsOf(words, units)
  const others = grains.filter((each) => each !== heading && each.role === 'title' && each.item === undefined)
  const isName = readPartName(text) !== undefined
  const counted = setting.habits.areHeadsCounted ? countBefore : numberBefore
  const isNumbered = counted.test(text)
  const { isDeck, areNamesLabels } = setting.habits
  const hasOther = others.length > 0
  const isOverTitle = areNamesLabels && isOverShort(heading, grains, units)
  const section = sectionBefore.exec(text)?.[0].length ?? 0
  const isSectionName =
    section > 0 &&
    isOneWord(text.slice(section)) &&
    (readPartName(text.slice(section)) !== undefined || isOverShort(heading, grains, units))
  const isLabel =
    part.strips[part.heading ?? 0]?.isName === true ||
    isSectionName ||
    isMarker(text) ||
    (isDeck && hasOther) ||
    isOverTitle ||
    (isName &&
      isDeck &&
      (isBuildersWord(text) || (areNamesLabels && (isOneWord(text) || part.name === 'questions')))) ||
    (isDeck && areNamesLabels && numberBefore.test(text)) ||
    (isDeck && namesLayout(text)) ||
    ((isNumbered || numberAbove.test(text)) && hasOther)
  const prefix = isDeck && !hasOther ? prefixOf(textOfPiece(words, units)) : 0
  const number = isNumbered ? (counted.exec(textOfPiece(words, units))?.[0].length ?? 0) : 0
  const rest = text.slice(prefix).trim()
  const isNameOnly =
    isLabel && (prefix === 0 || isSectionName || readPartName(rest) !== undefined || namesLayout(rest))
  if (isNameOnly) {
    grains.splice(grains.indexOf(heading), 1)
    held.push({ kind: 'label', block: heading.block, pieces: heading.pieces })
  } else if (number > 0 || prefix > 0) {
    const [label, title] = cutPiece(words, prefix || number)
    held.push({ kind: 'label', block: heading.block, pieces: [label] })
    if (isEmptyPiece(title) && heading.pieces.length === 1) grains.splice(grains.indexOf(heading), 1)
    else heading.pieces = [title, ...heading.pieces.slice(1)]
  } else if (hasOther) heading.role = text.length <= 40 ? 'eyebrow' : 'title'
}

const countBefore = /^\s*[\d٠-٩]{1,2}[.)]?\s+(?=\p{L})/u

/** "Top of the page – A card for all", "Then the plans, Three of them": which part it is, before its title. */
function prefixOf(text: string): number {
  const found =
    /^(\s*[^–—:|]{2,30}?)(?:\s[–—-]|:|\s\|)\s+(?=\S)/.exec(text) ??
    /^\s*((?:then|next)\b[^.,:–—]{2,30})[.,:–—]\s+(?=\S)/i.exec(text)
  const name = found?.[1] ?? ''
  const isName = readPartName(name) !== undefined || /^\s*(?:then|next)\s(?:a|an|the|our)\s/i.test(name)
  return found && isName ? found[0].length : 0
}

/** Below it stands a few words' line, and more behind that. */
function isOverShort(heading: Grain, grains: readonly Grain[], units: Units): boolean {
  const [first, ...more] = grains.slice(grains.indexOf(heading) + 1)
  const text = first?.pieces[0] ? wordsOf(first.pieces[0], units) : ''
  const isShort = text !== '' && text.length <= 60 && !/[.,;:!?؟،]$/.test(text)
  return first?.role === 'body' && first.item === undefined && isShort && more.length > 0
}

/** Without a title, a short first line over other words is it. */
function findTitle({ part, grains, setting }: Unfinished, units: Units) {
  const own = grains.filter(({ item }) => item === undefined)
  if (own.some(({ role }) => role === 'title')) return
  if (part.name === 'legal') return titleLegal(own, setting, units)
  if (part.name === 'hero') liftEyebrow(own, units)
  const [eyebrow, ...others] = own
  if (eyebrow?.role === 'eyebrow' && others.length === 0 && grains.length > 1) eyebrow.role = 'title'
  const first = own.find(({ role }) => role !== 'eyebrow')
  const text = first?.pieces[0] ? wordsOf(first.pieces[0], units) : ''
  const isSlogan = (part.name === 'hero' || part.level === 0) && text.length <= 60
  const isShort = text.length <= 80 && (isSlogan || !/[.,;:。]$/.test(text))
  const isOver = grains.length > own.length || own.length > 1
  const isBold = text.length <= 90 && first !== undefined && stands(first, setting.paragraphs, units)
  if ((first?.role === 'body' || first?.role === 'lead') && (isShort || isBold) && isOver)
    first.role = 'title'
}

/** "IMPORTANT" over the small print. */
export function titleLegal(
  [first, ...more]: readonly Grain[],
  { paragraphs }: Pick<Setting, 'paragraphs'>,
  units: Units,
) {
  const text = first?.pieces[0] ? wordsOf(first.pieces[0], units) : ''
  const isShort = text.length <= 40 && !/[.,;:]$/.test(text)
  if (first?.role === 'legal' && more.length > 0 && isShort && stands(first, paragraphs, units))
    first.role = 'title'
}

/** Whether it looks like a title: bold, or in capitals. */
function stands(grain: Grain, paragraphs: readonly WordParagraph[], units: Units): boolean {
  const text = grain.pieces.map((piece) => wordsOf(piece, units)).join(' ')
  return isWholeBold(grain, paragraphs) || (/\p{Lu}{3}/u.test(text) && text === text.toUpperCase())
}

function isWholeBold({ pieces }: Grain, paragraphs: readonly WordParagraph[]): boolean {
  return pieces.every(({ unit, from }) => {
    const runs = paragraphs[unit]?.runs.filter(({ text }) => text.trim() !== '') ?? []
    return from === 0 && runs.length > 0 && runs.every(({ bold }) => bold)
  })
}

/** "Salary account", and on the next line what is promised, with more below. */
function liftEyebrow([first, second, third]: readonly Grain[], units: Units) {
  const textOf = (grain: Grain | undefined) =>
    grain?.role === 'body' && grain.pieces[0] ? wordsOf(grain.pieces[0], units) : ''
  const [small, title, text] = [textOf(first), textOf(second), textOf(third)]
  const isSmall = small !== '' && small.split(/\s+/).length <= 3 && small.length < title.length
  const isTitle = title.length <= 80 && !/[.:;؛]$/.test(title) && text.length > title.length
  if (first && isSmall && isTitle && !/[.!?؟:]$/.test(small)) first.role = 'eyebrow'
}

/** One item is none: its words are the section's, unless it is a link. */
function flattenLoneItem({ part, grains }: Unfinished) {
  if (lastItem(grains) !== 0) return
  const own = grains.filter(({ item }) => item === 0)
  if (part.name === 'links' && own.length === 1) return
  if (own.some(({ role }) => role === 'figure' || role === 'question')) return
  const hasTitle = grains.some(({ role, item }) => role === 'title' && item === undefined)
  for (const grain of own) {
    delete grain.item
    if (grain.role === 'title' && hasTitle) grain.role = 'body'
  }
}

/** "Label: Hair care" over a text is what the item is called, where there is no figure; a lone text too short to be one, as well. */
function nameItems(grains: readonly Grain[]) {
  const items = new Map<number, Grain[]>()
  for (const grain of grains) {
    if (grain.item === undefined) continue
    const own = items.get(grain.item)
    if (own) own.push(grain)
    else items.set(grain.item, [grain])
  }
  for (const item of items.values()) {
    const has = (role: Grain['role']) => item.some((each) => each.role === role)
    const title = item.find(({ role }) => role === 'title')
    if (has('figure') && title && !has('figure-label')) title.role = 'figure-label'
    if (has('title') || has('question') || has('figure')) continue
    const name = item.find(({ role }) => role === 'figure-label') ?? item.find(({ role }) => role === 'lead')
    if (name && item.length > 1) name.role = 'title'
  }
}

/** Items that are all called by a question, with words below it, ask and answer. */
function askItems(grains: readonly Grain[], units: Units) {
  const items = itemsOf(grains)
  const isAsked = (item: readonly Grain[]) =>
    item[0]?.role === 'title' && item[0].pieces.some((piece) => isQuestion(wordsOf(piece, units)))
  const isAnswered = ([, ...more]: readonly Grain[]) =>
    more.length > 0 && more.every(({ role }) => role === 'body' || role === 'lead' || role === 'point')
  if (items.length < 2 || !items.every((item) => isAsked(item) && isAnswered(item))) return
  for (const item of items)
    for (const [index, grain] of item.entries()) grain.role = index === 0 ? 'question' : 'answer'
}

/** "Annual fee | AED 0": in a part of figures the name of an item is what its figure counts. */
function countItems({ part, grains }: Unfinished, units: Units) {
  if (part.name !== 'figures') return
  const items = itemsOf(grains)
  const isCounted = ([name, figure, ...more]: readonly Grain[]) =>
    name?.role === 'title' &&
    figure?.role === 'body' &&
    more.length === 0 &&
    isFigure(figure.pieces.map((piece) => wordsOf(piece, units)).join(' '))
  if (items.length < 2 || !items.every(isCounted)) return
  for (const [name, figure] of items) {
    if (name) name.role = 'figure-label'
    if (figure) figure.role = 'figure'
  }
}

/** The first words below the title of a hero support it. */
function leadHero({ part, grains }: Unfinished, units: Units) {
  if (part.name === 'hero' || (part.name === undefined && part.level === 0)) raiseEyebrow(grains, units)
  if (part.name !== 'hero' || grains.some(({ role, item }) => role === 'lead' && item === undefined)) return
  const first = grains.find(({ role, item }) => role === 'body' && item === undefined)
  if (first) first.role = 'lead'
}

/** A few words right above the title of a hero stand small over it. */
function raiseEyebrow(grains: readonly Grain[], units: Units) {
  const at = grains.findIndex(({ role, item }) => role === 'title' && item === undefined)
  const before = grains.slice(0, Math.max(0, at))
  const [first] = before
  const text = first?.pieces[0] ? wordsOf(first.pieces[0], units) : ''
  const isSmall = text !== '' && text.length <= 45 && !/[.,;:!?؟،]$/.test(text)
  if (before.length === 1 && first?.role === 'body' && isSmall) first.role = 'eyebrow'
}
