/** Why a request gave nothing. Words for people stand with the screen that asked. */
export type Failure =
  | { reason: 'cancelled' }
  | { reason: 'unreachable' }
  /** The server answered with an error status, and perhaps told why. */
  | { reason: 'server-error'; status: number; message?: string }
  /** The answer is not what was agreed, for example a proxy's own page; it may tell why all the same. */
  | { reason: 'unreadable'; status: number; message?: string }
  /** The browser may not read the file any more: it was changed, moved or deleted after it was chosen. */
  | { reason: 'file-gone'; filename: string }
