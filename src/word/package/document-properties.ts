import type { XmlReader } from '../xml/tokens.ts'
import { enterChild, readAttribute, readText, skipElement } from '../xml/xml.ts'

/** Custom properties by name; each value as text, whatever its type. */
export function readCustomProperties(reader: XmlReader): Map<string, string> {
  const properties = new Map<string, string>()
  enterChild(reader)
  while (enterChild(reader)) {
    const name = readAttribute(reader, 'name')
    const value = readText(reader)
    if (name !== undefined) properties.set(name, value)
  }
  return properties
}

/** The program that wrote the file last: "Microsoft Office Word", "LibreOffice/7.4.7.2…". */
export function readApplication(reader: XmlReader): string {
  let application = ''
  enterChild(reader)
  while (enterChild(reader)) {
    if (reader.name === 'app:Application') application = readText(reader).trim()
    else skipElement(reader)
  }
  return application
}
