import { accept, type Result, refuse } from '#base/result.ts'
import { readToken } from '#word/xml/tokens.ts'
import { attributesOf, localName, type Node, readNode } from './node.ts'
import { type ExchangeRefusal, exchangeLimits, openExchange } from './open-exchange.ts'

/** An element that holds one entry, with the attributes of what it stands in, from the outermost. */
export type Unit = { node: Node; within: readonly Within[] }
export type Within = { name: string; attributes: Readonly<Record<string, string>> }

/** Calls `use` with each entry of a document in turn; the whole document is never held. */
export function readUnits(
  text: string,
  { roots, units }: { roots: readonly string[]; units: readonly string[] },
  use: (unit: Unit) => void,
): Result<undefined, ExchangeRefusal> {
  const opened = openExchange(text)
  if (!opened.ok) return opened
  const reader = opened.value
  const within: Within[] = []
  let count = 0
  for (let token = readToken(reader); token !== 'end'; token = readToken(reader)) {
    if (token === 'close') within.pop()
    if (token !== 'open') continue
    const name = localName(reader)
    if (within.length === 0 && !roots.includes(name)) return refuse('other-format')
    if (!units.includes(name)) {
      within.push({ name, attributes: attributesOf(reader) })
      continue
    }
    count += 1
    if (count > exchangeLimits.entries) return refuse('too-many')
    const node = readNode(reader)
    if (!reader.problem) use({ node, within: [...within] })
  }
  return reader.problem ? refuse(reader.problem) : accept(undefined)
}
