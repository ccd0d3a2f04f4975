import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import styles from './tool-card.module.css'

type Props = {
  to: string
  words: { title: string; points: readonly string[]; button: string }
  picture: ReactNode
}

/** One button as a whole, which opens in a new tab too, as links do: what looks like its button is a part of it. */
export function ToolCard({ to, words, picture }: Props) {
  const id = useId()
  return (
    <Link
      className={styles.card}
      to={to}
      role="button"
      onKeyDown={openBySpace}
      aria-labelledby={`${id}-title ${id}-button`}
      aria-describedby={`${id}-points`}
    >
      <span className={styles.picture}>{picture}</span>
      <h2 id={`${id}-title`} className={styles.title}>
        {words.title}
      </h2>
      <ul id={`${id}-points`} className={styles.points}>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <span id={`${id}-button`} className={styles.button}>
        {words.button}
      </span>
    </Link>
  )
}

/** Enter opens a link by itself. */
function openBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.click()
}
