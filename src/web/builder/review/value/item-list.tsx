import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Component } from '#catalogue/manifest.ts'
import type { Item } from '#content/draft/items.ts'
import { rowLimitsOf } from '#texts/limits.ts'
import { texts } from '#texts/review.ts'
import { Button } from '../../../ui/button.tsx'
import { addItem } from '../../reviewing/review-actions.ts'
import { ItemSwitches } from '../../value/item-switches.tsx'
import { isWritingIn, useRegenerations } from '../../value/regenerations.ts'
import { ItemHead } from './item-head.tsx'
import styles from './items.module.css'

type Props = {
  component: Component
  instanceId: string
  items: readonly Item[]
  /** The rows of the item at this index; nothing while none of them is looked for. */
  rowsOf: (index: number) => ReactNode
  /** Not all values are shown, so items are not added here. */
  isFiltered: boolean
}

/** The items of a component, each with its values and what of it is shown. */
export function ItemList({ component, instanceId, items, rowsOf, isFiltered }: Props) {
  const isWriting = useRegenerations((state) => isWritingIn(state, instanceId))
  const limits = component.docx.items
  if (!limits) return null
  const count = items.length
  const isFull = count >= limits.maxRows
  const elements = component.optionalElements ?? []

  return (
    <section className={styles.items}>
      {!isFiltered && (
        <div className={styles.heading}>
          <h3>{texts.items}</h3>
          <span className={styles.count}>{texts.itemCount(count, rowLimitsOf(limits))}</span>
        </div>
      )}
      {items.map(({ id }, index) => {
        const rows = rowsOf(index)
        if (rows === null) return null
        return (
          <section key={id} className={styles.item} aria-label={texts.item(index + 1)}>
            <ItemHead
              instanceId={instanceId}
              index={index}
              count={count}
              limits={limits}
              isWriting={isWriting}
            />
            {elements.length > 0 && (
              <div className={styles.switches}>
                <ItemSwitches instanceId={instanceId} index={index} itemId={id} elements={elements} />
              </div>
            )}
            {rows}
          </section>
        )
      })}
      {!isFiltered && (
        <div className={styles.add}>
          <Button
            variant="default"
            leftSection={<IconPlus aria-hidden />}
            isDisabled={isFull || isWriting}
            aria-describedby={isFull ? 'review-add-reason' : undefined}
            onClick={() => addItem(component, instanceId, count)}
          >
            {limits.addRowLabel}
          </Button>
          {isFull && (
            <span id="review-add-reason" className={styles.reason}>
              {texts.atMost(limits.maxRows)}
            </span>
          )}
        </div>
      )}
    </section>
  )
}
