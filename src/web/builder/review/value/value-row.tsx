import { memo, useId } from 'react'
import type { Locale } from '#base/locale.ts'
import { directionOf } from '#base/locale.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import { isBlank } from '#content/content.ts'
import { findStep, isTranslated } from '#content/draft/faces/out-of-step.ts'
import { placeOf } from '#content/place.ts'
import type { Slot } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { languageNames } from '#texts/language-names.ts'
import { texts } from '#texts/review.ts'
import { isEditedAt, leaveEdit, useEditing } from '../../reviewing/editing-store.ts'
import { restore, saveEdit, takeKnown, takeWords } from '../../reviewing/review-actions.ts'
import { showEarlier, useReview } from '../../reviewing/review-store.ts'
import { focusRow, rowId } from '../../reviewing/rows.ts'
import { TracedText } from '../../tracing/traced-text.tsx'
import { EarlierValues } from '../../value/earlier-values.tsx'
import { LaterKnownTexts, LaterTermNotes } from '../../value/later-known.ts'
import { OppositeText } from '../../value/opposite-text.tsx'
import { StatusMark } from '../../value/status-mark.tsx'
import { ValueEditor } from '../../value/value-editor.tsx'
import { ValueLength } from '../../value/value-length.tsx'
import { ValueNotes } from '../../value/value-notes.tsx'
import { ValueOrigin } from '../../value/value-origin.tsx'
import { WordNotes } from '../../value/word-notes.tsx'
import { ValueActions } from './value-actions.tsx'
import styles from './value-row.module.css'

type Props = {
  component: Component
  instanceId: string
  slot: Slot
  value: FieldValue
  locale: Locale
  /** What stands there in the page's other face, and its language. */
  opposite: FieldValue | undefined
  otherLocale: Locale | undefined
  /** The switch that keeps it off the page. */
  switchedOff: string | undefined
}

/** One value: what it says, what is to be known about it, and what can be done. It draws itself anew for itself alone. */
export const ValueRow = memo(function ValueRow(props: Props) {
  const { component, instanceId, slot, value, locale, otherLocale, switchedOff } = props
  const opposite = saysSomething(props) ? props.opposite : undefined
  const isEditing = useEditing(({ editing }) => isEditedAt(editing, instanceId, slot))
  const id = rowId(instanceId, slot)
  const showsEarlier = useReview(({ earlierAt }) => earlierAt === id)
  const earlierId = useId()
  const label = labelOf(slot.field)
  const { definition } = slot
  const isShowingEarlier = showsEarlier && value.earlier !== undefined && !isEditing

  return (
    <article
      id={id}
      className={styles.row}
      tabIndex={-1}
      aria-label={texts.rowName(label, texts.statuses[value.status], slot.item)}
      data-instance-id={instanceId}
      data-value-field={slot.field}
      data-value-item={slot.item}
      data-status={value.status}
      data-pair={(opposite && !isEditing) || undefined}
      data-off={switchedOff !== undefined || undefined}
    >
      <div className={styles.head}>
        <p className={styles.label}>{label}</p>
        {definition.required && <span className={styles.quiet}>{texts.required}</span>}
        <StatusMark status={value.status} />
        {!isEditing && <ValueLength definition={definition} value={value.value} />}
        {!isEditing && <ValueOrigin candidate={value} retryCount={value.retryCount} />}
      </div>
      {isEditing ? (
        <ValueEditor
          slot={slot}
          current={value.value}
          locale={locale}
          onSave={() => saveEdit(instanceId, slot)}
          onCancel={() => leaveEdit(() => focusRow(instanceId, slot))}
        />
      ) : (
        <>
          <div className={styles.value} lang={locale} dir={directionOf(locale)}>
            {isBlank(value.value) ? (
              <p className={styles.empty} lang="en" dir="ltr">
                {texts.empty}
              </p>
            ) : (
              <TracedText definition={definition} value={value} dir={directionOf(locale)} />
            )}
          </div>
          {opposite && otherLocale && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div role="group" className={styles.opposite} aria-label={languageNames[otherLocale]}>
              <OppositeText slot={slot} value={value} opposite={opposite} locale={otherLocale} />
              {isTranslated(slot) && (value.status !== 'accepted' || findStep(slot, value, opposite)) && (
                <LaterKnownTexts
                  {...{ slot, value, opposite, locale, otherLocale }}
                  onTake={(text) => takeKnown(instanceId, placeOf(slot), text)}
                />
              )}
            </div>
          )}
          <div className={styles.notes}>
            <ValueNotes slot={slot} value={value} switchedOff={switchedOff} />
            <WordNotes
              instanceId={instanceId}
              slot={slot}
              value={value.value}
              locale={locale}
              onTake={(text) => takeWords(instanceId, placeOf(slot), text)}
            />
            <LaterTermNotes
              slot={slot}
              value={value.value}
              locale={locale}
              onTake={(text) => takeWords(instanceId, placeOf(slot), text)}
            />
          </div>
          <ValueActions
            component={component}
            instanceId={instanceId}
            slot={slot}
            value={value}
            earlier={{
              id: earlierId,
              isShown: isShowingEarlier,
              toggle: () => showEarlier(isShowingEarlier ? undefined : id),
            }}
          />
        </>
      )}
      {isShowingEarlier && (
        <div className={styles.earlier}>
          <EarlierValues
            id={earlierId}
            slot={slot}
            value={value}
            locale={locale}
            onTake={(index) => restore(instanceId, placeOf(slot), index)}
          />
        </div>
      )}
    </article>
  )
})

/** Where neither language has anything, that is said once. */
function saysSomething({ value, opposite }: Pick<Props, 'value' | 'opposite'>): boolean {
  return opposite !== undefined && !(isBlank(value.value) && isBlank(opposite.value))
}
