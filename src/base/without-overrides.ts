/** Signs that turn the direction of what follows, whatever its letters say: words behind them can read as others. */
const overrides = /[\u202a-\u202e]/g

/** A text as a page may have it. */
export function withoutOverrides(text: string): string {
  return text.replace(overrides, '')
}
