import { useId } from 'react'
import type { Field } from '#catalogue/manifest.ts'
import { isUntold, type PagePicture } from '#content/pictures/page-picture.ts'
import { glimpseOf } from '#content/pictures/picture-files.ts'
import { texts } from '#texts/team-pictures.ts'
import { describeTeamPicture } from '../../../api/team-pictures.ts'
import { findFileUrl, keepInLibrary, useLibrary } from '../../../team-pictures/library.ts'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { change } from '../../editor/change.ts'
import { FocusPicker } from './focus-picker.tsx'
import styles from './picture-field.module.css'

type Props = { hash: string; image: PagePicture; shape: NonNullable<Field['picture']> }

/** What the page says of a picture: what it shows, or that it decorates, and what of it stays in sight. */
export function PictureDetails({ hash, image, shape }: Props) {
  const picture = useLibrary(({ pictures }) => pictures.get(hash))
  const run = `picture-${hash}-${useId()}`
  const url = picture && findFileUrl(hash, glimpseOf(picture))
  const { alt = '', isDecorative = false } = image

  function set(changes: Partial<PagePicture>) {
    change('describe-picture', { hash, image: { ...image, ...changes }, run })
  }

  /** A proposal for the next page; where the server is away this one has it all the same. */
  async function propose() {
    if (!picture || alt.trim() === '' || picture.alt === alt.trim()) return
    const told = await describeTeamPicture(hash, { alt: alt.trim() })
    if (told.ok) keepInLibrary(told.value)
  }

  return (
    <div className={styles.details}>
      {url ? (
        <FocusPicker url={url} image={image} shape={shape} onMove={(focus) => set({ focus })} />
      ) : (
        <p className={styles.quiet}>{texts.notHere}</p>
      )}
      <TextField
        size="small"
        label={texts.alt}
        hint={isUntold(image) ? undefined : texts.altHint}
        error={isUntold(image) ? texts.altMissing : undefined}
        autoComplete="off"
        disabled={isDecorative}
        maxLength={1000}
        value={alt}
        onChange={({ currentTarget: { value } }) => set({ alt: value })}
        onBlur={() => void propose()}
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
        onChange={({ currentTarget: { checked } }) => set({ isDecorative: checked })}
      />
    </div>
  )
}
