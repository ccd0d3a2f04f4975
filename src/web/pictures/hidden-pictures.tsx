import { useRef, useState } from 'react'
import { texts } from '#texts/pictures.ts'
import styles from './hidden-pictures.module.css'
import { PictureHosts } from './picture-hosts.tsx'
import { showPicturesFrom, usePicturePolicy } from './picture-store.ts'
import { hiddenHostsIn } from './preview-of.ts'

type Props = { html: string }

/** The way to the pictures of a page that are not fetched unasked. */
export function HiddenPictures({ html }: Props) {
  const hosts = hiddenHostsIn(html, usePicturePolicy())
  const [shown, setShown] = useState<string>()
  const notice = useRef<HTMLDivElement>(null)
  if (hosts.length === 0 && shown === undefined) return null

  function show(host: string) {
    showPicturesFrom(host)
    setShown(host)
    // The button goes; the focus stays where it was.
    notice.current?.focus()
  }

  return (
    <div ref={notice} className={styles.notice} tabIndex={-1}>
      <p role="status">{shown !== undefined && texts.shown(shown)}</p>
      <PictureHosts hosts={hosts} onShow={show} />
    </div>
  )
}
