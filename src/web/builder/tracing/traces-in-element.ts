import type { Trace } from '#facts/trace-text.ts'

/** Words on a page, by the nodes of text that they begin and end in. */
export type Words = { start: Text; startOffset: number; end: Text; endOffset: number }

export type MarkedWords = Words & { trace: Trace }

/** A text as somebody reads it, with the nodes that it is made of and where in it each begins. */
export type Block = { text: string; nodes: readonly { node: Text; from: number }[] }

/** The texts in an element: words that run on within one paragraph, cell or heading are one text. */
export function blocksIn(root: Element, isWanted: (node: Text) => boolean = () => true): Block[] {
  const blocks: { text: string; nodes: { node: Text; from: number }[]; holder: Element }[] = []
  const walker = root.ownerDocument.createTreeWalker(root, showText | showElement)
  let isBroken = false
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (currentNode.nodeType === 1) {
      if ((currentNode as Element).localName === 'br') isBroken = true
      continue
    }
    const node = currentNode as Text
    const holder = holderOf(node, root)
    if (node.data === '' || !holder || !isWanted(node)) continue
    const last = blocks.at(-1)
    if (last?.holder === holder && !isBroken) {
      last.nodes.push({ node, from: last.text.length })
      last.text += node.data
    } else blocks.push({ text: node.data, nodes: [{ node, from: 0 }], holder })
    isBroken = false
  }
  return blocks
}

const showText = 4
const showElement = 1

/** Nothing for what nobody reads. */
function holderOf(node: Text, root: Element): Element | undefined {
  let element = node.parentElement
  while (element && element !== root && inline.has(element.localName)) element = element.parentElement
  return element && !unread.has(element.localName) ? element : undefined
}

const inline = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'em', 'i', 'label', 'mark', 'q', 's', 'small', 'span'],
  ...['strong', 'sub', 'sup', 'time', 'u'],
])
const unread = new Set(['script', 'style', 'svg', 'text', 'title', 'template', 'noscript'])

/** Traces of its text, each at its place in the nodes; those that lie outside of it are passed over. */
export function markWords(block: Block, traces: readonly Trace[], shift = 0): MarkedWords[] {
  return traces.flatMap((trace) => {
    const words = wordsAt(block, trace.from + shift, trace.to + shift)
    return words ? [{ trace, ...words }] : []
  })
}

/** Nothing where the text does not reach so far. */
export function wordsAt({ nodes }: Block, from: number, to: number): Words | undefined {
  const first = nodes.findLast((each) => each.from <= from)
  const last = nodes.findLast((each) => each.from < to)
  if (!first || !last || to - last.from > last.node.data.length) return undefined
  const offsets = { startOffset: from - first.from, endOffset: to - last.from }
  return { start: first.node, end: last.node, ...offsets }
}
