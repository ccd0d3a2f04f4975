import { type Caret, placeCaret, readCaret, readText, writeText } from './caret.ts'
import { cleanPaste } from './clean-paste.ts'
import { focusTyped, hearTyping } from './hear-typing.ts'
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
  element: HTMLElement
  text: string
  caret: Caret
  /** Told of each text that is typed; never in the middle of a composition. */
  onType: (text: string) => void
}

/** What is typed in, whatever it is. */
export type Edit = {
  focus: () => void
  /** Shows what was written meanwhile by something else. */
  show: (value: string) => void
  /** Puts in what a person takes instead: it can be taken back as what is typed. */
  put: (value: string) => void
  /** The element is as before but for its words. */
  stop: () => void
}

/** Plain text typed where it stands. What comes in is plain, and what is taken back is of this text alone. */
export function editText({ element, text, caret, onType }: Options): Edit {
  let history: TypingHistory = startHistory({ text, caret })

  const stop = hearTyping(element, {
    take,
    insert,
    // Enter ends it: a page has no line breaks in a plain text.
    breakLine() {},
    paste(pasted, kind) {
      const words = cleanPaste(pasted, 'one')
      if (words !== '') insert(words, kind)
    },
    undo: () => goTo(undoTyping(history)),
    redo: () => goTo(redoTyping(history)),
  })
  write({ text, caret })

  function write({ text, caret }: Typed) {
    writeText(element, text)
    placeCaret(element, caret)
  }

  function readNow(): Typed {
    const text = readText(element)
    return { text, caret: readCaret(element) ?? { start: text.length, end: text.length } }
  }

  /** What the browser has done with what was typed. */
  function take(kind: string) {
    const now = readNow()
    // Some browsers leave a line in what is empty, and its hint would not show.
    if (now.text === '' && element.firstChild) write({ text: '', caret: { start: 0, end: 0 } })
    keep(recordTyping(history, now, kind))
  }

  function keep(next: TypingHistory) {
    const isOther = next.now.text !== history.now.text
    history = next
    if (isOther) onType(next.now.text)
  }

  function goTo(next: TypingHistory) {
    if (next === history) return
    write(next.now)
    keep(next)
  }

  function insert(inserted: string, kind: string) {
    const now = insertTyped(readNow(), inserted)
    write(now)
    keep(recordTyping(history, now, kind))
  }

  return {
    focus() {
      focusTyped(element)
      placeCaret(element, history.now.caret)
    },
    show(text) {
      const { start, end } = readCaret(element) ?? history.now.caret
      const at = (offset: number) => Math.min(offset, text.length)
      history = startHistory({ text, caret: { start: at(start), end: at(end) } })
      write(history.now)
    },
    put: (text) => goTo(recordTyping(history, { text, caret: atEnd(text) }, 'put')),
    stop,
  }
}

function atEnd({ length }: string): Caret {
  return { start: length, end: length }
}
