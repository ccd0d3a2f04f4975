import { directionOf, type Locale, locales } from '#base/locale.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'

type Props = {
  labelOf: (locale: Locale) => string
  hint?: string
  /** Said at the first of them. */
  error?: string | undefined
  value: Record<Locale, string>
  onChange: (next: (all: Record<Locale, string>) => Record<Locale, string>) => void
}

/** One text for each language, in its direction. */
export function BothFields({ labelOf, hint, error, value: both, onChange }: Props) {
  return locales.map((locale) => (
    <TextAreaField
      key={locale}
      label={labelOf(locale)}
      hint={hint}
      error={locale === locales[0] ? error : undefined}
      lang={locale}
      dir={directionOf(locale)}
      value={both[locale]}
      onChange={({ currentTarget: { value } }) => onChange((all) => ({ ...all, [locale]: value }))}
    />
  ))
}
