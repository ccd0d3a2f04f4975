import { useEffect, useId, useState } from 'react'
import type { Field } from '#catalogue/manifest.ts'
import { findLinked, type LinkedPicture } from '#content/pictures/page-picture.ts'
import { texts } from '#texts/team-pictures.ts'
import { PictureHosts } from '../../../pictures/picture-hosts.tsx'
import { showingOf } from '../../../pictures/picture-policy.ts'
import {
  showPicturesFrom,
  tryPictures,
  usePicturePolicy,
  usePictures,
} from '../../../pictures/picture-store.ts'
import { change } from '../../editor/change.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { useEditing } from '../../reviewing/editing-store.ts'
import { FocusPicker } from './focus-picker.tsx'
import styles from './picture-field.module.css'
import { ToldFields } from './told-fields.tsx'

type Props = { address: string; shape: NonNullable<Field['picture']> }

/** What the page says of a picture that is elsewhere, by its address, and what of it the section cuts off. */
export function LinkedPictureDetails({ address, shape }: Props) {
  const image = useEditor(({ draft }) => findLinked(draft.images, address)) ?? untold
  const run = `picture-${address}-${useId()}`

  function set(changes: LinkedPicture) {
    change('describe-picture', { name: address, image: { ...image, ...changes }, run })
  }

  return (
    <div className={styles.details}>
      <Preview address={address} shape={shape} image={image} onMove={(focus) => set({ focus })} />
      <ToldFields image={image} hint={texts.altHintLinked} onChange={set} />
    </div>
  )
}

const untold: LinkedPicture = {}

type PreviewProps = Props & {
  image: LinkedPicture
  onMove: (focus: NonNullable<LinkedPicture['focus']>) => void
}

function Preview({ address, shape, image, onMove }: PreviewProps) {
  const showing = showingOf(address, usePicturePolicy())
  const arrival = usePictures(({ arrivals }) => arrivals[address])
  const { asked, ask } = useAskedHost()
  const isShown = showing.is === 'shown' || (showing.is === 'hidden' && asked === showing.host)
  const size = useSize(arrival === 'loaded' ? address : undefined)
  useEffect(() => {
    if (isShown) tryPictures([address])
  }, [isShown, address])

  if (showing.is === 'on-site') return <p className={styles.quiet}>{texts.onSite}</p>
  if (showing.is === 'hidden' && !isShown)
    return (
      <div className={styles.hosts}>
        <PictureHosts hosts={[showing.host]} onShow={ask} />
      </div>
    )
  if (arrival === 'failed') return <p className={styles.error}>{texts.notLoaded}</p>
  if (!size) return <p className={styles.quiet}>{texts.coming}</p>
  return <FocusPicker url={address} image={{ ...size, ...image }} shape={shape} onMove={onMove} />
}

/**
 * A page that shows pictures of one more host is drawn in another frame, in which no edit can go on: while one is open
 * they are shown here alone, and on the page once it is over.
 */
function useAskedHost() {
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    if (asked === undefined) return
    return () => void setTimeout(() => useEditing.getState().editing ?? showPicturesFrom(asked))
  }, [asked])

  function ask(host: string) {
    if (useEditing.getState().editing) setAsked(host)
    else showPicturesFrom(host)
  }

  return { asked, ask }
}

type Size = { width: number; height: number }

/** Of a picture that has arrived once. */
function useSize(address: string | undefined): Size | undefined {
  const [size, setSize] = useState<Size & { of: string }>()
  useEffect(() => {
    if (address === undefined) return
    const picture = new Image()
    picture.referrerPolicy = 'no-referrer'
    picture.onload = () =>
      // A drawing may have no size of its own.
      setSize({ of: address, width: picture.naturalWidth || 1600, height: picture.naturalHeight || 900 })
    picture.src = address
    return () => {
      picture.onload = null
    }
  }, [address])
  if (!size || size.of !== address) return undefined
  return { width: size.width, height: size.height }
}
