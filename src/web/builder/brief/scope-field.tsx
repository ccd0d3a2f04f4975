import type { WritingScope } from '#content/generation-plan.ts'
import { texts } from '#texts/brief.ts'
import { RadioGroupField } from '../../ui/radio-group-field.tsx'

type Props = {
  scope: WritingScope
  counts: Record<WritingScope, number>
  error: string | undefined
  onChange: (scope: WritingScope) => void
}

/** Of a page that is written in part already. */
export function ScopeField({ scope, counts, error, onChange }: Props) {
  return (
    <RadioGroupField
      label={texts.scope}
      options={scopes.map((value) => ({
        value,
        label: texts.scopes[value],
        detail: texts.values(counts[value]),
      }))}
      error={error}
      value={scope}
      onChange={onChange}
    />
  )
}

const scopes = ['missing', 'untouched'] as const satisfies WritingScope[]
