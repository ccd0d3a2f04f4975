import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import styles from './disclosure.module.css'

type Props = { label: ReactNode; isOpen: boolean; onToggle: () => void; children: ReactNode }

/** A line that opens what lies below it. */
export function Disclosure({ label, isOpen, onToggle, children }: Props) {
  const id = useId()
  return (
    <div>
      <h3>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <IconChevronRight className={styles.chevron} size={16} aria-hidden />
          {label}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
