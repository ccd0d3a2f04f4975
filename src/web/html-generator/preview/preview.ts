/** The page as it would be downloaded. While a new one loads, the last one stays in sight. */
export type Preview =
  | { status: 'loading'; html?: string }
  | { status: 'shown'; html: string }
  | { status: 'failed' }
