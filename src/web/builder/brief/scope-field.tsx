import type { BriefScope } from '#content/writing/generation-plan.ts'
import { texts } from '#texts/brief.ts'
import { RadioGroupField } from '../../ui/radio-group-field.tsx'
import type { RunCounts } from './count-to-write.ts'

type Props = {
  scope: BriefScope
  counts: Record<BriefScope, RunCounts>
  error: string | undefined
  onChange: (scope: BriefScope) => void
}

/** Of a page that is written in part already. */
export function ScopeField({ scope, counts, error, onChange }: Props) {
  return (
    <RadioGroupField
      label={texts.scope}
      options={scopes.map((value) => ({
        value,
        label: texts.scopes[value],
        detail: texts.values(counts[value].toWrite),
      }))}
      error={error}
      value={scope}
      onChange={onChange}
    />
  )
}

const scopes = ['missing', 'untouched'] as const satisfies BriefScope[]
