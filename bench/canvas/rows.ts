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

/** What is measured while a page grows and is put in order. */
export const pageRows = {
  nothing: 'nothing done for as long, CPU ms',
  insert10: 'insert #10, CPU ms',
  insert50: 'insert #50, CPU ms',
  insert100: 'insert #100, CPU ms',
  insert200: 'insert #200, CPU ms',
  move: 'move last to first of 100, CPU ms',
  undo: 'undo of it, CPU ms',
  drag: 'drag over 100, CPU ms',
  longTasks: 'drag: long tasks',
  worstFrame: 'drag: worst frame, ms',
  dropped: 'drag: dropped as section number',
} as const

export type SizeRow = keyof typeof sizeRows
export type PageRow = keyof typeof pageRows
