/** Seconds to wait for, as the header tells them: a number, or a date. Without either, a few. */
export function readRetryAfter(header: string | null, now: number): number {
  if (header === null || header.trim() === '') return fewSeconds
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : fewSeconds
}

const fewSeconds = 5
