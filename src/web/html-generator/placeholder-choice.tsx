import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/CheckboxIndicator.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import { texts } from '#texts/html-generator.ts'
import styles from './placeholder-choice.module.css'

type Props = { isChecked: boolean; onChange: (isChecked: boolean) => void }

/** Whether pictures that the documents do not name are stood in for. */
export function PlaceholderChoice({ isChecked, onChange }: Props) {
  return (
    <Checkbox
      classNames={{ input: styles.box ?? '' }}
      label={texts.placeholders}
      description={texts.placeholdersHint}
      checked={isChecked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
