import { Parser } from 'htmlparser2'
import { escapeHtml, escapeText } from '#base/escape-html.ts'
import { rememberLast } from '#base/remember-last.ts'
import { writeRaised } from './raised-text.ts'
import { safeUrl } from './safe-url.ts'

/** One run of text with the marks that rich text may carry. */
export type RichRun = {
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  struck?: boolean
  /** Raised or lowered, and small. */
  position?: 'sup' | 'sub'
  href?: string
}

/** A paragraph, or a list item of a list of that kind; a line break inside is "\n" in a run's text. */
export type RichBlock = { kind: 'paragraph' | 'bullet' | 'number'; runs: RichRun[] }

/**
 * Rich text is HTML of p, br, strong, em, u, s, sup, sub, ul, ol, li and a[href], nothing else. This reads any HTML (or
 * plain text) down to its blocks; unknown tags are dropped and their text kept, unsafe links lose their target.
 */
export function readRichText(html: string): RichBlock[] {
  const blocks: RichBlock[] = []
  const marks = { bold: 0, italic: 0, underline: 0, struck: 0, sup: 0, sub: 0 }
  const links: (string | undefined)[] = []
  const lists: ('bullet' | 'number')[] = []
  let open: RichBlock | undefined
  let silent = 0

  const close = () => {
    open = undefined
  }
  const append = (text: string) => {
    if (!open && text.trim() === '') return
    if (!open) {
      open = { kind: lists.at(-1) ?? 'paragraph', runs: [] }
      blocks.push(open)
    }
    const href = links.at(-1)
    open.runs.push({
      text,
      ...(marks.bold > 0 && { bold: true }),
      ...(marks.italic > 0 && { italic: true }),
      ...(marks.underline > 0 && { underline: true }),
      ...(marks.struck > 0 && { struck: true }),
      ...((marks.sup > 0 || marks.sub > 0) && { position: marks.sup > 0 ? 'sup' : 'sub' }),
      ...(href && { href }),
    })
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (silentTags.has(name)) silent++
        const mark = markTags.get(name)
        if (mark) marks[mark]++
        else if (name === 'a') links.push(safeUrl(attributes.href ?? ''))
        else if (name === 'br') append('\n')
        else if (name === 'ul' || name === 'ol') {
          close()
          lists.push(name === 'ul' ? 'bullet' : 'number')
        } else if (blockTags.has(name)) close()
      },
      ontext(text) {
        if (silent === 0) append(text.replace(/[ \t\r\n\f]+/g, ' '))
      },
      onclosetag(name) {
        if (silentTags.has(name)) silent--
        const mark = markTags.get(name)
        if (mark) marks[mark]--
        else if (name === 'a') links.pop()
        else if (name === 'ul' || name === 'ol') {
          close()
          lists.pop()
        } else if (blockTags.has(name)) close()
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.write(html)
  parser.end()
  return tidyBlocks(blocks)
}

/** The one way to write given blocks. A single plain paragraph stands bare, without its p. */
export function writeRichText(blocks: readonly RichBlock[]): string {
  const tidy = tidyBlocks(blocks)
  const [first] = tidy
  if (tidy.length === 1 && first?.kind === 'paragraph') return writeRuns(first.runs)

  let html = ''
  let kind: RichBlock['kind'] = 'paragraph'
  for (const block of tidy) {
    if (block.kind !== kind) html += closingTag(kind) + openingTag(block.kind)
    const tag = block.kind === 'paragraph' ? 'p' : 'li'
    html += `<${tag}>${writeRuns(block.runs)}</${tag}>`
    kind = block.kind
  }
  return html + closingTag(kind)
}

/** The canonical form: the same rich text always reads the same, and nothing in it can run. */
export const normalizeRichText = keptIfShort((html) => writeRichText(readRichText(html)))

/** The words alone; blocks are parted by new lines. */
export const plainText = keptIfShort((html) =>
  readRichText(html)
    .map(({ runs }) => plainTextOf(runs))
    .join('\n'),
)

/** With each change of a page, all its other texts are asked for again. */
function keptIfShort(make: (html: string) => string): (html: string) => string {
  const kept = rememberLast(1000, make)
  return (html) => (html.length > 2000 ? make(html) : kept(html))
}

/** The words of runs: raised figures by their own signs, as "5" and a raised "1" are not 51. */
export function plainTextOf(runs: readonly RichRun[]): string {
  let plain = ''
  for (const { text, position } of joinByPosition(runs)) {
    plain += position ? writeRaised(text, position, plain).text : text
  }
  return plain
}

/** Whatever other marks they have: words that are raised beside each other are one thing. */
export function joinByPosition(runs: readonly RichRun[]): Pick<RichRun, 'text' | 'position'>[] {
  const joined: Pick<RichRun, 'text' | 'position'>[] = []
  for (const { text, position } of runs) {
    const last = joined.at(-1)
    if (last && last.position === position) last.text += text
    else joined.push(position ? { text, position } : { text })
  }
  return joined
}

const silentTags = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'title', 'textarea'])

const blockTags = new Set(
  'p li div section article header footer h1 h2 h3 h4 h5 h6 table tr td th dl dt dd blockquote pre'.split(
    ' ',
  ),
)

const markTags = new Map<string, 'bold' | 'italic' | 'underline' | 'struck' | 'sup' | 'sub'>([
  ['strong', 'bold'],
  ['b', 'bold'],
  ['em', 'italic'],
  ['i', 'italic'],
  ['u', 'underline'],
  ['s', 'struck'],
  ['strike', 'struck'],
  ['del', 'struck'],
  ['sup', 'sup'],
  ['sub', 'sub'],
])

/** Joins runs of the same marks, trims the ends and lines of each block, and drops blocks without text. */
function tidyBlocks(blocks: readonly RichBlock[]): RichBlock[] {
  return blocks
    .map(({ kind, runs }) => ({ kind, runs: trimRuns(joinRuns(runs)) }))
    .filter(({ runs }) => runs.length > 0)
}

function joinRuns(runs: readonly RichRun[]): RichRun[] {
  const joined: RichRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last && sameMarks(last, run)) joined[joined.length - 1] = { ...last, text: last.text + run.text }
    else if (run.text !== '') joined.push(run)
  }
  return joined
}

function sameMarks(a: RichRun, b: RichRun): boolean {
  return (
    !a.bold === !b.bold &&
    !a.italic === !b.italic &&
    !a.underline === !b.underline &&
    !a.struck === !b.struck &&
    a.position === b.position &&
    (a.href ?? '') === (b.href ?? '')
  )
}

function trimRuns(runs: RichRun[]): RichRun[] {
  const tidy: RichRun[] = []
  let endsWithSpace = true
  for (const run of runs) {
    let text = run.text.replace(/ *\n */g, '\n').replace(/ {2,}/g, ' ')
    if (endsWithSpace) text = text.replace(/^ +/, '')
    if (text === '') continue
    endsWithSpace = /[ \n]$/.test(text)
    tidy.push({ ...run, text })
  }
  return trimEnds(tidy)
}

function trimEnds(runs: RichRun[]): RichRun[] {
  const [first, last] = [runs[0], runs.at(-1)]
  if (!first || !last) return runs
  const start = first.text.trimStart()
  if (start === '') return trimEnds(runs.slice(1))
  const trimmed = [{ ...first, text: start }, ...runs.slice(1)]
  const tail = trimmed.at(-1) ?? first
  const end = tail.text.trimEnd()
  if (end === '') return trimEnds(trimmed.slice(0, -1))
  return [...trimmed.slice(0, -1), { ...tail, text: end }]
}

function writeRuns(runs: readonly RichRun[]): string {
  return runs.map(writeRun).join('')
}

function writeRun({ text, bold, italic, underline, struck, position, href }: RichRun): string {
  let html = escapeText(text).replaceAll('\n', '<br>')
  if (position) html = `<${position}>${html}</${position}>`
  if (struck) html = `<s>${html}</s>`
  if (underline) html = `<u>${html}</u>`
  if (italic) html = `<em>${html}</em>`
  if (bold) html = `<strong>${html}</strong>`
  return href ? `<a href="${escapeHtml(href)}">${html}</a>` : html
}

function openingTag(kind: RichBlock['kind']): string {
  if (kind === 'paragraph') return ''
  return kind === 'bullet' ? '<ul>' : '<ol>'
}

function closingTag(kind: RichBlock['kind']): string {
  return openingTag(kind).replace('<', '</')
}
