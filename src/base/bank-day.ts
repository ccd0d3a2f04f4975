/** The day in the Emirates, where pages are read, as in ISO 8601. */
export function bankDay(now: Date): string {
  return now.toLocaleDateString('en-CA', { timeZone: 'Asia/Dubai' })
}
