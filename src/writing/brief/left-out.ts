import type { leftOutReasons, Note } from '#content/values/note.ts'

/** A line of a brief that stands in no text, and why. */
export type LeftOut = { line: string; reason: LeftOutReason }

export type LeftOutReason = (typeof leftOutReasons)[number] | { contradicts: string }

/** Nothing of a brief is left out unsaid. */
export function notesOfLeftOut(leftOut: readonly LeftOut[]): Note[] {
  return leftOut.map(({ line, reason }) =>
    typeof reason === 'object'
      ? { kind: 'contradiction', line, other: reason.contradicts }
      : { kind: 'left-out', reason, line },
  )
}
