import type { PartName } from '#word/blocks/label-words.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { readLabel, readPartName } from '#word/blocks/read-label.ts'
import type { Copy, Held, HeldKind } from '../grain.ts'
import { bareLabel } from './bare-label.ts'
import { buildCopy } from './build-copy.ts'
import type { PlacedLine } from './line.ts'
import { isCopy } from './purposes.ts'
import type { Settled } from './settle-lines.ts'

/** A line with what it is for. */
export type JudgedLine = PlacedLine & Settled

/** The sections that lines make, and what does not stand on the page. */
export function gatherLines(lines: readonly JudgedLine[], source: Blocks): { copies: Copy[]; held: Held[] } {
  const held = lines.filter((line) => !stands(line)).map(holdLine)
  const names = findNames(lines)
  const sections = partSections(openPage(joinLines(lines.filter(stands))))
  const copies = sections.map((section, index) => {
    const copy = withName(
      buildCopy(section, kindOf(section), source, held),
      names.get(section[0]?.piece.unit ?? -1),
    )
    return hasPicture(sections, index, source) ? { ...copy, hasPicture: true as const } : copy
  })
  return { copies: copies.filter(({ grains }) => grains.length > 0), held }
}

function stands({ purpose, form }: JudgedLine): boolean {
  return isCopy(purpose) && form !== 'struck' && form !== 'rule'
}

function holdLine(line: JudgedLine): Held {
  return { kind: kindOfHeld(line), block: line.block, pieces: [line.piece] }
}

function kindOfHeld({ purpose, form, text, cell }: JudgedLine): HeldKind {
  if (form === 'struck') return 'struck'
  if (form === 'label' && readLabel(bareLabel(text))?.slot === 'note') return 'note'
  if (form === 'label' || form === 'rule') return 'label'
  if (form === 'heading' && namesSection(text)) return 'label'
  if (cell?.column === 0 && readLabel(text) !== undefined) return 'label'
  return purpose === 'data' || purpose === 'frame' ? purpose : 'note'
}

/** A page begins with a hero: where no line is of one, what stands on top until the first item is. */
function openPage(lines: readonly JudgedLine[]): JudgedLine[] {
  const first = lines.findIndex(({ purpose }, index) => !(index === 0 ? ofTitle : ofTop).has(purpose))
  const end = first < 0 ? lines.length : first
  if (end < 1 || lines.some(({ kind }) => kind === 'hero')) return [...lines]
  return lines.map((line, index) => {
    if (index < end) return { ...line, kind: 'hero', begins: index === 0 }
    return index === end
      ? { ...line, purpose: line.purpose === 'item' ? 'title' : line.purpose, begins: true }
      : line
  })
}

const ofTitle: ReadonlySet<JudgedLine['purpose']> = new Set(['title', 'eyebrow'] as const)
const ofTop: ReadonlySet<JudgedLine['purpose']> = new Set([
  'lead',
  'body',
  'action',
  'second-action',
] as const)

function namesSection(text: string): boolean {
  const part = readPartName(text)
  return part !== undefined && !aboutWork.has(part)
}

const aboutWork: ReadonlySet<PartName> = new Set<PartName>(['note', 'meta', 'form', 'frame'])

/** What was cut from one line and turned out to be for one thing is one again. */
function joinLines(lines: readonly JudgedLine[]): JudgedLine[] {
  const joined: JudgedLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const goesOn = last?.piece.unit === line.piece.unit && last.piece.to === line.piece.from
    const isSame =
      last?.purpose === line.purpose &&
      (line.form === 'led' || line.form === 'answer' || line.form === 'rest' || line.form === 'counted')
    if (last && goesOn && isSame && last.form !== 'label')
      joined[joined.length - 1] = {
        ...last,
        piece: { ...last.piece, to: line.piece.to },
        text: `${last.text} ${line.text}`,
      }
    else joined.push(line)
  }
  return joined
}

/** A title with nothing below it is that of the next section, where that has none. */
function partSections(lines: readonly JudgedLine[]): JudgedLine[][] {
  const sections: JudgedLine[][] = []
  for (const line of lines) {
    const last = sections.at(-1)
    const isOnlyTitle = last?.every(({ purpose }) => purpose === 'title' || purpose === 'eyebrow')
    const goesOn = !line.begins || (isOnlyTitle && line.purpose !== 'title' && line.purpose !== 'eyebrow')
    if (last && goesOn) last.push(line)
    else sections.push([line])
  }
  return sections
}

/** What most of its lines are of; its title may have been of another one. */
function kindOf(section: readonly JudgedLine[]): JudgedLine['kind'] {
  const counts = Map.groupBy(section, ({ kind }) => kind)
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? 'text'
}

/** What the document calls the part that begins with each line of copy, by the number of its paragraph. */
function findNames(lines: readonly JudgedLine[]): ReadonlyMap<number, PartName> {
  const names = new Map<number, PartName>()
  let name: PartName | undefined
  for (const line of lines) {
    const { form, text, piece } = line
    if (!stands(line) && (form === 'heading' || form === 'text' || form === 'label'))
      name = readPartName(text) ?? name
    if (!stands(line)) continue
    const own = name ?? (line.purpose === 'title' ? readPartName(text) : undefined)
    if (own && line.begins) names.set(piece.unit, own)
    name = undefined
  }
  return names
}

/** A person's name for cards says more of them than that they are some. */
function withName(copy: Copy, name: PartName | undefined): Copy {
  const isOfItems = copy.name === 'cards' || copy.name === 'list'
  return name && isOfItems && ofItems.has(name) ? { ...copy, name } : copy
}

const ofItems: ReadonlySet<PartName> = new Set<PartName>(['benefits', 'cards', 'list', 'news', 'quotes'])

/** A picture stands between its first words and those of the next section. */
function hasPicture(
  sections: readonly (readonly JudgedLine[])[],
  index: number,
  { blocks }: Blocks,
): boolean {
  const from = sections[index]?.[0]?.piece.unit ?? 0
  const to = sections[index + 1]?.[0]?.piece.unit ?? Infinity
  return blocks.some((block) => block.kind === 'picture' && block.unit >= from && block.unit < to)
}
