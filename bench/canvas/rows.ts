/** What is measured on a page of so many live sections, in the order of the table. */
export const sizeRows = {
  start: 'editor started with the page, CPU ms',
  open: 'page opened in the editor, CPU ms',
  idle: 'idle, CPU ms a second',
  heap: 'JS heap, MB',
  nodes: 'DOM nodes',
  wheel: 'wheel step, CPU ms',
  update: 'section updated, CPU ms',
  updateStyle: '… of it style, ms',
  updateLayout: '… of it layout, ms',
  updateQuiet: '… with what is put off, CPU ms',
  nothing: 'nothing done until the next paint, CPU ms',
  firstClick: 'first click to caret, CPU ms',
  click: 'click to caret, CPU ms',
  clickQuiet: '… with what is put off, CPU ms',
  key: 'key to paint, CPU ms, median',
  keyP95: 'key to paint, CPU ms, p95',
  keyQuiet: 'key with what is put off, CPU ms',
  idleAtCaret: 'idle at the caret, CPU ms a second',
  width: '1280 to 375 px, CPU ms',
} as const

export type SizeRow = keyof typeof sizeRows
