import type { Link } from '#word/blocks/line.ts'
import { cutPiece, isEmptyPiece, type Piece, textOfPiece, type Units } from '#word/blocks/piece.ts'
import { addGrain, beginItem, endItem, type Gathering, hold } from './gathering.ts'
import type { Copy, Grain } from './grain.ts'
import { hrefOf } from './leads.ts'
import { readActions, readsAsActions, startsAsAction } from './read-action.ts'

/** How much of a line only says that there is more to read: "Read more: How it works". */
export function lengthOfMore(text: string): number {
  return moreBefore.exec(text)?.[0].length ?? 0
}

const moreBefore = new RegExp(
  `^\\s*(?:${[
    /(?:read|learn|see|find out|discover|view) more(?: (?:about|on|here|at|in))?|(?:see|read) also|also (?:see|read)|related(?: links?)?/,
    /(?:for )?(?:more|further)(?: (?:details|information|info))?(?: (?:here|at|on this|about this))?|text link|see|link/,
    /لمزيد (?:من )?(?:المعلومات|التفاصيل)|(?:ل(?:معرفة |قراءة )?ل?|اقرأ |اعرف |تعرّ?ف على |اكتشف )?المزيد(?: من المعلومات| من التفاصيل| عن| حول)?|للمزيد(?: من المعلومات| من التفاصيل| عن| حول)?|(?:اقرأ|انظر|شاهد|شوف) أيضاً|رابط/,
  ]
    .map(({ source }) => source)
    .join('|')})\\s*(?:[:：]|→|->|>|»|\\s[–—-])\\s*(?=\\S)`,
  'iu',
)

/** Links that stand among other words have a section of their own behind these; buttons have none. */
export function addRelated(into: Gathering, words: Piece, block: { links?: Link[] }, from: number): boolean {
  const { part, setting, counts } = into
  const text = textOfPiece(words, setting.units)
  const more = lengthOfMore(text)
  const isLinked = hrefOf([words], block.links, setting.units) !== undefined
  const reads = readsAsActions(text, false) || (isLinked && startsAsAction(text))
  const isButtons = more === 0 && reads && !counts.areLinksListed
  if (part.name === 'hero' || part.name === 'closing' || isButtons) return false
  const row = readRow(words, block.links, setting.units)
  if (row) return addRow(into, row, block, from)
  if (part.name === 'links') return false
  const [label, name] = cutPiece(words, more)
  const href = hrefOf([name], block.links, setting.units)
  const isAlone = href !== undefined && !/^(?:mailto|tel):/i.test(href) && into.item === undefined
  if (more === 0 && !isAlone) return false
  addLink(into, label, name, block, from)
  return true
}

/** "Find a shop | Our growers | Tea for offices" in a part of links: each is one. */
export function addChips(into: Gathering, words: Piece, block: { links?: Link[] }, from: number): boolean {
  const { units } = into.setting
  const chips = readActions(words, units)
  const areShort = chips.every(({ words: chip }) => {
    const text = textOfPiece(chip, units).trim()
    return text.length <= 60 && !/[.!?؟:]$/.test(text)
  })
  if (into.part.name !== 'links' || into.grains.length === 0 || chips.length < 2 || !areShort) return false
  for (const { words: chip, address } of chips) {
    const [sign, name] = cutPiece(chip, /^\s*[|·•/]?\s*/.exec(textOfPiece(chip, units))?.[0].length ?? 0)
    if (!isEmptyPiece(sign)) hold(into, 'label', from, [sign])
    beginItem(into, 'link')
    addGrain(into, from, 'title', [name], block)
    if (address) addGrain(into, from, 'address', [address], {})
    endItem(into)
  }
  return true
}

/** Behind "Read more:"; where each item has such a line, it is the item's own. */
export function addLink(into: Gathering, label: Piece, name: Piece, block: { links?: Link[] }, from: number) {
  if (!isEmptyPiece(label)) hold(into, 'label', from, [label])
  if (into.item !== undefined && into.counts.more > 1)
    return void addGrain(into, from, 'action', [name], block)
  const last = into.related.at(-1)
  const own = last?.grains[0]?.item === undefined ? undefined : last
  const copy: Copy = own ?? { name: 'links', grains: [] }
  if (!own) into.related.push(copy)
  moveTo(copy, into, addGrain(into, from, 'title', [name], block), copy.grains.length)
}

/** Several links beside each other, with what is said before them: "Other branches: North | South". */
type Row = { title: Piece; chips: { sign: Piece; words: Piece }[] }

function readRow(words: Piece, links: readonly Link[] | undefined, units: Units): Row | undefined {
  const own = (links ?? []).filter(
    ({ words: { unit, from, to } }) => unit === words.unit && from >= words.from && to <= words.to,
  )
  const chips: Piece[] = []
  for (const { words: piece } of own) {
    const last = chips.at(-1)
    if (last && last.to === piece.from) last.to = piece.to
    else chips.push({ ...piece })
  }
  const [first] = chips
  if (!first || chips.length < 2) return
  const title = { ...words, to: first.from }
  const between = chips.map(
    (chip, index): Piece => ({ ...chip, from: chips[index - 1]?.to ?? chip.from, to: chip.from }),
  )
  const isApart = between.every((piece) =>
    /^[\s,;|•·،/–—-]*(?:and|&|و)?\s*$/i.test(textOfPiece(piece, units)),
  )
  const behind = { ...words, from: chips.at(-1)?.to ?? words.to }
  const isNamed = /^\s*(?:[^.!?؟]{2,60}[:：–—-]\s*)?$/u.test(textOfPiece(title, units))
  if (!isApart || !isNamed || /[\p{L}\d]/u.test(textOfPiece(behind, units))) return
  const ends = chips.map((chip, index) => (index === chips.length - 1 ? words.to : chip.to))
  return {
    title,
    chips: chips.map((chip, index) => ({
      sign: between[index] ?? chip,
      words: { ...chip, to: ends[index] ?? chip.to },
    })),
  }
}

function addRow(into: Gathering, { title, chips }: Row, block: { links?: Link[] }, from: number): boolean {
  const copy: Copy = { name: 'links', grains: [] }
  const isMore = lengthOfMore(`${textOfPiece(title, into.setting.units)}x`) > 0
  if (isMore) hold(into, 'label', from, [title])
  else if (!isEmptyPiece(title)) moveTo(copy, into, addGrain(into, from, 'title', [title], block))
  for (const [index, { sign, words }] of chips.entries()) {
    if (!isEmptyPiece(sign)) hold(into, 'label', from, [sign])
    moveTo(copy, into, addGrain(into, from, 'title', [words], block), index)
  }
  into.related.push(copy)
  return true
}

function moveTo(copy: Copy, into: Gathering, grain: Grain, item?: number) {
  const at = into.grains.lastIndexOf(grain)
  if (at < 0) return
  into.grains.splice(at, 1)
  delete grain.item
  copy.grains.push(item === undefined ? grain : { ...grain, item })
}

/** Where nothing but a title stands beside them, it is that of the links. */
export function withRelated(copies: readonly Copy[], related: readonly Copy[]): Copy[] {
  const own = related.filter(({ grains }) => grains.length > 0)
  const [copy, ...others] = copies
  const [first, ...more] = own
  if (!copy || !first) return [...copies]
  const isTitle = ({ role, item }: Grain) => item === undefined && (role === 'title' || role === 'eyebrow')
  const isBare = copy.grains.every(isTitle) && first.grains.every(({ item }) => item !== undefined)
  if (!isBare) return [copy, ...own, ...others]
  return [{ ...copy, name: 'links', grains: [...copy.grains, ...first.grains] }, ...more, ...others]
}
