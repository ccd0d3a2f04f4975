import { texts } from '#texts/brief.ts'
import type { Said } from './message-questions.ts'

export function nameOf(said: Said): string {
  return said.kind === 'topic' ? texts.topic : texts.keyMessage(said.place)
}

export function focusTopic(button: HTMLElement) {
  button.closest('form')?.querySelector<HTMLElement>('[data-topic]')?.focus()
}

/** The next question; after the last one, the button that writes. */
export function focusNext(form: HTMLFormElement) {
  const submit = [...form.elements].find(
    (each) => each instanceof HTMLButtonElement && each.type === 'submit',
  )
  const next = form.querySelector<HTMLElement>('[data-question]') ?? submit
  if (next instanceof HTMLElement) next.focus()
}
