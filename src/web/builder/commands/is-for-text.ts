/** Whether keys pressed here write something. */
export function isForText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !wordless.includes(target.type)
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}

const wordless = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color']
