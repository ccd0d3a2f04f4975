/** To the input of a field, with what is said below it in sight. */
export function focusField(input: HTMLInputElement | null) {
  input?.focus()
  input?.parentElement?.scrollIntoView({ block: 'nearest' })
}
