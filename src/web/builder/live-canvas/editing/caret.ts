/** Where the caret stands in a text, or from where to where something is selected. */
export type Caret = { start: number; end: number }

/** What somebody typed into the element. A line's end that stands last shows a new line and is not typed by anybody. */
export function readText(element: Element): string {
  return rawText(element).replace(/\n$/, '')
}

export function writeText(element: Element, text: string) {
  // A last line that is empty shows only before another line's end.
  element.textContent = text.endsWith('\n') ? `${text}\n` : text
}

/** Nothing when it stands elsewhere. */
export function readCaret(element: Element): Caret | undefined {
  const selection = element.ownerDocument.getSelection()
  if (!selection || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!element.contains(range.commonAncestorContainer)) return undefined
  return {
    start: offsetOf(element, range.startContainer, range.startOffset),
    end: offsetOf(element, range.endContainer, range.endOffset),
  }
}

export function placeCaret(element: Element, { start, end }: Caret) {
  const selection = element.ownerDocument.getSelection()
  const [from, to] = [spotAt(element, start), spotAt(element, end)]
  selection?.setBaseAndExtent(from.node, from.offset, to.node, to.offset)
}

/** Where in the element's text a point of the document is; nothing when it is not in it. */
export function caretAtPoint(element: Element, x: number, y: number): Caret | undefined {
  const { node, offset } = spotAtPoint(element.ownerDocument, x, y) ?? {}
  if (!node || !element.contains(node)) return undefined
  const at = offsetOf(element, node, offset ?? 0)
  return { start: at, end: at }
}

function rawText(node: Node): string {
  if (node.nodeType === 3) return (node as Text).data
  if (node.nodeName === 'BR') return '\n'
  return [...node.childNodes].map(rawText).join('')
}

function offsetOf(element: Element, node: Node, offset: number): number {
  const range = element.ownerDocument.createRange()
  range.setStart(element, 0)
  range.setEnd(node, offset)
  return rawText(range.cloneContents()).length
}

function spotAt(element: Element, offset: number): { node: Node; offset: number } {
  let left = offset
  let last: { node: Node; offset: number } = { node: element, offset: 0 }
  const walker = element.ownerDocument.createTreeWalker(element, 5)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node.nodeType === 3) {
      const { length } = node as Text
      if (left <= length) return { node, offset: left }
      left -= length
      last = { node, offset: length }
    } else if (node.nodeName === 'BR') {
      left -= 1
      if (left < 0) return { node: node.parentNode ?? element, offset: indexOf(node) }
    }
  }
  return last
}

function indexOf(node: Node): number {
  return [...(node.parentNode?.childNodes ?? [])].indexOf(node as ChildNode)
}

/** Browsers name it differently. */
function spotAtPoint(document: Document, x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y)
    return position ? { node: position.offsetNode, offset: position.offset } : undefined
  }
  const older = document as Document & { caretRangeFromPoint?: (x: number, y: number) => Range | null }
  const range = older.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}
