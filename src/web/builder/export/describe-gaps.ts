import { shorten } from '#base/shorten.ts'
import type { Fault } from '#checks/finding.ts'
import { texts } from '#texts/export.ts'
import type { PageGaps } from './page-gaps.ts'

type Group = PageGaps['groups'][number]

/** In one breath, for those who listen: how much is accepted, and what is missing. */
export function describeGaps({ counts, groups, led }: PageGaps): string {
  const { total, accepted } = counts
  const told = groups.filter(({ kind }) => kind !== 'notAccepted')
  return [
    texts.accepted(accepted, total),
    ...(accepted < total ? [texts.leftOut(total - accepted)] : []),
    ...told.flatMap(describeGroup),
    ...(led.count > 0 ? [texts.led(led.count, shorten(led.url))] : []),
  ].join(' ')
}

/** As many as its heading names: of values that wait, the sections; of samples, the values. */
export function countOf({ kind, findings }: Group): number {
  if (kind === 'samples') return findings.reduce((sum, { fault }) => sum + samplesIn(fault), 0)
  if (kind !== 'notAccepted') return findings.length
  return new Set(findings.map(({ place }) => place?.instanceId)).size
}

/** A section in which no item is filled in has no value that is empty. */
function describeGroup({ kind, findings }: Group): string[] {
  const withoutItems = findings.filter(({ fault }) => fault.rule === 'no-items').length
  const others = countOf({ kind, findings }) - withoutItems
  return [
    ...(others > 0 ? [texts.gaps[kind](others)] : []),
    ...(withoutItems > 0 ? [texts.noItems(withoutItems)] : []),
  ]
}

function samplesIn(fault: Fault): number {
  return fault.rule === 'sample-accepted' ? fault.count : 0
}
