import { type ReactNode, useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './document-pane.module.css'

type Props = { label: string; hint: string; children: ReactNode }

/** What is in the document besides its text, behind one line that says how much. */
export function FoldedList({ label, hint, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.asides}>
      <Disclosure label={label} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        <p className={styles.fact}>{hint}</p>
        <ul className={styles.list}>{children}</ul>
      </Disclosure>
    </div>
  )
}
