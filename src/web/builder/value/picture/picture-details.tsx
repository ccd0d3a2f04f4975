import { useId } from 'react'
import type { Field } from '#catalogue/manifest.ts'
import { isUntold, type PagePicture } from '#content/pictures/page-picture.ts'
import { glimpseOf } from '#content/pictures/picture-files.ts'
import { texts } from '#texts/team-pictures.ts'
import { describeTeamPicture } from '../../../api/team-pictures.ts'
import { findFileUrl, keepInLibrary, useLibrary } from '../../../team-pictures/library.ts'
import { change } from '../../editor/change.ts'
import { FocusPicker } from './focus-picker.tsx'
import styles from './picture-field.module.css'
import { ToldFields } from './told-fields.tsx'

type Props = { hash: string; image: PagePicture; shape: NonNullable<Field['picture']> }

/** What the page says of a picture: what it shows, or that it decorates, and what of it stays in sight. */
export function PictureDetails({ hash, image, shape }: Props) {
  const picture = useLibrary(({ pictures }) => pictures.get(hash))
  const run = `picture-${hash}-${useId()}`
  const url = picture && findFileUrl(hash, glimpseOf(picture))
  const { alt = '' } = image

  function set(changes: Partial<PagePicture>) {
    change('describe-picture', { name: hash, image: { ...image, ...changes }, run })
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
      <ToldFields
        image={image}
        hint={texts.altHint}
        error={isUntold(image) ? texts.altMissing : undefined}
        onChange={set}
        onLeave={() => void propose()}
      />
    </div>
  )
}
