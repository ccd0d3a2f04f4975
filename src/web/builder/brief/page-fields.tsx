import type { ClipboardEvent } from 'react'
import { isLocale, locales } from '#base/locale.ts'
import { tones } from '#content/writing/brief.ts'
import { texts } from '#texts/brief.ts'
import { texts as exportTexts } from '#texts/export.ts'
import { texts as faceTexts } from '#texts/faces.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import styles from './brief-dialog.module.css'
import type { BriefForm } from './brief-form.ts'
import type { BriefErrors } from './find-brief-errors.ts'
import { KeyMessagesField } from './key-messages-field.tsx'
import { PastMessage } from './past-message.tsx'

type Props = {
  form: BriefForm
  errors: BriefErrors
  /** The page has texts, and none in the language that is chosen. */
  isFaceToMake: boolean
  onChange: (next: Partial<BriefForm>) => void
  onPasteTable: (event: ClipboardEvent) => boolean
}

/** What holds for the whole page. */
export function PageFields({ form, errors, isFaceToMake, onChange, onPasteTable }: Props) {
  return (
    <section className={styles.column} aria-labelledby="brief-page">
      <h3 id="brief-page">{texts.page}</h3>
      <TextAreaField
        label={texts.topic}
        placeholder={texts.topicPlaceholder}
        error={errors.topic}
        dir="auto"
        aria-required
        data-topic
        value={form.topic}
        onChange={({ currentTarget }) => onChange({ topic: currentTarget.value })}
      />
      {errors.past?.map((past) => past.said.kind === 'topic' && <PastMessage key="topic" past={past} />)}
      <TextAreaField
        label={texts.audience}
        placeholder={texts.audiencePlaceholder}
        error={errors.audience}
        dir="auto"
        aria-required
        data-audience
        value={form.audience}
        onChange={({ currentTarget }) => onChange({ audience: currentTarget.value })}
      />
      <KeyMessagesField form={form} errors={errors} onChange={onChange} onPasteTable={onPasteTable} />
      <div className={styles.pair}>
        <SelectField
          label={texts.tone}
          options={tones.map((value) => ({ value, label: texts.tones[value] }))}
          value={form.tone}
          onChange={({ currentTarget: { value } }) => {
            const tone = tones.find((each) => each === value)
            if (tone) onChange({ tone })
          }}
        />
        <SelectField
          label={texts.locale}
          hint={isFaceToMake ? faceTexts.switch.willBeMade(form.locale) : undefined}
          options={locales.map((value) => ({ value, label: exportTexts.locales[value] }))}
          value={form.locale}
          onChange={({ currentTarget: { value } }) => {
            if (isLocale(value)) onChange({ locale: value })
          }}
        />
      </div>
      <TextAreaField
        label={texts.additionalContext}
        data-context
        hint={texts.optional}
        error={errors.additionalContext}
        dir="auto"
        value={form.additionalContext}
        onChange={({ currentTarget }) => onChange({ additionalContext: currentTarget.value })}
      />
    </section>
  )
}
