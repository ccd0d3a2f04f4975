import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import type { Component } from '#catalogue/manifest.ts'
import styles from './card-list.module.css'
import { ComponentCard } from './component-card.tsx'
import { type CardKey, findNextCard } from './find-next-card.ts'
import { groupByFamily } from './group-by-family.ts'

type Props = {
  ref: RefObject<HTMLDivElement | null>
  components: readonly Component[]
  /** Upwards, from the first row. */
  onLeave: () => void
}

/** The cards by family. One of them stands in the tab order; the arrow keys lead to the others. */
export function CardList({ ref, components, onLeave }: Props) {
  const id = useId()
  const [lastFocused, setLastFocused] = useState<string>()
  const isThere = components.some(({ code }) => code === lastFocused)
  const tabStop = isThere ? lastFocused : components[0]?.code

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !isCardKey(event.key)) return
    const cards = [...event.currentTarget.querySelectorAll('button')]
    const current = cards.indexOf(document.activeElement as HTMLButtonElement)
    if (current < 0) return
    event.preventDefault()
    const boxes = cards.map((card) => card.getBoundingClientRect())
    const { direction } = getComputedStyle(event.currentTarget)
    const next = findNextCard(boxes, current, event.key, direction)
    if (next !== undefined) cards[next]?.focus()
    else if (event.key === 'ArrowUp') onLeave()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cards in it
    <div ref={ref} onKeyDown={onKeyDown}>
      {groupByFamily(components).map(({ family, components: members }) => (
        <div key={family} className={styles.group}>
          <h3 id={`${id}-${family}`} className={styles.family}>
            {family}
          </h3>
          <ul aria-labelledby={`${id}-${family}`} className={styles.cards}>
            {members.map((component) => (
              <ComponentCard
                key={component.code}
                component={component}
                isTabStop={component.code === tabStop}
                onFocus={setLastFocused}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

const cardKeys: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

function isCardKey(key: string): key is CardKey {
  return cardKeys.includes(key)
}
