import { type FormEvent, useState } from 'react'
import { type Locale, locales } from '#base/locale.ts'
import type { Brand } from '#layout/layout.ts'
import { type Term, type TermKind, termKinds, termSchema, type Wording } from '#pairs/terms/term.ts'
import { wordingsOf } from '#pairs/terms/term-index.ts'
import { texts } from '#texts/languages.ts'
import { termBase } from '../../languages/collections.ts'
import { newChangeId } from '../../team/ids.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { BothFields } from './both-fields.tsx'
import { BrandField } from './brand-field.tsx'
import styles from './languages.module.css'

const { terms: words } = texts

type Props = { term: Term | undefined; onClose: () => void }
type Lines = Record<Locale, string>

/** All that a thing is called in both languages, and what it is not called. */
export function TermForm({ term, onClose }: Props) {
  const [says, setSays] = useState<Lines>(() => linesOf((locale) => (term ? wordingsOf(term, locale) : [])))
  const [never, setNever] = useState<Lines>(() =>
    linesOf((locale) =>
      (term?.wordings ?? [])
        .filter((each) => each.locale === locale && each.status === 'forbidden')
        .map(({ text }) => text),
    ),
  )
  const [kind, setKind] = useState<TermKind>(term?.kind ?? 'product')
  const [brand, setBrand] = useState<Brand | undefined>(term?.brand)
  const [note, setNote] = useState(term?.note ?? '')
  const [error, setError] = useState<string>()

  function save(event: FormEvent) {
    event.preventDefault()
    const made = termSchema.safeParse({
      id: term?.id ?? newChangeId(),
      kind,
      ...(brand && { brand }),
      ...(note.trim() !== '' && { note: note.trim() }),
      wordings: locales.flatMap((locale) => wordings(locale, says[locale], never[locale])),
    })
    if (!made.success) return setError(words.lacking)
    if (!termBase.put([made.data])) return setError(texts.noRoom)
    announce(words.saved(made.data.wordings[0]?.text ?? ''))
    onClose()
  }

  return (
    <form className={styles.fields} onSubmit={save}>
      <BothFields
        labelOf={words.wordings}
        hint={words.wordingsHint}
        error={error}
        value={says}
        onChange={setSays}
      />
      <BothFields labelOf={words.never} hint={words.neverHint} value={never} onChange={setNever} />
      <SelectField
        label={words.kind}
        hint={words.kindHint}
        options={termKinds.map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={(event) => setKind(termKinds.find((each) => each === event.currentTarget.value) ?? kind)}
      />
      <BrandField value={brand} onChange={setBrand} />
      <div className={styles.wide}>
        <TextField
          label={words.note}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit">{texts.save}</Button>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

function linesOf(find: (locale: Locale) => readonly string[]): Lines {
  return { 'en-AE': find('en-AE').join('\n'), 'ar-AE': find('ar-AE').join('\n') }
}

function wordings(locale: Locale, says: string, never: string): Wording[] {
  const cut = (lines: string) =>
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  return [
    ...cut(says).map(
      (text, index): Wording => ({ locale, text, status: index === 0 ? 'preferred' : 'admitted' }),
    ),
    ...cut(never).map((text): Wording => ({ locale, text, status: 'forbidden' })),
  ]
}
