import { findAttributeName } from './names.ts'
import { readAttributeValue, readToken, textOf, type XmlReader } from './tokens.ts'

/** Go to the next child of the element that stands open, over any text; false once the element closes. */
export function enterChild(reader: XmlReader) {
  for (;;) {
    const token = readToken(reader)
    if (token === 'open') return true
    if (token !== 'text') return false
  }
}

/** Go to the end of the element that was opened last. */
export function skipElement(reader: XmlReader) {
  const outside = reader.depth - 1
  while (reader.depth > outside && readToken(reader) !== 'end');
}

/** All text of the element that was opened last, also inside its children; goes to its end. */
export function readText(reader: XmlReader) {
  const outside = reader.depth - 1
  let text = ''
  while (reader.depth > outside) {
    const token = readToken(reader)
    if (token === 'text') text += textOf(reader)
    else if (token === 'end') break
  }
  return text
}

/** An attribute of the element that was opened last. */
export function readAttribute(reader: XmlReader, name: string): string | undefined {
  const { source, scope } = reader
  const { places, count } = reader.attributes
  for (let at = 0; at < count * 4; at += 4) {
    const found = findAttributeName(scope, source, places[at] as number, places[at + 1] as number)
    if (found?.name === name) return readAttributeValue(reader, at)
  }
}

/** Whether a setting such as `w:b` is on: it is, unless its value says otherwise. */
export function isOn(reader: XmlReader) {
  const value = readAttribute(reader, 'w:val')
  return value === undefined || !/^(?:0|false|off|none)$/i.test(value)
}
