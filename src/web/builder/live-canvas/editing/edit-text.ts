import { currentPlatform } from '../../../ui/shortcut-label.ts'
import { isPressed } from '../../commands/match-shortcut.ts'
import { type Caret, placeCaret, readCaret, readText, writeText } from './caret.ts'
import { cleanPaste } from './clean-paste.ts'
import { recordTyping, redoTyping, startHistory, type TypingHistory, undoTyping } from './typing-history.ts'

type Options = {
  element: HTMLElement
  text: string
  caret: Caret
  lines: 'one' | 'many'
  /** Told of each text that is typed; never in the middle of a composition. */
  onType: (text: string) => void
}

/** What is typed in, whatever it is. */
export type Edit = {
  focus: () => void
  /** Shows what was written meanwhile by something else. */
  show: (value: string) => void
  /** The element is as before but for its words. */
  stop: () => void
}

/** Plain text typed where it stands. What comes in is plain, and what is taken back is of this text alone. */
export function editText({ element, text, caret, lines, onType }: Options): Edit {
  const listening = new AbortController()
  const { signal } = listening
  const isInControl = element.closest('summary, button') !== null
  let history: TypingHistory = startHistory({ text, caret })
  let isComposing = false

  element.setAttribute('contenteditable', 'plaintext-only')
  put({ text, caret })

  element.addEventListener(
    'compositionstart',
    () => {
      isComposing = true
    },
    { signal },
  )
  element.addEventListener(
    'compositionend',
    () => {
      isComposing = false
      take('insertCompositionText')
    },
    { signal },
  )
  element.addEventListener(
    'input',
    (event) => {
      if (!isComposing) take((event as InputEvent).inputType)
    },
    { signal },
  )
  element.addEventListener('beforeinput', beforeInput, { signal })
  element.addEventListener('paste', (event) => insertFrom(event, event.clipboardData), { signal })
  element.addEventListener('drop', (event) => insertFrom(event, event.dataTransfer), { signal })
  element.addEventListener('keydown', hearKey, { signal })
  element.addEventListener('keyup', keepSpace, { signal })

  function put({ text, caret }: { text: string; caret: Caret }) {
    writeText(element, text)
    placeCaret(element, caret)
  }

  /** What the browser has done with what was typed. */
  function take(kind: string) {
    const text = readText(element)
    const caret = readCaret(element) ?? { start: text.length, end: text.length }
    // Some browsers leave a line in what is empty, and its hint would not show.
    if (text === '' && element.firstChild) put({ text, caret: { start: 0, end: 0 } })
    keep(recordTyping(history, { text, caret }, kind))
  }

  function keep(next: TypingHistory) {
    const isOther = next.now.text !== history.now.text
    history = next
    if (isOther) onType(next.now.text)
  }

  function goTo(next: TypingHistory) {
    if (next === history) return
    put(next.now)
    keep(next)
  }

  function insert(inserted: string, kind: string) {
    const text = readText(element)
    const { start, end } = readCaret(element) ?? { start: text.length, end: text.length }
    const at = start + inserted.length
    const now = { text: text.slice(0, start) + inserted + text.slice(end), caret: { start: at, end: at } }
    put(now)
    keep(recordTyping(history, now, kind))
  }

  function beforeInput(event: InputEvent) {
    const { inputType } = event
    if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') {
      event.preventDefault()
      if (lines === 'many') insert('\n', inputType)
    }
  }

  function insertFrom(event: Event, data: DataTransfer | null) {
    event.preventDefault()
    const words = cleanPaste(data?.getData('text/plain') ?? '', lines)
    if (words !== '') insert(words, event.type)
  }

  function hearKey(event: KeyboardEvent) {
    if (event.isComposing) return
    keepSpace(event)
    if (isMeant('Mod+Z', event)) goTo(undoTyping(history))
    else if (isMeant('Mod+Shift+Z', event) || isMeant('Mod+Y', event)) goTo(redoTyping(history))
    else return
    event.preventDefault()
  }

  /** In a button the space bar would press it. */
  function keepSpace(event: KeyboardEvent) {
    if (!isInControl || event.key !== ' ' || event.isComposing) return
    event.preventDefault()
    if (event.type === 'keydown') insert(' ', 'insertText')
  }

  return {
    focus() {
      // Firefox gives the focus to an element of a frame that has it already.
      element.ownerDocument.defaultView?.focus()
      element.focus({ preventScroll: true })
      placeCaret(element, history.now.caret)
    },
    show(text) {
      const { start, end } = readCaret(element) ?? history.now.caret
      const at = (offset: number) => Math.min(offset, text.length)
      history = startHistory({ text, caret: { start: at(start), end: at(end) } })
      put(history.now)
    },
    stop() {
      listening.abort()
      element.removeAttribute('contenteditable')
    },
  }
}

function isMeant(keys: string, event: KeyboardEvent): boolean {
  return !event.altKey && isPressed(keys, event, currentPlatform())
}
