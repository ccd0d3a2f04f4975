import { shorten } from '#base/shorten.ts'
import { texts } from '#texts/export.ts'
import type { PageGaps } from './page-gaps.ts'

/** In one breath, for those who listen: how much is accepted, and what is missing. */
export function describeGaps({ counts, groups, led }: PageGaps): string {
  const { total, accepted } = counts
  const told = groups.filter(({ kind }) => kind !== 'notAccepted')
  return [
    texts.accepted(accepted, total),
    ...(accepted < total ? [texts.leftOut(total - accepted)] : []),
    ...told.map(({ kind, findings }) => texts.gaps[kind](findings.length)),
    ...(led.count > 0 ? [texts.led(led.count, shorten(led.url))] : []),
  ].join(' ')
}
