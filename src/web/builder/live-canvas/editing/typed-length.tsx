import type { Field } from '#catalogue/manifest.ts'
import { lengthOfMost } from '#content/values/check.ts'
import { useLimitSaying } from '../../../ui/use-limit-saying.ts'
import { useEditing } from '../../reviewing/editing-store.ts'
import { ValueLength } from '../../value/value-length.tsx'

type Props = { definition: Field }

/** How long the text is that is typed: of the whole bar this alone follows each key. */
export function TypedLength({ definition }: Props) {
  const typed = useEditing(({ editing }) => editing?.typed ?? '')
  useLimitSaying(lengthOfMost(definition, typed))
  return <ValueLength definition={definition} value={typed} saysExcess />
}
