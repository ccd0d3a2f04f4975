/** What is measured in every bench while a page grows and is put in order, in the order of the table. */
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

export type PageRow = keyof typeof pageRows
