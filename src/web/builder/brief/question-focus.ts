import { texts } from '#texts/brief.ts'
import type { Said } from './message-questions.ts'

export function nameOf(said: Said): string {
  if (said.kind === 'message') return texts.keyMessage(said.place)
  return { topic: texts.topic, audience: texts.audience, context: texts.additionalContext }[said.kind]
}

/** The field in which something is to be changed. */
export function focusField(button: HTMLElement, said: Said) {
  const field = said.kind === 'message' ? `[data-entry="${said.id}"]` : `[data-${said.kind}]`
  button.closest('form')?.querySelector<HTMLElement>(field)?.focus()
}

/** The next question; after the last one, the button that writes. */
export function focusNext(form: HTMLFormElement) {
  const submit = [...form.elements].find(
    (each) => each instanceof HTMLButtonElement && each.type === 'submit',
  )
  const next = form.querySelector<HTMLElement>('[data-question]') ?? submit
  if (next instanceof HTMLElement) next.focus()
}
