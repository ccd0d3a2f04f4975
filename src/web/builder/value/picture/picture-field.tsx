import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Field } from '#catalogue/manifest.ts'
import { mediaAddressOf, readMediaAddress } from '#content/pictures/media-address.ts'
import { findKept } from '#content/pictures/page-picture.ts'
import { isAddressOfPage, readPictureAddress } from '#content/values/picture-address.ts'
import type { TeamPicture } from '#team/picture.ts'
import { texts } from '#texts/team-pictures.ts'
import { loadLibrary } from '../../../team-pictures/library.ts'
import { Button } from '../../../ui/button.tsx'
import { DropArea } from '../../../ui/drop-area.tsx'
import { useRested } from '../../../ui/use-rested.ts'
import { change } from '../../editor/change.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { LinkedPictureDetails } from './linked-picture.tsx'
import { PictureDetails } from './picture-details.tsx'
import styles from './picture-field.module.css'
import { PictureLibrary } from './picture-library.tsx'
import { type Adding, useAddPicture } from './use-add-picture.ts'
import { useFilesAround } from './use-files-around.ts'

type Props = {
  /** What stands in the value, or is being typed there. */
  address: string
  shape: NonNullable<Field['picture']>
  /** Pictures that were dropped elsewhere, for this value. */
  files?: readonly File[] | undefined
  onChoose: (address: string) => void
}

/** A picture of the team for a value: dropped, pasted, chosen or taken from the library, and told. */
export function PictureField({ address, shape, files, onChoose }: Props) {
  const hash = readMediaAddress(address)
  const image = useEditor(({ draft }) => (hash === undefined ? undefined : findKept(draft.images, hash)))
  const linked = linkedIn(useRested(address), address)
  const { adding, add, stop } = useAddPicture(use)
  const [showsLibrary, setShowsLibrary] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  useFilesAround(group, (files) => !isBusy(adding) && void add(files))

  useEffect(() => {
    if (hash !== undefined || showsLibrary) void loadLibrary()
  }, [hash, showsLibrary])

  const take = useEffectEvent((given: readonly File[]) => void add(given))
  useEffect(() => {
    if (files) take(files)
  }, [files])

  function use(picture: TeamPicture) {
    const { draft } = useEditor.getState()
    const { width, height, hasAlpha, alt } = picture
    const isKnown = draft.images?.[picture.hash] !== undefined
    const told = { width, height, hasAlpha, ...(alt && { alt }) }
    if (!isKnown)
      change('describe-picture', { name: picture.hash, image: told, run: `picture-${picture.hash}` })
    setShowsLibrary(false)
    onChoose(mediaAddressOf(picture.hash))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={texts.group} ref={group} className={styles.field} data-own-keys>
      {hash !== undefined && image && <PictureDetails key={hash} hash={hash} image={image} shape={shape} />}
      {linked !== undefined && <LinkedPictureDetails key={linked} address={linked} shape={shape} />}
      <DropArea
        label={texts.file}
        dropNow={texts.dropNow}
        accept="image/jpeg,image/png,image/webp"
        size="line"
        chooseLabel={texts.choose}
        isDisabled={isBusy(adding)}
        onFiles={(files) => void add(files)}
      >
        <p>{texts.drop}</p>
        <p className={styles.quiet}>{texts.kinds}</p>
      </DropArea>
      <AddingState adding={adding} onStop={stop} />
      <div>
        <Button
          size="small"
          variant="subtle"
          aria-expanded={showsLibrary}
          onClick={() => setShowsLibrary(!showsLibrary)}
        >
          {showsLibrary ? texts.hideLibrary : texts.library}
        </Button>
      </div>
      {showsLibrary && <PictureLibrary chosen={hash} onUse={use} />}
    </div>
  )
}

function AddingState({ adding, onStop }: { adding: Adding; onStop: () => void }) {
  if (adding.status === 'idle') return null
  if (adding.status === 'failed') return <p className={styles.error}>{adding.message}</p>
  return (
    <div className={styles.progress}>
      {adding.status === 'sending' && <progress aria-label={texts.group} value={adding.share} max={1} />}
      <p role="status">{sayAdding(adding)}</p>
      <Button size="small" variant="subtle" onClick={onStop}>
        {texts.stop}
      </Button>
    </div>
  )
}

function sayAdding(adding: Adding): string {
  if (adding.status !== 'sending') return texts.preparing
  return adding.share < 1 ? texts.sending(Math.round(adding.share * 100)) : texts.making
}

function isBusy({ status }: Adding): boolean {
  return status === 'preparing' || status === 'sending'
}

/** A picture that is elsewhere, once its address is written. */
function linkedIn(rested: string, address: string): string | undefined {
  const url = rested === address ? readPictureAddress(address) : undefined
  return url === undefined || isAddressOfPage(url) || readMediaAddress(url) ? undefined : url
}
