import { readAttributeValue, readToken, textOf, type XmlReader } from '#word/xml/tokens.ts'

/** One element with all that is in it. Names are without their prefix, those of attributes as they are written. */
export type Node = { name: string; attributes: Readonly<Record<string, string>>; children: (Node | string)[] }

/** The element that was opened last, up to its end. */
export function readNode(reader: XmlReader): Node {
  const node: Node = { name: localName(reader), attributes: attributesOf(reader), children: [] }
  for (let token = readToken(reader); token === 'open' || token === 'text'; token = readToken(reader)) {
    node.children.push(token === 'open' ? readNode(reader) : textOf(reader))
  }
  return node
}

export function localName({ name }: XmlReader): string {
  return name.slice(Math.max(name.lastIndexOf('}'), name.lastIndexOf(':')) + 1)
}

export function attributesOf(reader: XmlReader): Record<string, string> {
  const { source, attributes } = reader
  const found: Record<string, string> = {}
  for (let at = 0; at < attributes.count * 4; at += 4) {
    found[source.slice(attributes.places[at], attributes.places[at + 1])] = readAttributeValue(reader, at)
  }
  return found
}

/** Elements right below a node, of these names. */
export function childrenOf(node: Node | undefined, ...names: string[]): Node[] {
  return (node?.children ?? []).filter(
    (child): child is Node => typeof child !== 'string' && (names.length === 0 || names.includes(child.name)),
  )
}

/** All words below a node. */
export function wordsIn(node: Node | undefined): string {
  return (node?.children ?? []).map((child) => (typeof child === 'string' ? child : wordsIn(child))).join('')
}

export function languageOfNode({ attributes }: Node): string {
  return attributes['xml:lang'] ?? attributes.lang ?? ''
}
