import type { Chance } from './chance.ts'

/** Where an element begins and ends in its XML. */
export type Element = { start: number; end: number }

/** Some element of the XML, or some one of that name; undefined when there is none, or it has no end. */
export function findElement(xml: string, chance: Chance, name?: string): Element | undefined {
  const opening = name ? new RegExp(`<${name}(?=[\\s/>])`, 'g') : /<[\w:]+/g
  const from = chance.below(xml.length)
  opening.lastIndex = from
  const found = opening.exec(xml) ?? opening.exec(xml)
  return found ? endOf(xml, found.index, found[0].slice(1)) : undefined
}

export function textOfElement(xml: string, { start, end }: Element): string {
  return xml.slice(start, end)
}

function endOf(xml: string, start: number, name: string): Element | undefined {
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])[^>]*?(/?)>`, 'g')
  tags.lastIndex = start
  let depth = 0
  for (let tag = tags.exec(xml); tag; tag = tags.exec(xml)) {
    const [, isClosing, isEmpty] = tag
    if (isClosing) depth--
    else if (!isEmpty) depth++
    if (depth <= 0) return { start, end: tags.lastIndex }
  }
}
