import { useState } from 'react'
import styles from './long-name.module.css'

type Props = { children: string }

/** A name of at most two lines; a longer one opens when it is asked for. */
export function LongName({ children: name }: Props) {
  const [isWhole, setWhole] = useState(false)
  if (name.length <= shortEnough) return <bdi>{name}</bdi>
  return (
    <button
      type="button"
      className={styles.name}
      title={isWhole ? undefined : name}
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
    >
      <bdi>{name}</bdi>
    </button>
  )
}

const shortEnough = 40
