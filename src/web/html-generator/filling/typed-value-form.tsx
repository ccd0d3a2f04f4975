import { type FormEvent, useState } from 'react'
import { defaultLocale } from '#base/locale.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { Field as Definition } from '#catalogue/manifest.ts'
import type { PagePlace } from '#content/place.ts'
import { lengthOfMost } from '#content/values/check.ts'
import { texts } from '#texts/html-generator.ts'
import { limitsOf } from '#texts/limits.ts'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import { Field, fieldInputProps } from '../../ui/field.tsx'
import { LengthCount } from '../../ui/length-count.tsx'
import { useLimitSaying } from '../../ui/use-limit-saying.ts'
import type { WordsOfPage } from '../flow/words-of-page.ts'
import { LaterWordNotes } from './later-word-notes.ts'
import styles from './typed-value-form.module.css'
import { valueId } from './value-id.ts'

type Props = {
  /** What the section is called. */
  section: string
  page: WordsOfPage
  place: PagePlace
  definition: Definition
  /** What stands there now. */
  text: string
  onType: (text: string) => void
  onCancel?: () => void
}

/** One value, typed here instead of in Word. */
export function TypedValueForm({ section, page, place, definition, text: initial, ...on }: Props) {
  const { onType, onCancel } = on
  const id = typedValueId(place)
  const [text, setText] = useState(initial)
  const [isTried, setTried] = useState(false)
  const counted = lengthOfMost(definition, hasLines(definition) ? text : text.trim())
  useLimitSaying(counted)
  const excess = counted ? counted.length - counted.max : 0
  const error = isTried && text.trim() === '' && texts.typing.missing
  const name = texts.typing.name(labelOf(place.field), place.item, section, place.instanceId)
  const limits = definition.type === 'array' ? texts.typing.entries : limitsOf(definition)
  const inputProps = fieldInputProps(id, { error })
  const described = [inputProps['aria-describedby'], counted && `${id}-count`].filter(Boolean).join(' ')
  const props = {
    ...inputProps,
    'aria-describedby': described || undefined,
    'aria-invalid': inputProps['aria-invalid'] ?? (excess > 0 ? true : undefined),
    className: fieldStyles.input,
    dir: definition.type === 'url' ? 'ltr' : 'auto',
    value: text,
    autoFocus: onCancel !== undefined,
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (text.trim() !== '') onType(text)
    else document.getElementById(id)?.focus()
  }

  /** The button that did it is gone then. */
  function takeWords(next: string | string[]) {
    setText([next].flat().join('\n'))
    document.getElementById(id)?.focus()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field id={id} label={texts.typing.label(name, limits)} error={error}>
        <div className={styles.row}>
          {hasLines(definition) ? (
            <textarea {...props} rows={2} onChange={(event) => setText(event.currentTarget.value)} />
          ) : (
            <input {...props} type="text" onChange={(event) => setText(event.currentTarget.value)} />
          )}
          <Button type="submit" variant="default" aria-label={texts.typing.submitNamed(name)}>
            {texts.typing.submit}
          </Button>
          {onCancel && (
            <Button variant="subtle" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </div>
        {counted && (
          <LengthCount id={`${id}-count`} isOver={excess > 0}>
            {texts.typing.count(counted.length, counted.max)}
            {excess > 0 && ` · ${texts.typing.over(excess)}`}
          </LengthCount>
        )}
        <LaterWordNotes
          definition={asTyped(definition)}
          value={definition.type === 'array' ? text.split('\n') : text}
          brand={page.brand}
          product={page.product}
          locale={page.locale ?? defaultLocale}
          onTake={takeWords}
        />
      </Field>
    </form>
  )
}

/** Of the input for that place. */
export function typedValueId(place: PagePlace): string {
  return `typed-${valueId(place)}`
}

/** It is typed in plain words. */
function asTyped(definition: Definition): Definition {
  return definition.type === 'richtext' ? { ...definition, type: 'text' } : definition
}

function hasLines({ type }: Definition): boolean {
  return type === 'richtext' || type === 'array'
}
