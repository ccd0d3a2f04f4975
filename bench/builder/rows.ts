import { pageRows } from '../browser/page-rows.ts'

/** What is measured, in the order of the table. */
export const rows = {
  script: 'JS until the library is visible, gzip kB',
  signInScript: 'JS of the sign-in page, gzip kB',
  libraryVisible: 'library visible, ms',
  ...pageRows,
  heap: 'JS heap with 200, MB',
  nodes: 'DOM nodes with 200',
} as const

export type Row = keyof typeof rows
