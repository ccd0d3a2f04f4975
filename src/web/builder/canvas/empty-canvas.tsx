import { texts } from '#texts/canvas.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { openPanel } from '../view/panels-store.ts'
import styles from './empty-canvas.module.css'

export function EmptyCanvas() {
  return (
    <EmptyState
      drawing={<Drawing />}
      title={texts.empty.title}
      text={texts.empty.text}
      action={
        <div className={styles.ways}>
          <Button variant="default" onClick={() => openPanel('start')}>
            {texts.empty.start}
          </Button>
          <Button variant="default" onClick={() => openPanel('import')}>
            {texts.empty.open}
          </Button>
        </div>
      }
    />
  )
}

/** A page of which nothing is there yet, and its first section on the way. */
function Drawing() {
  return (
    <svg
      className={styles.drawing}
      width="168"
      height="128"
      viewBox="0 0 168 128"
      fill="none"
      aria-hidden="true"
    >
      <rect className={styles.sheet} x="44.5" y="8.5" width="103" height="111" rx="7.5" />
      <rect className={styles.gap} x="56.5" y="20.5" width="79" height="11" rx="3.5" />
      <rect className={styles.gap} x="56.5" y="79.5" width="79" height="28" rx="3.5" />
      <g className={styles.card}>
        <rect className={styles.cardFace} x="20.5" y="39.5" width="91" height="32" rx="5.5" />
        <rect className={styles.picture} x="26" y="45" width="28" height="21" rx="3" />
        <rect className={styles.words} x="61" y="48" width="40" height="5" rx="2.5" />
        <rect className={styles.words} x="61" y="58" width="26" height="5" rx="2.5" />
      </g>
      <path className={styles.pointer} d="M102 62l5 17 4-7 8-3z" />
    </svg>
  )
}
