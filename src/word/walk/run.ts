import { enterChild, isOn, readAttribute, skipElement } from '../xml/xml.ts'
import { noteChange } from './changes.ts'
import { type Position, positionOf, positionOfRaise, type WordStyle } from './styles.ts'
import { type Walk, walkChildren } from './walk.ts'

export function walkRun(walk: Walk) {
  const { run, change } = walk
  walk.run = walk.scope.plain
  walkChildren(walk)
  walk.run = run
  walk.change = change
}

/** The marks of the open run. In right-to-left text bold and italic have settings of their own. */
export function readRunFormat(walk: Walk) {
  const { reader, scope } = walk
  let style: WordStyle | undefined
  let isBold: boolean | undefined
  let isItalic: boolean | undefined
  let isUnderlined = false
  let isStruck: boolean | undefined
  let isHidden: boolean | undefined
  let colour: string | undefined
  let size: number | undefined
  let isMarked = false
  let isRightToLeft = false
  let isBoldRightToLeft: boolean | undefined
  let isItalicRightToLeft: boolean | undefined
  let position: Position | undefined
  let byHand: Position | undefined

  while (enterChild(reader)) {
    switch (reader.name) {
      case 'w:b':
        isBold = isOn(reader)
        break
      case 'w:i':
        isItalic = isOn(reader)
        break
      case 'w:bCs':
        isBoldRightToLeft = isOn(reader)
        break
      case 'w:iCs':
        isItalicRightToLeft = isOn(reader)
        break
      case 'w:u':
        isUnderlined = isOn(reader)
        break
      case 'w:strike':
      case 'w:dstrike':
        isStruck = isOn(reader) || (isStruck ?? false)
        break
      case 'w:color':
        colour = readAttribute(reader, 'w:val') ?? ''
        break
      case 'w:highlight':
        isMarked = readAttribute(reader, 'w:val') !== 'none'
        break
      case 'w:sz':
        size = Number.parseInt(readAttribute(reader, 'w:val') ?? '', 10) || undefined
        break
      case 'w:rtl':
        isRightToLeft = isOn(reader)
        break
      case 'w:vanish':
        isHidden = isOn(reader)
        break
      case 'w:vertAlign':
        position = positionOf(readAttribute(reader, 'w:val'))
        break
      case 'w:position':
        byHand = positionOfRaise(readAttribute(reader, 'w:val'))
        break
      case 'w:rStyle':
        style = walk.context.styles.get(readAttribute(reader, 'w:val') ?? '')
        break
      case 'w:rPrChange':
        walk.change ??= noteChange(walk, 'formatted')
    }
    skipElement(reader)
  }
  if (isRightToLeft) {
    isBold = isBoldRightToLeft ?? isBold
    isItalic = isItalicRightToLeft ?? isItalic
  }
  const isLink = (scope.link ?? scope.fieldLink) !== undefined
  const { plain } = scope
  position ??= byHand ?? style?.position
  walk.run = {
    isBold: isBold ?? style?.isBold ?? false,
    isItalic: isItalic ?? style?.isItalic ?? false,
    // Editors that do not use a style for links underline and colour them by hand: that is no underline of the author's.
    isUnderlined: isUnderlined && !(isLink && colour !== undefined),
    isStruck: isStruck ?? style?.isStruck ?? plain.isStruck,
    isHidden: isHidden ?? style?.isHidden ?? plain.isHidden,
    position: position === 'baseline' ? undefined : (position ?? plain.position),
    ...(size !== undefined && { size }),
    ...(isGrey(colour) && { isPale: true }),
    ...(isRed(colour) && { isRed: true }),
    ...(isMarked && { isMarked: true }),
  }
}

/** Neither black nor white, and of no colour: what stands in grey is said in passing. */
function isGrey(colour = ''): boolean {
  const parts = colour.match(/[\dA-F]{2}/gi)?.map((part) => Number.parseInt(part, 16)) ?? []
  const [least, most] = [Math.min(...parts), Math.max(...parts)]
  return parts.length === 3 && most - least < 20 && least > 100 && most < 215
}

/** As one marks what is wrong or still open, and sets no copy in. */
function isRed(colour = ''): boolean {
  return /^(?:F[0-9A-F]|E[0-9A-F])(?:[0-2][0-9A-F]){2}$/i.test(colour)
}
