import { type Block, piecesOf } from '#word/blocks/block.ts'
import type { LabelSlot } from '#word/blocks/label-words.ts'
import { cutPiece, isEmptyPiece, type Piece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { isFigure, lengthOfFigure } from '#word/blocks/read-figure.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import { isQuestion } from '#word/blocks/read-line.ts'
import { addActions, isAsBefore, isNamed } from './add-actions.ts'
import { isAside, isLegal, isWarning } from './asides.ts'
import { addNamed } from './gather-named.ts'
import { addGrain, beginItem, endItem, type Gathering, grainsHere, hold } from './gathering.ts'
import type { GrainRole } from './grain.ts'
import { isOfSection } from './plan-items.ts'
import { isHalfRemark } from './remarks.ts'
import { meaningOf } from './slot-roles.ts'
import { scoreNotice } from './small-print.ts'
import { splitPoints } from './split-points.ts'

export function addLabel(into: Gathering, block: Extract<Block, { kind: 'label' }>, from: number) {
  const { setting, plan } = into
  const { units } = setting
  const { label, meaning, values } = block
  const text = wordsOf(label, units)
  const known = into.setting.answers.get(labelName(text))
  if (known === 'note') return hold(into, 'note', from, [label, ...values])
  if (known) {
    hold(into, 'label', from, [label])
    for (const value of values) addGrain(into, from, known, [value], block)
    return
  }
  if (!meaning) return addStrange(into, block, from, text)
  if (meaning.part === 'note' || meaning.part === 'form' || meaning.part === 'meta') {
    const kind = meaning.part === 'meta' ? 'data' : meaning.part
    if (values.length === 0) into.open = { kind }
    return hold(into, kind, from, [label, ...values])
  }
  if (meaning.part === 'frame' && !meaning.slot && values.length > 0) {
    hold(into, 'label', from, [label])
    const isSmall = values.every(
      (value) => isLegal(wordsOf(value, units)) || smallPrint.test(wordsOf(value, units)),
    )
    if (!isSmall) return hold(into, 'frame', from, values)
    for (const value of values) addGrain(into, from, 'legal', [value], block)
    return
  }
  const isPoint = meaning.slot === 'points' && !meaning.part
  if (meaning.item !== undefined && !isPoint && (meaning.slot !== 'action' || into.item !== undefined)) {
    const key = `label ${meaning.item}`
    const isSame = into.key === key || into.key === `mark ${meaning.item}`
    if (!isSame) beginItem(into, key)
  }
  const { slot } = meaning
  if (isCaption(into, text, slot)) return addCaption(into, block, from)
  if (!slot) {
    hold(into, 'label', from, [label])
    return addNamed(into, block, from, meaning)
  }
  const its = meaningOf(slot)
  if (slot === 'note' && isToCustomers(text, values, units)) {
    hold(into, 'label', from, [label])
    for (const value of values) addGrain(into, from, 'legal', [value], block)
    return
  }
  if ('kind' in its) {
    hold(into, its.kind, from, [label, ...values])
    if (values.length === 0) into.open = its
    return
  }
  if (
    its.role === 'legal' &&
    /^\s*\[\s*(?:legal|compliance)\b|^\s*legal\s*\(\p{Lu}\p{L}+\)|^\s*\[.*\bnote\b/iu.test(text)
  )
    return hold(into, 'note', from, [label, ...values])
  if (its.role === 'legal' && isWarning(text)) {
    addGrain(into, from, 'legal', [label, ...values], block)
    return
  }
  hold(into, 'label', from, [label])
  if (its.role === 'address' && values.some((value) => isAsBefore(wordsOf(value, units))))
    return hold(into, 'note', from, [...values])
  if (its.role === 'address' && values[0] && isNamed(values[0], units))
    return addValues(into, 'action', values, block, from)
  if (isOfSection(text) && into.key !== `label ${meaning.item}`) endItem(into)
  else if (plan.labels?.slot === slot && meaning.item === undefined) {
    if (into.labels >= plan.labels.from) beginItem(into, 'labels')
    into.labels++
  }
  const role =
    slot === 'action' &&
    meaning.item === 2 &&
    (!meaning.part || meaning.part === 'hero') &&
    into.item === undefined
      ? 'second-action'
      : its.role
  if (values.length === 0) into.open = { role }
  const asked =
    role === 'action' && asksWhere.test(text) ? values.map((value) => partWhere(value, units)) : []
  const where = asked.flatMap(([, behind]) => (behind && !isEmptyPiece(behind) ? [behind] : []))
  if (where.length > 0) hold(into, 'note', from, where)
  addValues(into, role, where.length > 0 ? asked.map(([words]) => words) : values, block, from)
}

/** "Button text / where does it go" */
const asksWhere = /\s\/\s.*\b(?:where|link|url|goes|leads|target|destination)\b|\s\/\s.*(?:رابط|وجهة|أين)/i

function partWhere(value: Piece, units: Units): [Piece, Piece] {
  const text = textOfPiece(value, units)
  const at = text.search(/\s+\/\s/)
  return cutPiece(value, at < 0 ? text.length : at)
}

/** Of a picture, where nothing is counted that the words could be said of. */
function isCaption(into: Gathering, label: string, slot: LabelSlot | undefined): boolean {
  const isPicture = into.part.name === 'picture' || into.part.strips.some(({ block }) => showsPicture(block))
  if (!isPicture) return false
  if (slot === 'figure-label')
    return /^\W*caption\b/i.test(label) && !grainsHere(into).some(({ role }) => role === 'figure')
  return slot === 'note' && /^\W*(?:ال)?تعليق(?: الصورة)?\W*$/.test(label)
}

function showsPicture(block: Block): boolean {
  return block.kind === 'picture' || (block.kind === 'label' && block.meaning?.slot === 'picture')
}

/** A picture has a section of its own for what is said below it. */
function addCaption(into: Gathering, block: Extract<Block, { kind: 'label' }>, from: number) {
  hold(into, 'label', from, [block.label])
  for (const value of block.values) {
    const grain = addGrain(into, from, 'body', [value], block)
    const at = into.grains.lastIndexOf(grain)
    if (at < 0) continue
    into.grains.splice(at, 1)
    const { item: _, ...caption } = grain
    into.captions.push([caption])
  }
}

/** "Note:" before a sentence to whoever reads the page. */
function isToCustomers(label: string, [value, ...more]: readonly Piece[], units: Units): boolean {
  const text = value ? wordsOf(value, units) : ''
  const isSentence = /[.!]$/.test(text) && text.split(/\s+/).length > 5 && more.length === 0
  if (!isSentence || !/^\W*(?:(?:please )?note|ملاحظة|يرجى الملاحظة)\W*$/i.test(label)) return false
  const isAmongColleagues = isAside(text, { isDeck: true }) || isHalfRemark(text)
  return !isAmongColleagues && (scoreNotice(text) > 0 || toCustomers.test(text))
}

const toCustomers =
  /\b(?:you|your|customers?)\b|\bsorry for\b|\bapologi[sz]e\b|نعتذر|(?:ال)?عملا(?:ء|ؤنا|ئنا)|يمكنك|عليك|حسابك|بطاقتك/i

const smallPrint = /\b(?:terms|apply|applies|subject to|licensed|regulated|conditions)\b|الشروط|مرخص/i

export function labelName(text: string): string {
  return text
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[:：\s]+/g, ' ')
    .trim()
    .toLowerCase()
}

function addValues(
  into: Gathering,
  role: GrainRole,
  values: readonly Piece[],
  block: Extract<Block, { kind: 'label' }>,
  from: number,
) {
  for (const [index, value] of values.entries()) {
    const own = roleHere(into, role, index)
    const isAsked =
      into.part.name === 'questions' && role === 'point' && isQuestion(wordsOf(value, into.setting.units))
    if (isAsked) {
      beginItem(into, 'question')
      addGrain(into, from, 'question', [value], block)
    } else if (own === 'figure' && lengthOfParted(value, into.setting.units) > 0) {
      const [figure, label] = cutPiece(value, lengthOfParted(value, into.setting.units))
      addGrain(into, from, 'figure', [figure], block)
      addGrain(into, from, 'figure-label', [label], block)
    } else if (own !== role) addGrain(into, from, own, [value], block)
    else if (role === 'action' || role === 'second-action') addActions(into, value, role, block, from)
    else if (role === 'point')
      for (const entry of splitPoints(value, into.setting.units)) addGrain(into, from, role, [entry], block)
    else addGrain(into, from, role, [value], block)
  }
}

/** "40+ | kinds of tea": how much of it is the figure, where a sign parts it from what it counts. */
function lengthOfParted(value: Piece, units: Units): number {
  const text = textOfPiece(value, units)
  const length = lengthOfFigure(text)
  return /[–—|:-]\s*$/.test(text.slice(0, length)) ? length : 0
}

/** What stands below a figure, or behind it, says what it counts; a second title in a hero supports the first. */
function roleHere(into: Gathering, role: GrainRole, index: number): GrainRole {
  const own = grainsHere(into)
  const has = (wanted: GrainRole) => own.some((grain) => grain.role === wanted)
  const isCounted = has('figure') && !has('figure-label') && into.item !== undefined
  if (isCounted && (role === 'body' || role === 'lead' || (role === 'figure' && index > 0)))
    return 'figure-label'
  const isHero = into.part.name === 'hero' && into.item === undefined
  const heading = into.part.strips[into.part.heading ?? -1]?.block
  const isTitled = own.some(
    ({ role, pieces }) =>
      role === 'title' && !(heading && piecesOf(heading).some(({ unit }) => unit === pieces[0]?.unit)),
  )
  return role === 'title' && isHero && isTitled && !has('lead') ? 'lead' : role
}

/** A label that nobody knows: in a deck it is asked for, elsewhere it may be what an item is called. */
function addStrange(into: Gathering, block: Extract<Block, { kind: 'label' }>, from: number, text: string) {
  const { plan } = into
  if (into.part.name === 'table' && block.values.length > 0) {
    addGrain(into, from, 'point', [block.label, ...block.values], block)
    return
  }
  if (plan.hasNamedLines && block.values.length > 0) {
    beginItem(into, 'line')
    addGrain(into, from, isFigure(text.replace(/[:：]\s*$/, '')) ? 'figure' : 'title', [block.label], block)
    const role = isFigure(text.replace(/[:：]\s*$/, '')) ? 'figure-label' : 'body'
    for (const value of block.values) addGrain(into, from, role, [value], block)
    return
  }
  into.unknown.push({ label: labelName(text), block: from, pieces: [block.label, ...block.values] })
}

/** "Hero line (display serif):", and the words below. */
export function addBareLabel(into: Gathering, words: Piece, from: number, text: string) {
  const label = readLabel(text) ?? readLabel(text.split(/\s[–—-]\s/)[0] ?? '')
  const answer = into.setting.answers.get(labelName(text))
  if (answer === 'note') {
    into.open = { kind: 'note' }
    return hold(into, 'note', from, [words])
  }
  const role = answer ?? (label?.slot ? meaningOf(label.slot) : undefined)
  if (role) {
    hold(into, 'label', from, [words])
    into.open = typeof role === 'string' ? { role } : role
    return
  }
  if (/\([^)]*\)\s*[:：]$/.test(text)) return hold(into, 'label', from, [words])
  addGrain(into, from, 'body', [words], {})
}
