import { pastedWords } from '#content/values/pasted-html.ts'
import { currentPlatform } from '../../../ui/shortcut-label.ts'
import { isPressed } from '../../commands/match-shortcut.ts'

/** What is done in an element that somebody types plain text in. */
export type Typing = {
  /** The browser has changed its text; `kind` as the `inputType` has it. Never in the middle of a composition. */
  take: (kind: string) => void
  insert: (words: string, kind: string) => void
  breakLine: (kind: string) => void
  paste: (words: string, kind: string) => void
  undo: () => void
  redo: () => void
  /** A key that means something of its own here; true: it has been taken. */
  press?: (event: KeyboardEvent) => boolean
}

/** Makes the element one for plain text, and tells what is done in it. The answer ends that. */
export function hearTyping(element: HTMLElement, typing: Typing): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const isInControl = element.closest('summary, button') !== null
  let isComposing = false

  element.setAttribute('contenteditable', 'plaintext-only')
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
      typing.take('insertCompositionText')
    },
    { signal },
  )
  element.addEventListener(
    'input',
    (event) => {
      if (!isComposing) typing.take((event as InputEvent).inputType)
    },
    { signal },
  )
  element.addEventListener('beforeinput', beforeInput, { signal })
  element.addEventListener('paste', (event) => insertFrom(event, event.clipboardData), { signal })
  element.addEventListener('drop', (event) => insertFrom(event, event.dataTransfer), { signal })
  element.addEventListener('keydown', hearKey, { signal })
  element.addEventListener('keyup', keepSpace, { signal })

  function beforeInput(event: InputEvent) {
    const { inputType } = event
    if (inputType !== 'insertLineBreak' && inputType !== 'insertParagraph') return
    event.preventDefault()
    typing.breakLine(inputType)
  }

  function insertFrom(event: Event, data: DataTransfer | null) {
    event.preventDefault()
    const words = wordsIn(data)
    if (words !== '') typing.paste(words, event.type)
  }

  function hearKey(event: KeyboardEvent) {
    if (event.isComposing) return
    keepSpace(event)
    if (isMeant('Mod+Z', event)) typing.undo()
    else if (isMeant('Mod+Shift+Z', event) || isMeant('Mod+Y', event)) typing.redo()
    else if (!typing.press?.(event)) return
    event.preventDefault()
  }

  /** In a button the space bar would press it. */
  function keepSpace(event: KeyboardEvent) {
    if (!isInControl || event.key !== ' ' || event.isComposing) return
    event.preventDefault()
    if (event.type === 'keydown') typing.insert(' ', 'insertText')
  }

  return () => {
    listening.abort()
    element.removeAttribute('contenteditable')
  }
}

function wordsIn(data: DataTransfer | null): string {
  return pastedWords({ html: data?.getData('text/html') ?? '', text: data?.getData('text/plain') ?? '' })
}

/** With the caret where it was last. Firefox gives the focus to an element of a frame that has it already. */
export function focusTyped(element: HTMLElement) {
  element.ownerDocument.defaultView?.focus()
  element.focus({ preventScroll: true })
}

function isMeant(keys: string, event: KeyboardEvent): boolean {
  return !event.altKey && isPressed(keys, event, currentPlatform())
}
