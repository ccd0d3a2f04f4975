import type { LinkedPicture } from '#content/pictures/page-picture.ts'
import { texts } from '#texts/team-pictures.ts'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Props = {
  image: Pick<LinkedPicture, 'alt' | 'isDecorative'>
  hint: string
  /** What is to be done, where nobody has said anything. */
  error?: string | undefined
  onChange: (told: Pick<LinkedPicture, 'alt' | 'isDecorative'>) => void
  onLeave?: () => void
}

/** What a picture shows, or that it decorates. */
export function ToldFields({ image, hint, error, onChange, onLeave }: Props) {
  const { alt = '', isDecorative = false } = image
  return (
    <>
      <TextField
        size="small"
        label={texts.alt}
        hint={error === undefined ? hint : undefined}
        error={error}
        autoComplete="off"
        disabled={isDecorative}
        maxLength={1000}
        value={alt}
        onChange={({ currentTarget: { value } }) => onChange({ alt: value })}
        onBlur={onLeave}
        onKeyDown={(event) => {
          // It is kept as it is typed; a form around it would be sent.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <CheckboxField
        size="small"
        label={texts.decorative}
        hint={texts.decorativeHint}
        checked={isDecorative}
        onChange={({ currentTarget: { checked } }) => onChange({ isDecorative: checked })}
      />
    </>
  )
}
