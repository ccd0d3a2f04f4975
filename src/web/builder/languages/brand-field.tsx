import { type Brand, brands } from '#layout/layout.ts'
import { texts } from '#texts/languages.ts'
import { SelectField } from '../../ui/select-field.tsx'

type Props = { value: Brand | undefined; onChange: (brand: Brand | undefined) => void }

/** Whose pages it holds for. */
export function BrandField({ value, onChange }: Props) {
  return (
    <SelectField
      label={texts.brand}
      options={(['both', ...brands] as const).map((each) => ({ value: each, label: texts.brands[each] }))}
      value={value ?? 'both'}
      onChange={(event) => onChange(brands.find((each) => each === event.currentTarget.value))}
    />
  )
}
