import { type ReactNode, useId } from 'react'
import styles from './inspector.module.css'

type Props = { title: string; children: ReactNode }

export function PartOfDetails({ title, children }: Props) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      {children}
    </section>
  )
}
