import { Fragment, type ReactNode } from 'react'
import styles from './facts.module.css'

type Props = { facts: readonly { name: string; value: ReactNode }[] }

/** What is known, each thing by its name. */
export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
