/** Into the form of a value that is not typed where it stands. */
export function focusForm() {
  document.querySelector<HTMLElement>('[data-value-bar] form input[inputmode="url"]')?.focus()
}

/** Into what can be done with the open value. */
export function focusBar() {
  document.querySelector<HTMLElement>('[data-value-bar] :is(button, input, textarea)')?.focus()
}
