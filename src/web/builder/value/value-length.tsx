import type { Field } from '#catalogue/manifest.ts'
import { lengthOfMost } from '#content/values/check.ts'
import { texts } from '#texts/review.ts'
import { LengthCount } from '../../ui/length-count.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

type Props = { definition: Field; value: string | string[] }

/** How much of what is allowed a text takes: '63 / 70'. What the page itself fills in has no length. */
export function ValueLength({ definition, value }: Props) {
  if (definition.fixed) return <LengthCount isOver={false}>{texts.byPage}</LengthCount>
  const counted = lengthOfMost(definition, value)
  if (!counted) return null
  const { length, max } = counted
  return (
    <LengthCount isOver={length > max}>
      <span aria-hidden>{texts.length(length, max)}</span>
      <VisuallyHidden>{texts.lengthSpoken(length, max)}</VisuallyHidden>
    </LengthCount>
  )
}
