import { texts } from '#texts/html-generator.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'

type Props = { isChecked: boolean; onChange: (isChecked: boolean) => void }

/** Whether pictures that the documents do not name are stood in for. */
export function PlaceholderChoice({ isChecked, onChange }: Props) {
  return (
    <CheckboxField
      size="small"
      label={texts.placeholders}
      hint={texts.placeholdersHint}
      checked={isChecked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
