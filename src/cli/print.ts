import { printable } from '#base/printable.ts'

/** Prints what was asked for. Nothing that a document or the name of a file holds is obeyed by a terminal. */
export function say(lines: readonly string[]) {
  console.log(lines.map(printable).join('\n'))
}

/** Prints what went wrong, in the same way. */
export function complain(lines: readonly string[]) {
  console.error(lines.map(printable).join('\n'))
}
