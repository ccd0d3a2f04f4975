import type { RichRun } from '#content/values/rich-text.ts'
import type { XmlReader } from '../xml/tokens.ts'
import { enterChild, isOn, readAttribute, skipElement } from '../xml/xml.ts'

/** What a style says about the text that has it. Absent is unsaid. */
export type WordStyle = {
  /** 1 to 9. */
  heading?: number
  numberingId?: string
  numberingLevel?: string
  /** How many lists it lies in beside its own, where only its name says so. */
  depth?: number
  isBold?: boolean
  isItalic?: boolean
  isStruck?: boolean
  isHidden?: boolean
  position?: Position
}

/** Raised, lowered, or back on the line. */
export type Position = NonNullable<RichRun['position']> | 'baseline'

type WrittenStyle = WordStyle & { basedOn?: string }

/** Word itself follows no longer chain of styles that are based on each other. */
const maxChain = 12

/** All styles by id, each with what it takes from those that it is based on. */
export function readStyles(reader: XmlReader): Map<string, WordStyle> {
  const written = new Map<string, WrittenStyle>()
  enterChild(reader)
  while (enterChild(reader)) {
    if (reader.name !== 'w:style') skipElement(reader)
    else written.set(readAttribute(reader, 'w:styleId') ?? '', readSettings(reader, {}))
  }
  return new Map([...written].map(([id, style]) => [id, withInherited(style, written)]))
}

export function headingOfOutline(level: string | undefined) {
  return level && /^[0-8]$/.test(level) ? Number(level) + 1 : undefined
}

function withInherited(style: WrittenStyle, written: Map<string, WrittenStyle>) {
  let whole = style
  let base = style.basedOn
  for (let step = 0; base !== undefined && step < maxChain; step++) {
    const next = written.get(base)
    whole = { ...next, ...whole }
    base = next?.basedOn
  }
  return whole
}

function readSettings(reader: XmlReader, style: WrittenStyle): WrittenStyle {
  while (enterChild(reader)) {
    if (reader.name === 'w:pPr' || reader.name === 'w:rPr' || reader.name === 'w:numPr') {
      readSettings(reader, style)
      continue
    }
    readSetting(reader, style)
    skipElement(reader)
  }
  return style
}

function readSetting(reader: XmlReader, style: WrittenStyle) {
  switch (reader.name) {
    case 'w:basedOn':
      assign(style, 'basedOn', readAttribute(reader, 'w:val'))
      break
    case 'w:name':
      assign(style, 'heading', headingOfName(readAttribute(reader, 'w:val')))
      assign(style, 'depth', depthOfName(readAttribute(reader, 'w:val')))
      break
    case 'w:outlineLvl':
      assign(style, 'heading', headingOfOutline(readAttribute(reader, 'w:val')))
      break
    case 'w:numId':
      assign(style, 'numberingId', readAttribute(reader, 'w:val'))
      break
    case 'w:ilvl':
      assign(style, 'numberingLevel', readAttribute(reader, 'w:val'))
      break
    case 'w:b':
      style.isBold = isOn(reader)
      break
    case 'w:i':
      style.isItalic = isOn(reader)
      break
    case 'w:strike':
    case 'w:dstrike':
      style.isStruck = isOn(reader)
      break
    case 'w:vertAlign':
      assign(style, 'position', positionOf(readAttribute(reader, 'w:val')))
      break
    case 'w:position':
      assign(style, 'position', style.position ?? positionOfRaise(readAttribute(reader, 'w:val')))
      break
    case 'w:vanish':
      style.isHidden = isOn(reader)
  }
}

/** ECMA-376 17.3.2.42. */
export function positionOf(value: string | undefined): Position {
  if (value === 'superscript') return 'sup'
  return value === 'subscript' ? 'sub' : 'baseline'
}

/** Raised or lowered by hand: in half points, unless a unit stands behind the figure. */
export function positionOfRaise(value: string | undefined): Position | undefined {
  const raise = Number.parseFloat(value ?? '')
  if (raise >= leastRaise) return 'sup'
  return raise <= -leastRaise ? 'sub' : undefined
}

const leastRaise = 2

function assign<Key extends keyof WrittenStyle>(style: WrittenStyle, key: Key, value: WrittenStyle[Key]) {
  if (value !== undefined) style[key] = value
}

/** Word keeps the English names of its own styles in every language; their ids it translates. */
function headingOfName(name: string | undefined) {
  if (/^title$/i.test(name ?? '')) return 1
  const level = /^heading ([1-9])$/i.exec(name ?? '')?.[1]
  return level ? Number(level) : undefined
}

/** Each of "List Bullet 2" and "List Number 3" has a numbering of its own, in which all are at the top. */
function depthOfName(name: string | undefined) {
  const rank = /^list (?:bullet|number) ([2-5])$/i.exec(name ?? '')?.[1]
  return rank ? Number(rank) - 1 : undefined
}
