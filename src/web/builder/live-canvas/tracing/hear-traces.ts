import { isDragging } from '../../drag/drag-store.ts'
import { type Box, hideTraceCard, showTraceCard } from '../../tracing/trace-card-store.ts'
import type { MarkedWords } from '../../tracing/traces-in-element.ts'

/** Words that are pointed at, or that the caret rests in, say where they come from. */
export function hearTraces(
  frame: HTMLIFrameElement,
  page: Document,
  tracesIn: (section: Element) => readonly MarkedWords[],
): () => void {
  const gone = new AbortController()
  const options = { signal: gone.signal, passive: true }
  let looking = 0
  let resting: ReturnType<typeof setTimeout> | undefined

  function show(words: MarkedWords | undefined) {
    if (!words) return hideTraceCard()
    const isRightToLeft = page.documentElement.dir === 'rtl'
    showTraceCard({ trace: words.trace, measure: () => onScreen(boxOf(words), frame), isRightToLeft })
  }

  function wordsAt(node: Node | null, offset: number): MarkedWords | undefined {
    const section = node?.parentElement?.closest('[data-instance]')
    return section ? tracesIn(section).find((words) => holds(words, node, offset)) : undefined
  }

  function lookAt({ clientX: x, clientY: y }: PointerEvent) {
    const at = caretAt(page, x, y)
    const words = at && wordsAt(at.node, at.offset)
    // The nearest text may be far away.
    show(words && rectsOf(words).some((rect) => isWithin(rect, x, y)) ? words : undefined)
  }

  page.addEventListener(
    'pointermove',
    (event) => {
      if (isDragging()) return
      cancelAnimationFrame(looking)
      looking = requestAnimationFrame(() => lookAt(event))
    },
    options,
  )
  page.documentElement.addEventListener('pointerleave', hideTraceCard, options)
  page.addEventListener('pointerdown', hideTraceCard, options)
  page.addEventListener('input', hideTraceCard, options)
  page.addEventListener(
    'selectionchange',
    () => {
      clearTimeout(resting)
      resting = setTimeout(() => {
        const selection = page.getSelection()
        const { anchorNode, anchorOffset = 0, isCollapsed } = selection ?? {}
        if (!isCollapsed || !anchorNode?.parentElement?.closest('[data-edited]')) return
        show(wordsAt(anchorNode, anchorOffset))
      }, rest)
    },
    options,
  )
  return () => {
    gone.abort()
    cancelAnimationFrame(looking)
    clearTimeout(resting)
    hideTraceCard()
  }
}

/** In milliseconds: a caret on its way through a text says nothing. */
const rest = 350

function caretAt(page: Document, x: number, y: number): { node: Node; offset: number } | undefined {
  const position = page.caretPositionFromPoint?.(x, y)
  if (position) return { node: position.offsetNode, offset: position.offset }
  const range = page.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

function holds(words: MarkedWords, node: Node | null, offset: number): boolean {
  if (node?.nodeType !== 3) return false
  const range = rangeOf(words)
  return range !== undefined && range.comparePoint(node, offset) === 0
}

/** Nothing where the text is another one by now. */
function rangeOf({ start, startOffset, end, endOffset }: MarkedWords): Range | undefined {
  if (startOffset > start.data.length || endOffset > end.data.length) return undefined
  const range = start.ownerDocument.createRange()
  range.setStart(start, startOffset)
  range.setEnd(end, endOffset)
  return range
}

function rectsOf(words: MarkedWords): DOMRect[] {
  return [...(rangeOf(words)?.getClientRects() ?? [])]
}

function boxOf(words: MarkedWords): Box {
  return rectsOf(words)[0] ?? { left: 0, top: 0, width: 0, height: 0 }
}

function isWithin({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1
}

function onScreen({ left, top, width, height }: Box, frame: HTMLIFrameElement): Box {
  const outer = frame.getBoundingClientRect()
  const scale = frame.offsetWidth > 0 ? outer.width / frame.offsetWidth : 1
  return {
    ...{ left: outer.left + left * scale, top: outer.top + top * scale },
    ...{ width: width * scale, height: height * scale },
  }
}
