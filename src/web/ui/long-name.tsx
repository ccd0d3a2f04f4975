import { useState } from 'react'
import styles from './long-name.module.css'

type Props = {
  children: string
  /** Of file names, whose ending stands on the right in every script. */
  dir?: 'ltr'
}

/** A name of at most two lines; a longer one opens when it is asked for. */
export function LongName({ children: name, dir }: Props) {
  const [isWhole, setWhole] = useState(false)
  if (name.length <= shortEnough) return <bdi dir={dir}>{name}</bdi>
  return (
    <button
      type="button"
      className={styles.name}
      title={isWhole ? undefined : name}
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
    >
      <bdi dir={dir}>{name}</bdi>
    </button>
  )
}

const shortEnough = 40
