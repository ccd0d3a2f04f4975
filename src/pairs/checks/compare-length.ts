import { visibleLength } from '#base/visible-length.ts'
import type { PairFault } from '../pair-fault.ts'
import type { Sides } from '../paired-value.ts'

/** Short texts say little by their length; Arabic is mostly three quarters as long. */
const shortest = 60
const [least, most] = [0.4, 1.6]

export function compareLength(sides: Sides): PairFault[] {
  const english = visibleLength(sides['en-AE'].words)
  const ratio = visibleLength(sides['ar-AE'].words) / english
  if (english < shortest || (ratio >= least && ratio <= most)) return []
  return [{ kind: 'length', side: 'ar-AE', ratio, at: {} }]
}
