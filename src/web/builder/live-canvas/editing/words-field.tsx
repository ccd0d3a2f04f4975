import { labelOf } from '#catalogue/lookup.ts'
import { lengthOfMost } from '#content/values/check.ts'
import { limitsOf } from '#texts/limits.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useLimitSaying } from '../../../ui/use-limit-saying.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { typeWords, useEditing } from '../../reviewing/editing-store.ts'
import { ValueLength } from '../../value/value-length.tsx'
import { wordsBeside } from './address-beside.ts'
import type { FoundSlot } from './place-now.ts'
import styles from './value-bar.module.css'

type Props = { found: FoundSlot }

/** The words of the button whose address is typed below them. */
export function WordsField({ found }: Props) {
  const words = useEditing(({ editing }) => editing?.words)
  const locale = useEditor(({ draft }) => draft.layout.locale)
  const definition = wordsBeside(found)?.definition
  const counted = words && definition && lengthOfMost(definition, words.typed)
  useLimitSaying(counted)
  if (!words || !definition) return null
  return (
    <TextField
      size="small"
      label={labelOf(definition.name)}
      lang={locale}
      dir="auto"
      autoComplete="off"
      placeholder={definition.placeholder}
      value={words.typed}
      aria-invalid={(counted && counted.length > counted.max) || undefined}
      hint={
        <span className={styles.counted}>
          <ValueLength definition={definition} value={words.typed} saysExcess />
          <span>{limitsOf(definition)}</span>
        </span>
      }
      onChange={(event) => typeWords(event.currentTarget.value)}
    />
  )
}
