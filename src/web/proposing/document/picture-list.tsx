import { useState } from 'react'
import { pathOf } from '#content/place.ts'
import { texts } from '#texts/proposing.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { PagePicture } from '../pictures/page-pictures.ts'
import styles from './document-pane.module.css'

/** The pictures of the document that come onto the page, and where. */
export function PictureList({ pictures }: { pictures: readonly PagePicture[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.asides}>
      <Disclosure label={texts.pictures(pictures.length)} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        <p className={styles.fact}>{texts.picturesHint}</p>
        <ul className={styles.list}>
          {pictures.map(({ place, where, alt }) => (
            <li key={`${place.instanceId} ${pathOf(place)}`}>
              <bdi>{texts.pictureFor(where, alt)}</bdi>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
