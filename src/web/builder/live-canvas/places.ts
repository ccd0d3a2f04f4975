import { hasMarks, splitMarks } from '#html/marks.ts'

/**
 * Turns the marks in an element's text into `data-place`: on the element that holds nothing but the value, else on a
 * `span` of its own.
 */
export function placeMarks(root: Element) {
  for (const { start, end, number } of takeMarks(root)) {
    const place = holderOf(start, end) ?? wrap(start, end)
    place?.setAttribute('data-place', String(number))
    start.remove()
    end.remove()
  }
  root.normalize()
}

type Marked = { start: Comment; end: Comment; number: number }

/** Comments take the place of marks, so that what lies between them can be found; the inner ones come first. */
function takeMarks(root: Element): Marked[] {
  const found: Marked[] = []
  const open: { start: Comment; number: number }[] = []
  for (const text of textsIn(root)) {
    const pieces = splitMarks(text.data)
    if (pieces.length === 1 && pieces[0]?.kind === 'text') continue
    const nodes = pieces.map((piece) => {
      if (piece.kind === 'text') return text.ownerDocument.createTextNode(piece.text)
      const comment = text.ownerDocument.createComment('')
      if (piece.kind === 'start') open.push({ start: comment, number: piece.number })
      else {
        const opened = open.pop()
        if (opened) found.push({ ...opened, end: comment })
      }
      return comment
    })
    text.replaceWith(...nodes)
  }
  return found
}

function textsIn(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, 4)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(({ data }) => hasMarks(data))
}

/** The element in which there is nothing else but white space. */
function holderOf(start: Comment, end: Comment): Element | undefined {
  const parent = start.parentElement
  if (!parent || parent !== end.parentElement || parent.hasAttribute('data-place')) return undefined
  const isFirst = isNothing(start.previousSibling, 'previousSibling')
  return isFirst && isNothing(end.nextSibling, 'nextSibling') ? parent : undefined
}

function isNothing(from: ChildNode | null, way: 'previousSibling' | 'nextSibling'): boolean {
  for (let node = from; node; node = node[way]) {
    const isBlankText = node.nodeType === 3 && node.textContent?.trim() === ''
    if (!isBlankText && node.nodeType !== 8) return false
  }
  return true
}

/** A value that does not end beside where it began has no element of its own. */
function wrap(start: Comment, end: Comment): Element | undefined {
  if (start.parentNode !== end.parentNode) return undefined
  const span = start.ownerDocument.createElement('span')
  start.before(span)
  while (start.nextSibling && start.nextSibling !== end) span.append(start.nextSibling)
  return span
}
