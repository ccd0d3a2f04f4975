import { readAttributeValue, type XmlReader } from '../xml/tokens.ts'

/**
 * The attributes of the element that was opened last, by their names without prefix: what stands about comments is in
 * namespaces of many years, which agree about these names.
 */
export function attributesOf(reader: XmlReader): Record<string, string | undefined> {
  const { source, attributes } = reader
  const found: Record<string, string | undefined> = Object.create(null)
  for (let at = 0; at < attributes.count * 4; at += 4) {
    const written = source.slice(attributes.places[at], attributes.places[at + 1])
    if (!written.startsWith('xmlns'))
      found[written.slice(written.indexOf(':') + 1)] = readAttributeValue(reader, at)
  }
  return found
}
