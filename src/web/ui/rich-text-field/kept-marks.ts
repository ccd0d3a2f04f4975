import { Mark } from '@tiptap/core'

/** Marks that documents bring and the toolbar does not make: they stay with their words while these are edited. */
export const keptMarks = ['s', 'sup', 'sub'].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
)
