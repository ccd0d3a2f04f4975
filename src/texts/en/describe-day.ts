/** '31 December 2026' out of '2026-12-31'; what is no such day stays as it is. */
export function describeDay(day: string): string {
  const date = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined
  if (!date || Number.isNaN(date.getTime())) return day.replace(/^--/, '')
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
