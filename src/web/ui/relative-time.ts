import { texts } from '#texts/ui.ts'

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago an ISO time is, in its largest unit: '5 minutes ago', 'yesterday', 'just now'. */
export function relativeTime(time: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - new Date(time).getTime()) / 1000)
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  for (const [unit, length] of steps) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit)
  }
  return texts.justNow
}

/** Day and time to the minute. */
export function exactTime(time: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(time))
}
