import { piecesOf } from '#word/blocks/block.ts'
import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { readPartName } from '#word/blocks/read-label.ts'
import { isQuestion } from '#word/blocks/read-line.ts'
import { isAside } from './asides.ts'
import { heldParts } from './held-parts.ts'
import { hrefOf } from './leads.ts'
import { sectionBefore } from './names-part.ts'
import { readsAsActions } from './read-action.ts'
import { soundsLikeRemark } from './remarks.ts'
import type { Part } from './split-parts.ts'
import type { Strip } from './strip.ts'

/**
 * A heading with nothing below it belongs to the parts that follow: as the name over a title that is as high or higher, or, where all
 * headings are bold lines alike, as the title over items.
 */
export function joinParts(given: readonly Part[], units: Units): Part[] {
  const parts = [...withoutName(joinOpening(given, units), units)]
  const joined: Part[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as Part
    const next = parts[at + 1]
    const isCounted = next && isBare(part, units) && next.level > part.level && isSection(part, units)
    if (isCounted || (next && isBare(part, units) && next.heading === undefined && hasTitle(next))) {
      const strips = part.strips.map((strip): Strip => ({ ...strip, kind: strip.kind ?? 'label' }))
      const heading = next.heading === undefined ? {} : { heading: strips.length + next.heading }
      joined.push({ ...next, ...heading, strips: [...strips, ...next.strips] })
      at++
      continue
    }
    if (
      next?.name !== undefined &&
      heldParts[next.name] === undefined &&
      next.heading === undefined &&
      isBare(part, units) &&
      joined.length > 0
    ) {
      joined.push({
        ...next,
        level: part.level,
        heading: part.heading ?? 0,
        strips: [...part.strips, ...next.strips],
      })
      at++
      continue
    }
    const small = next && isIntroduction(part, units, joined.length) ? takeSmall(parts, at + 1, units) : []
    if (small.length >= leastSmall) {
      joined.push({ ...part, strips: [...part.strips, ...small.flatMap(({ strips }) => strips.map(lower))] })
      at += small.length
      continue
    }
    const alike = joined.length > 0 && isLoneSmall(part, units) ? takeSmall(parts, at + 1, units) : []
    if (alike.length + 1 >= leastSmall) {
      const { heading: _, ...rest } = part
      joined.push({ ...rest, strips: [part, ...alike].flatMap(({ strips }) => strips.map(lower)) })
      at += alike.length
      continue
    }
    const isHeld = heldParts[part.name ?? ''] !== undefined
    if (isHeld || !next || !isBare(part, units) || next.heading === undefined || next.name !== undefined) {
      joined.push(part)
      continue
    }
    const headed = takeHeaded(parts, at + 1, units)
    if (next.level < part.level || (part.name !== undefined && headed.length < 2)) {
      parts[at + 1] = { ...part, strips: [...part.strips, ...next.strips] }
    } else if (next.level === part.level && headed.length > 1) {
      joined.push({ ...part, strips: [...part.strips, ...headed.flatMap(({ strips }) => strips.map(lower))] })
      at += headed.length
    } else joined.push(part)
  }
  return joined
}

/** A line over a larger title with nothing but remarks below it is what the file is called. */
function withoutName(parts: readonly Part[], units: Units): readonly Part[] {
  const [first, next, ...more] = parts
  if (!first || next?.heading === undefined || first.name !== undefined) return parts
  const [title, ...others] = first.strips.filter((strip) => !strip.kind && !isUnsaid(strip, units))
  const isSmaller = title?.block.kind === 'heading' && title.block.level > next.level
  const isOver = next.strips.some(
    (strip, index) => index !== next.heading && !strip.kind && !isUnsaid(strip, units),
  )
  if (!isSmaller || others.length > 0 || !isOver) return parts
  const strips = first.strips.map((strip): Strip => ({ ...strip, kind: strip.kind ?? 'data' }))
  return [
    { ...next, heading: strips.length + (next.heading ?? 0), strips: [...strips, ...next.strips] },
    ...more,
  ]
}

/** A few words right above the first title of the page, or above that of its hero, stand small over it. */
function joinOpening(parts: readonly Part[], units: Units): readonly Part[] {
  const hero = parts.findIndex(({ name }) => name === 'hero')
  const said = parts.findIndex(({ strips }) => strips.some((strip) => !strip.kind && !isUnsaid(strip, units)))
  const at = Math.max(0, hero < 0 ? said : hero)
  const [part, next] = [parts[at], parts[at + 1]]
  if (!part || !next || next.heading === undefined || next.name !== undefined) return parts
  if (part.name !== undefined && part.name !== 'hero') return parts
  const isHeld = part.strips[part.heading ?? -1]?.kind !== undefined
  const own = part.heading !== undefined && (part.name === 'hero' || isHeld) ? part.heading : undefined
  const lines = part.strips.flatMap((strip, index) =>
    index === own || strip.kind || strip.isName || isUnsaid(strip, units) ? [] : [{ strip, index }],
  )
  const [line, ...more] = lines
  if (!line || more.length > 0 || line.strip.row !== undefined || line.strip.role) return parts
  const { block } = line.strip
  if (block.kind === 'label' && block.meaning?.slot === 'eyebrow') {
    const [above, below] = [part.strips, next.strips]
    const whole: Part = {
      ...next,
      name: 'hero',
      heading: above.length + next.heading,
      strips: [...above, ...below],
    }
    return [...parts.slice(0, at), whole, ...parts.slice(at + 2)]
  }
  const text = textOf(line.strip, units)
  const isTitle =
    block.kind === 'heading' && block.level < next.level && !(isProduct(text) && isOpening(next, units))
  const isSmall = text.length <= 45 && !/[.,;:!?؟،]$/.test(text)
  if ((block.kind !== 'paragraph' && block.kind !== 'heading') || isTitle || !isSmall) return parts
  if (!next.strips.some(({ block }, index) => index !== next.heading && block.kind !== 'space')) return parts
  const opening = part.strips.map(
    (strip, index): Strip =>
      index === line.index
        ? { ...strip, block: { kind: 'paragraph', words: block.words }, role: 'eyebrow' }
        : strip,
  )
  const strips = [...(own === undefined ? opening : opening.map(holdName(own))), ...next.strips]
  const joined: Part = { ...next, name: 'hero', heading: opening.length + next.heading, strips }
  return [...parts.slice(0, at), joined, ...parts.slice(at + 2)]
}

/** Nothing, or words to colleagues. */
function isUnsaid(strip: Strip, units: Units): boolean {
  const { block } = strip
  if (block.kind === 'label' && besidePage.has(block.meaning?.slot ?? '')) return true
  const text = textOf(strip, units)
  const isSaid = isAside(text, { isDeck: true }) || soundsLikeRemark(text)
  return text === '' || (strip.block.kind === 'paragraph' && isSaid)
}

const besidePage: ReadonlySet<string> = new Set(['meta', 'note', 'picture', 'form'])

function isProduct(text: string): boolean {
  return text.split(/\s+/).length <= 4 && !/[.!?؟,،]/.test(text)
}

/** Words and a button below its heading, as at the top of a page. */
function isOpening({ heading = 0, strips }: Part, units: Units): boolean {
  const [text, button] = strips.slice(heading + 1).filter((strip) => textOf(strip, units) !== '')
  const isButton =
    button?.block.kind === 'label'
      ? button.block.meaning?.slot === 'action'
      : button !== undefined && readsAsActions(textOf(button, units), false)
  return text?.block.kind === 'paragraph' && isButton
}

function holdName(own: number) {
  return (strip: Strip, index: number): Strip => (index === own ? { ...strip, kind: 'label' } : strip)
}

function textOf({ block }: Strip, units: Units): string {
  if (block.kind === 'space' || block.kind === 'picture' || block.kind === 'rule') return ''
  return piecesOf(block)
    .map((piece) => wordsOf(piece, units))
    .join(' ')
}

/** "Part D – Disclosures" */
function isSection({ heading = 0, strips }: Part, units: Units): boolean {
  const { block } = strips[heading] ?? {}
  return block?.kind === 'heading' && sectionBefore.test(wordsOf(block.words, units))
}

/** A label says that the section has a title of its own. */
function hasTitle({ strips }: Part): boolean {
  const titles = strips.filter(
    ({ block, row }) =>
      block.kind === 'label' &&
      row === undefined &&
      block.meaning?.slot === 'title' &&
      block.meaning.item === undefined,
  )
  return titles.length === 1
}

/** Nothing in it but its heading. */
function isBare({ heading, strips }: Part, units: Units): boolean {
  if (heading === undefined) return false
  return strips.every(({ block }, index) =>
    index === heading
      ? block.kind === 'heading' || block.kind === 'label'
      : block.kind === 'space' ||
        (block.kind !== 'picture' && piecesOf(block).every((piece) => wordsOf(piece, units) === '')),
  )
}

const leastSmall = 3

/** Below the top of the page a heading with one line, which may introduce what follows. */
function isIntroduction({ heading, name, strips }: Part, units: Units, before: number): boolean {
  if (heading === undefined || before === 0 || (name !== undefined && !ofItems.has(name))) return false
  const said = strips.filter(
    (strip, index) => index !== heading && !strip.kind && textOf(strip, units) !== '',
  )
  const lines = said.slice(said[0]?.block.kind === 'heading' && name !== undefined ? 1 : 0)
  const [line] = lines
  if (line === undefined) return said.length === 1
  return lines.length === 1 && line.block.kind === 'paragraph' && line.row === undefined
}

const ofItems: ReadonlySet<string> = new Set(['benefits', 'cards', 'steps', 'text'])

/** The parts from here that are a heading of a few words over one line each, as high as that above them. */
function takeSmall(parts: readonly Part[], from: number, units: Units): Part[] {
  const { level } = parts[from - 1] as Part
  const end = parts.findIndex(
    (part, index) =>
      index >= from && !(part.level === level && part.name === undefined && isSmall(part, units)),
  )
  return parts.slice(from, end < 0 ? undefined : end)
}

/** Several such parts without one over them are items of a section that has no title. */
function isLoneSmall(part: Part, units: Units): boolean {
  return part.name === undefined && isSmall(part, units)
}

function isSmall({ heading, strips }: Part, units: Units): boolean {
  if (heading === undefined) return false
  const said = strips.filter((strip) => !strip.kind && textOf(strip, units) !== '')
  const [title, line, link, ...more] = said
  const isLink = link?.block.kind === 'paragraph' && link.row === undefined && isCall(link.block, units)
  return (
    more.length === 0 &&
    (link === undefined || isLink) &&
    title?.block.kind === 'heading' &&
    textOf(title, units).length <= 30 &&
    line?.block.kind === 'paragraph' &&
    line.row === undefined &&
    textOf(line, units).length <= 120
  )
}

function isCall({ words, links }: Extract<Strip['block'], { kind: 'paragraph' }>, units: Units): boolean {
  const text = wordsOf(words, units)
  const isLink = hrefOf([words], links, units) !== undefined
  return text.length <= 40 && (isLink || readsAsActions(text, false))
}

/** The parts from here that are a heading with a few words each. */
function takeHeaded(parts: readonly Part[], from: number, units: Units): Part[] {
  const headed: Part[] = []
  for (const part of parts.slice(from)) {
    const texts = part.strips.filter(({ block }) => block.kind === 'paragraph' || block.kind === 'list')
    const isItem =
      part.name === undefined &&
      part.heading !== undefined &&
      texts.length > 0 &&
      texts.length <= 2 &&
      part.level === parts[from]?.level &&
      part.strips.every(isOfItem) &&
      !part.strips.some(({ block }) => block.kind === 'heading' && readPartName(wordsOf(block.words, units)))
    const hasList = part.strips.some(({ block }) => block.kind === 'list')
    const isLikeFirst =
      headed[0] === undefined ||
      (headed[0].strips.some(({ block }) => block.kind === 'list') === hasList &&
        asks(headed[0], units) === asks(part, units))
    if (!isItem || !isLikeFirst) break
    headed.push(part)
  }
  return headed
}

function asks({ heading, strips }: Part, units: Units): boolean {
  const { block } = strips[heading ?? -1] ?? {}
  return block?.kind === 'heading' && isQuestion(wordsOf(block.words, units))
}

function isOfItem({ block }: Strip): boolean {
  const isAside = block.kind === 'label' && ['note', 'picture'].includes(block.meaning?.slot ?? '')
  return isAside || ['heading', 'paragraph', 'list', 'space'].includes(block.kind)
}

function lower(strip: Strip): Strip {
  const { block } = strip
  return block.kind === 'heading' ? { ...strip, block: { ...block, level: block.level + 1 } } : strip
}
