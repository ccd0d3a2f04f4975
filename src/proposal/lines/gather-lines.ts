import type { Blocks } from '#word/blocks/read-blocks.ts'
import type { Copy, GrainRole, Held, HeldKind } from '../grain.ts'
import { buildCopy } from './build-copy.ts'
import type { PlacedLine } from './line.ts'
import { isCopy } from './purposes.ts'
import type { Settled } from './settle-lines.ts'

/** A line with what it is for. `role`: what a person said of it. */
export type JudgedLine = PlacedLine & Settled & { role?: GrainRole }

/** The sections that lines make, and what does not stand on the page. */
export function gatherLines(lines: readonly JudgedLine[], source: Blocks): { copies: Copy[]; held: Held[] } {
  const held = lines.filter((line) => !stands(line)).map(holdLine)
  const sections = partSections(joinLines(lines.filter(stands)))
  const copies = sections.map((section, index) => {
    const copy = buildCopy(section, section[0]?.kind ?? 'text', source, held)
    return hasPicture(sections, index, source) ? { ...copy, hasPicture: true as const } : copy
  })
  return { copies: copies.filter(({ grains }) => grains.length > 0), held }
}

function stands({ purpose, form }: JudgedLine): boolean {
  return isCopy(purpose) && form !== 'struck' && form !== 'rule'
}

function holdLine({ purpose, form, block, piece }: JudgedLine): Held {
  return { kind: kindOfHeld(purpose, form), block, pieces: [piece] }
}

function kindOfHeld(purpose: JudgedLine['purpose'], form: JudgedLine['form']): HeldKind {
  if (form === 'struck') return 'struck'
  if (form === 'label' || form === 'rule') return 'label'
  return purpose === 'data' || purpose === 'frame' ? purpose : 'note'
}

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

function partSections(lines: readonly JudgedLine[]): JudgedLine[][] {
  const sections: JudgedLine[][] = []
  for (const line of lines) {
    if (line.begins || sections.length === 0) sections.push([line])
    else sections.at(-1)?.push(line)
  }
  return sections
}

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
