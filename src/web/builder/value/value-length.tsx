import type { Field } from '#catalogue/manifest.ts'
import { lengthOfMost } from '#content/values/check.ts'
import { overLimit } from '#texts/content-problems.ts'
import { texts } from '#texts/review.ts'
import { LengthCount } from '../../ui/length-count.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

type Props = {
  definition: Field
  value: string | string[]
  /** By how much it is too long is said in words as well. */
  saysExcess?: boolean
}

/** How much of what is allowed a text takes: '63 / 70'. What the page itself fills in has no length. */
export function ValueLength({ definition, value, saysExcess = false }: Props) {
  if (definition.fixed) return <LengthCount isOver={false}>{texts.byPage}</LengthCount>
  const counted = lengthOfMost(definition, value)
  if (!counted) return null
  const { length, max } = counted
  return (
    <LengthCount isOver={length > max}>
      <span aria-hidden>{texts.length(length, max)}</span>
      <VisuallyHidden>{texts.lengthSpoken(length, max)}</VisuallyHidden>
      {saysExcess && length > max && ` · ${overLimit(length - max)}`}
    </LengthCount>
  )
}
