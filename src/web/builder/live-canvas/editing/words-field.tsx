import { useRef } from 'react'
import { labelOf } from '#catalogue/lookup.ts'
import { textOf } from '#content/content.ts'
import { lengthOfMost } from '#content/values/check.ts'
import { limitsOf } from '#texts/limits.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useLimitSaying } from '../../../ui/use-limit-saying.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { typeWords, useEditing } from '../../reviewing/editing-store.ts'
import { ValueLength } from '../../value/value-length.tsx'
import { WordNotes } from '../../value/word-notes.tsx'
import { wordsBeside } from './address-beside.ts'
import type { FoundSlot } from './place-now.ts'
import styles from './value-bar.module.css'

type Props = { instanceId: string; found: FoundSlot }

/** The words of the button whose address is typed below them. */
export function WordsField({ instanceId, found }: Props) {
  const words = useEditing(({ editing }) => editing?.words)
  const locale = useEditor(({ draft }) => draft.layout.locale)
  const input = useRef<HTMLInputElement>(null)
  const slot = wordsBeside(found)
  const definition = slot?.definition
  const counted = words && definition && lengthOfMost(definition, words.typed)
  useLimitSaying(counted)
  if (!words || !slot || !definition) return null

  /** The button that did it is gone then. */
  function takeWords(text: string | string[]) {
    typeWords(textOf(text))
    input.current?.focus()
  }

  return (
    <div>
      <TextField
        ref={input}
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
      <WordNotes instanceId={instanceId} slot={slot} value={words.typed} locale={locale} onTake={takeWords} />
    </div>
  )
}
