import { useShallow } from 'zustand/react/shallow'
import { pictureUrlsOf } from '#content/draft/picture-urls.ts'
import { texts } from '#texts/pictures.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { PictureHosts } from '../../pictures/picture-hosts.tsx'
import { showPicturesFrom, usePicturePolicy } from '../../pictures/picture-store.ts'
import { hiddenHostsAmong } from '../../pictures/preview-of.ts'
import { announce } from '../../ui/announce.ts'
import { useEditor } from '../editor/editor-store.ts'
import { focusCanvas } from '../editor/focus.ts'
import styles from './live-pictures.module.css'

/** The way to the pictures of the live page that are not fetched unasked. */
export function LivePictures() {
  const manifest = useManifest()
  const urls = useEditor(useShallow(({ draft }) => (manifest ? pictureUrlsOf(draft, manifest) : [])))
  const policy = usePicturePolicy()
  const hosts = hiddenHostsAmong(urls, policy)
  if (hosts.length === 0) return null

  function show(host: string) {
    showPicturesFrom(host)
    announce(texts.shown(host))
    // The button goes.
    focusCanvas()
  }

  return (
    <div className={styles.notice}>
      <PictureHosts hosts={hosts} onShow={show} />
    </div>
  )
}
