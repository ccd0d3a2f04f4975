type Span = { seconds?: number; days?: number }

/** An ISO time, so long before another one. */
export function timeBefore(at: string, { seconds = 0, days = 0 }: Span): string {
  return new Date(Date.parse(at) - (seconds + days * 86_400) * 1000).toISOString()
}
