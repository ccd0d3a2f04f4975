import { memo, useId } from 'react'
import type { Component } from '#catalogue/manifest.ts'
import { isDragged, useDrag } from '../drag/drag-store.ts'
import { act } from '../editor/act.ts'
import { CardFace } from './card-face.tsx'
import styles from './component-card.module.css'

type Props = { component: Component; isTabStop: boolean; onFocus: (code: string) => void }

/** One component, to be added by a click or dragged to its place. */
export const ComponentCard = memo(function ComponentCard({ component, isTabStop, onFocus }: Props) {
  const id = useId()
  const { code } = component
  const isLifted = useDrag((state) => isDragged(state, code))
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
        data-component={code}
        data-dragging={isLifted || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => onFocus(code)}
        onClick={() => act('add', { code })}
      >
        <CardFace id={id} component={component} />
      </button>
    </li>
  )
})
