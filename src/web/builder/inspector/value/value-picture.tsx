import { textOf } from '#content/content.ts'
import { placeOf } from '#content/place.ts'
import { valueAt } from '#content/slots.ts'
import { change } from '../../editor/change.ts'
import { PictureField } from '../../value/picture/picture-field.tsx'
import type { Selected } from '../selected/selected.ts'

type Props = { selected: Selected }

/** The picture that stands in a value, or goes there. */
export function ValuePicture({ selected: { instanceId, instance, slot } }: Props) {
  const shape = slot?.definition.picture
  if (!slot || !shape) return null
  return (
    <PictureField
      address={textOf(valueAt(instance, slot).value)}
      shape={shape}
      onChoose={(text) => change('edit', { instanceId, place: placeOf(slot), text })}
    />
  )
}
