import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { directionOf, type Locale } from '#base/locale.ts'
import { textOf } from '#content/content.ts'
import type { Slot } from '#content/slots.ts'
import { lengthOfMost } from '#content/values/check.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { overLimit } from '#texts/content-problems.ts'
import { limitsOf } from '#texts/limits.ts'
import { texts } from '#texts/review.ts'
import { Button } from '../../ui/button.tsx'
import { FieldNotes } from '../../ui/field.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { LengthCount } from '../../ui/length-count.tsx'
import { currentPlatform } from '../../ui/shortcut-label.ts'
import { useLimitSaying } from '../../ui/use-limit-saying.ts'
import { isSameText, typeValue, useEditing } from '../reviewing/editing-store.ts'
import { reviewShortcuts } from '../reviewing/review-shortcuts.ts'
import { describeRefusedValue } from './describe-value-problem.ts'
import { PictureField } from './picture/picture-field.tsx'
import styles from './value-editor.module.css'
import { isOneLine, ValueInput } from './value-input.tsx'
import { WordNotes } from './word-notes.tsx'

type Props = {
  slot: Slot
  current: FieldValue['value']
  locale: Locale
  onSave: () => void
  onCancel: () => void
}

/** A value being changed by hand. Nothing of it is in the page until it is saved; the preview shows it at once. */
export function ValueEditor({ slot, current, locale, onSave, onCancel }: Props) {
  const editing = useEditing((state) => state.editing)
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const [refusal, setRefusal] = useState<string>()

  // A refusal makes it larger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: comes into sight again with each refusal
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])

  const typedNow = editing?.typed ?? ''
  const { definition } = slot
  const counted = lengthOfMost(definition, typedNow)
  useLimitSaying(counted)

  if (!editing) return null
  const { before, typed, instanceId } = editing
  const isOver = counted !== undefined && counted.length > counted.max
  // Another tab may have stored another text.
  const hasChanged = !isSameText(before, current)
  const isOneLiner = isOneLine(definition)

  function save() {
    const reason = describeRefusedValue(slot, typed)
    if (reason === undefined) onSave()
    else setRefusal(reason)
  }

  /** The button that did it is gone then. */
  function takeWords(text: string | string[]) {
    typeValue(text)
    element.current?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')?.focus()
  }

  /** Comes before the inputs inside: the editor of rich text lets no Enter or Escape through. */
  function onKeyDown(event: KeyboardEvent) {
    const act = actOf(event, isOneLiner)
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    if (act === 'save') save()
    else onCancel()
  }

  return (
    <div ref={element} className={styles.editor} data-editor onKeyDownCapture={onKeyDown}>
      <ValueInput
        id={id}
        definition={definition}
        label={texts.editing(editing.label, slot.item)}
        value={typed}
        lang={locale}
        dir={definition.type === 'url' ? 'ltr' : directionOf(locale)}
        isInvalid={refusal !== undefined || isOver}
        describedBy={[refusal && `${id}-error`, counted && `${id}-count`, `${id}-hint`]
          .filter(Boolean)
          .join(' ')}
        onChange={(value) => {
          typeValue(value)
          setRefusal(undefined)
        }}
      />
      {definition.picture && (
        <PictureField address={textOf(typed)} shape={definition.picture} onChoose={typeValue} />
      )}
      {editing.isTakenUp && <p className={styles.note}>{texts.takenUp}</p>}
      {hasChanged && <p className={styles.note}>{texts.changedHere}</p>}
      <WordNotes instanceId={instanceId} slot={slot} value={typedNow} locale={locale} onTake={takeWords} />
      <div className={styles.notes}>
        <div>
          <FieldNotes id={id} hint={limitsOf(definition) || undefined} error={refusal} />
        </div>
        {counted && (
          <LengthCount id={`${id}-count`} isOver={isOver}>
            {texts.length(counted.length, counted.max)}
            {isOver && ` · ${overLimit(counted.length - counted.max)}`}
          </LengthCount>
        )}
      </div>
      <div className={styles.actions}>
        <Button size="small" variant="light" onClick={save}>
          {texts.save} <Kbd shortcut={isOneLiner ? 'Enter' : reviewShortcuts.save} />
        </Button>
        <Button size="small" variant="subtle" onClick={onCancel}>
          {texts.cancel} <Kbd shortcut={reviewShortcuts.cancel} />
        </Button>
      </div>
    </div>
  )
}

/** On a button Enter presses the button; the form for a link has both keys for itself. */
function actOf(event: KeyboardEvent, isOneLiner: boolean): 'save' | 'cancel' | undefined {
  if (event.target instanceof Element && event.target.closest('[data-own-keys]')) return undefined
  if (event.key === 'Escape') return 'cancel'
  if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return undefined
  const isMod = currentPlatform() === 'apple' ? event.metaKey : event.ctrlKey
  return isOneLiner || isMod ? 'save' : undefined
}
