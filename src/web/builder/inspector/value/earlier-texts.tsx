import { useId } from 'react'
import { placeOf } from '#content/place.ts'
import { valueAt } from '#content/slots.ts'
import { EarlierValues } from '../../value/earlier-values.tsx'
import { takeEarlierText } from '../selected/acts.ts'
import type { Selected } from '../selected/selected.ts'

type Props = { selected: Selected }

/** What stood there before, to be taken back. */
export function EarlierTexts({ selected: { instanceId, instance, slot, locale } }: Props) {
  const id = useId()
  if (!slot) return null
  return (
    <EarlierValues
      id={id}
      slot={slot}
      value={valueAt(instance, slot)}
      locale={locale}
      onTake={(index) => takeEarlierText(instanceId, placeOf(slot), index)}
    />
  )
}
