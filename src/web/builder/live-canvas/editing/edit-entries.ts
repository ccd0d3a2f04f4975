import { fitLines, pastedLines } from '../../value/pasted-lines.ts'
import { caretAtPoint, placeCaret, readCaret, readText, writeText } from './caret.ts'
import { cleanPaste } from './clean-paste.ts'
import type { Edit } from './edit-text.ts'
import {
  breakEntry,
  caretIn,
  entryAt,
  goToEntry,
  joinBack,
  joinOn,
  linesOf,
  moveEntry,
  withEntry,
} from './entries-text.ts'
import { focusTyped, hearTyping } from './hear-typing.ts'
import type { Point } from './type-in-place.ts'
import {
  insertTyped,
  recordTyping,
  redoTyping,
  startHistory,
  type Typed,
  type TypingHistory,
  undoTyping,
} from './typing-history.ts'

type Options = {
  entries: readonly string[]
  /** Which entry is typed in first, what shows it, and where in it the caret stands. */
  entry: number
  element: HTMLElement
  offset: number
  /** Makes the page show these entries, and answers what shows one of them. */
  draw: (entries: string[], entry: number) => HTMLElement | undefined
  onType: (entries: string[]) => void
  /** How many of them there may be. */
  most: number
  /** There is no room for one more, or for these that were pasted. */
  onFull: (left?: readonly string[]) => void
  /** Enter in an empty entry leaves the list, as it does wherever lists are typed. */
  onEnd: () => void
}

/** What the bar beside a list does with the entry that is typed in. */
export type EntriesEdit = Edit & {
  goTo: (entry: number, element: HTMLElement, point: Point) => void
  move: (by: 1 | -1) => void
  add: () => void
}

/** The entries of a list, typed one by one where they stand, and taken back as one text. */
export function editEntries(options: Options): EntriesEdit {
  const { draw, onType, most, onFull, onEnd } = options
  let history: TypingHistory = startHistory(caretIn(options.entries, options.entry, options.offset))
  let { element } = options
  let stopHearing = hear(element)
  /** What the page shows, which has an element for each of them. */
  let drawn = linesOf(history.now)
  put()

  function hear(shown: HTMLElement): () => void {
    return hearTyping(shown, {
      take: (kind) => keep(recordTyping(history, withEntry(history.now, readEntry()), kind)),
      insert: (words, kind) => go(insertTyped(nowTyped(), words), kind),
      breakLine,
      paste,
      undo: () => show(undoTyping(history)),
      redo: () => show(redoTyping(history)),
      press,
    })
  }

  /** In its own text. */
  function readEntry(): Typed {
    const text = readText(element).replaceAll('\n', ' ')
    return { text, caret: readCaret(element) ?? { start: text.length, end: text.length } }
  }

  /** With the caret where the browser has put it. */
  function nowTyped(): Typed {
    return withEntry(history.now, readEntry())
  }

  function keep(next: TypingHistory) {
    const isOther = next.now.text !== history.now.text
    history = next
    // Some browsers leave a line in what is empty, and its hint would not show.
    if (isOther && readText(element) === '' && element.firstChild) put()
    if (isOther) onType(linesOf(next.now))
  }

  function go(next: Typed | undefined, kind: string): boolean {
    if (next) show(recordTyping(history, next, kind))
    return next !== undefined
  }

  /** Where another entry is typed in, or there are others, the page is drawn first. */
  function show(next: TypingHistory) {
    const before = entryAt(history.now).entry
    const isOther = next.now.text !== history.now.text
    history = next
    const lines = linesOf(next.now)
    const { entry } = entryAt(next.now)
    if (entry === before && lines.length === drawn.length) {
      if (isOther) onType(lines)
      return put()
    }
    stopHearing()
    const other = draw(lines, entry)
    if (!other) return onEnd()
    element = other
    drawn = lines
    stopHearing = hear(element)
    focusTyped(element)
    put()
  }

  function put() {
    const { text, caret } = history.now
    const { start, end } = entryAt(history.now)
    writeText(element, text.slice(start, end))
    placeCaret(element, { start: Math.max(caret.start - start, 0), end: caret.end - start })
  }

  function breakLine(kind: string) {
    const now = nowTyped()
    const { start, end } = entryAt(now)
    if (now.text.slice(start, end).trim() === '') return onEnd()
    if (linesOf(now).length < most) go(breakEntry(now), kind)
    else onFull()
  }

  /** A list that was copied is as many entries: the first of them goes into this one. */
  function paste(pasted: string, kind: string) {
    const lines = pastedLines(cleanPaste(pasted, 'many'))
    const now = nowTyped()
    const { fitting, left } = fitLines(lines, { count: linesOf(now).length, most })
    const words = lines.length > 1 ? fitting.join('\n') : cleanPaste(pasted, 'one')
    if (words !== '') go(insertTyped(now, words), kind)
    if (left.length > 0) onFull(left)
  }

  function press({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
    if (altKey || shiftKey) return false
    const now = nowTyped()
    if (key === 'Backspace') return go(joinBack(now), 'joinBack')
    if (key === 'Delete') return go(joinOn(now), 'joinOn')
    if (ctrlKey || metaKey) return false
    const by = stepOf(key, now)
    if (by === undefined) return false
    const { entry, start } = entryAt(now)
    const beside = by > 0 ? 0 : Number.POSITIVE_INFINITY
    const isUpOrDown = key === 'ArrowUp' || key === 'ArrowDown'
    return go(goToEntry(now, entry + by, isUpOrDown ? now.caret.end - start : beside), 'go')
  }

  /** To the entry before it or behind it, where an arrow would lead out of this one. */
  function stepOf(key: string, { caret, ...now }: Typed): 1 | -1 | undefined {
    const { start, end } = entryAt({ ...now, caret })
    if (caret.start !== caret.end) return undefined
    const isRightToLeft = element.matches(':dir(rtl)')
    if (key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) return caret.end === start ? -1 : undefined
    if (key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return caret.end === end ? 1 : undefined
    if (key === 'ArrowUp') return isOnEdge('top') ? -1 : undefined
    if (key === 'ArrowDown') return isOnEdge('bottom') ? 1 : undefined
    return undefined
  }

  /** Whether the caret is in the first line of its entry, or in the last. */
  function isOnEdge(edge: 'top' | 'bottom'): boolean {
    const range = element.ownerDocument.getSelection()?.getRangeAt(0)
    const at = range?.getBoundingClientRect()
    // Where nothing stands beside it, the caret has no place.
    if (!at || at.height === 0) return true
    const all = element.ownerDocument.createRange()
    all.selectNodeContents(element)
    return Math.abs(all.getBoundingClientRect()[edge] - at[edge]) < at.height / 2
  }

  return {
    focus() {
      focusTyped(element)
      put()
    },
    show(value) {
      const { entry, start } = entryAt(history.now)
      show(startHistory(caretIn(value.split('\n'), entry, history.now.caret.end - start)))
    },
    put(value) {
      go(caretIn(value.split('\n'), entryAt(history.now).entry, Number.POSITIVE_INFINITY), 'put')
    },
    stop: () => stopHearing(),
    goTo(entry, target, { x, y }) {
      const offset = caretAtPoint(target, x, y)?.start ?? Number.POSITIVE_INFINITY
      go(goToEntry(nowTyped(), entry, offset), 'go')
    },
    move: (by) => void go(moveEntry(nowTyped(), by), 'move'),
    add() {
      const now = nowTyped()
      const { start, end } = entryAt(now)
      const isEmpty = now.text.slice(start, end).trim() === ''
      const isFull = linesOf(now).length >= most
      if (isFull && !isEmpty) onFull()
      if (isEmpty || isFull) return put()
      go(breakEntry({ ...now, caret: { start: end, end } }), 'add')
    },
  }
}
