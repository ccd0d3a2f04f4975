import { splitMarks } from '../../../../src/html/marks.ts'
import type { LivePlace, LiveSection } from '../../../canvas/live-library.ts'

/** A value that can be edited, with the HTML that it has in the sample. */
export type Slot = { place: LivePlace; html: string }

export type LiveElement = {
  tag: string
  attributes: Record<string, string | true | Record<string, string>>
  /** Attributes that name the section's id, which is another in every instance. */
  ownAttributes: [name: string, value: string][]
  children: LiveNode[]
}

export type LiveNode = string | Slot | LiveElement

export type ReadSection = { code: string; root: LiveElement; slots: Slot[] }

export function readSection({ code, id, html, places }: LiveSection): ReadSection {
  const slots: Slot[] = []
  const holder = document.createElement('template')
  holder.innerHTML = html
  const nodes = readNodes([...holder.content.childNodes])
  const [first] = nodes
  const isOne = nodes.length === 1 && typeof first === 'object' && 'tag' in first
  const root = isOne ? first : { tag: 'div', attributes: {}, ownAttributes: [], children: nodes }
  return { code, root, slots }

  /** What stands between two marks is one value, elements and all. */
  function readNodes(siblings: readonly ChildNode[]): LiveNode[] {
    const read: LiveNode[] = []
    let open: Slot | undefined
    let inner = 0
    for (const sibling of siblings) {
      if (sibling instanceof Element) {
        if (open) open.html += sibling.outerHTML
        else read.push(readElement(sibling))
        continue
      }
      for (const piece of splitMarks(sibling.textContent ?? '')) {
        if (piece.kind === 'text') {
          if (open) open.html += piece.text
          else read.push(piece.text)
        } else if (piece.kind === 'start') {
          if (open) inner++
          else open = slotOf(piece.number)
        } else if (inner > 0) inner--
        else if (open) {
          read.push(open)
          open = undefined
        }
      }
    }
    return read
  }

  function slotOf(number: number): Slot {
    const place = places[number]
    if (!place) throw new Error(`${code} has no place ${number}`)
    const slot = { place, html: '' }
    slots.push(slot)
    return slot
  }

  function readElement(element: Element): LiveElement {
    const all = Array.from(element.attributes, ({ name, value }) => [name, value] as const)
    return {
      tag: element.localName,
      attributes: Object.fromEntries(
        all.filter(([, value]) => !value.includes(id)).map(([name, value]) => readAttribute(name, value)),
      ),
      ownAttributes: all
        .filter(([, value]) => value.includes(id))
        .map(([name, value]) => [name, value.replaceAll(id, '%')]),
      children: readNodes([...element.childNodes]),
    }
  }
}

/** As React wants them. */
function readAttribute(name: string, value: string) {
  if (name === 'class') return ['className', value]
  if (name === 'style') return ['style', readStyle(value)]
  if (value === '' && ['open', 'hidden', 'inert', 'disabled'].includes(name)) return [name, true]
  return [name, value]
}

function readStyle(style: string): Record<string, string> {
  const declarations = style.split(';').filter(Boolean)
  return Object.fromEntries(
    declarations.map((each) => {
      const [name = '', ...value] = each.split(':')
      return [name.trim(), value.join(':').trim()]
    }),
  )
}
