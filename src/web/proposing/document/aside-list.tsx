import { useState } from 'react'
import type { Aside } from '#proposal/list-asides.ts'
import { texts } from '#texts/proposing.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './document-pane.module.css'

/** Comments, deleted and hidden words, page headers: in the document, and none of its text. */
export function AsideList({ asides }: { asides: readonly Aside[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.asides}>
      <Disclosure label={texts.asides(asides.length)} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        <p className={styles.fact}>{texts.asidesHint}</p>
        <ul className={styles.list}>
          {asides.map((aside, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and they never move
            <li key={index}>
              <bdi>{texts.aside(aside)}</bdi>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
