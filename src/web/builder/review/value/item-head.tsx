import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { ItemsDefinition } from '#catalogue/manifest.ts'
import { texts } from '#texts/review.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { itemId, moveItem, removeItem } from '../../reviewing/review-actions.ts'
import styles from './items.module.css'

type Props = {
  instanceId: string
  index: number
  count: number
  limits: ItemsDefinition
  /** One of the instance's texts is on its way, and must find its place. */
  isWriting: boolean
}

/** An item's number, and what can be done with the item as a whole. Disabled buttons say why. */
export function ItemHead({ instanceId, index, count, limits: { minRows }, isWriting }: Props) {
  const place = index + 1
  const upReason = index === 0 ? texts.isFirst : undefined
  const downReason = place === count ? texts.isLast : undefined
  const removeReason = count <= minRows ? texts.atLeast(minRows) : undefined
  const wait = isWriting ? texts.waitForText : undefined
  return (
    <div className={styles.head}>
      <h3 id={itemId(instanceId, index)} tabIndex={-1} className={styles.title}>
        {texts.item(place)}
      </h3>
      <IconButton
        label={texts.moveUp(place)}
        icon={<IconArrowUp aria-hidden />}
        isDisabled={(upReason ?? wait) !== undefined}
        disabledReason={upReason ?? wait}
        onClick={() => moveItem(instanceId, index, index - 1)}
      />
      <IconButton
        label={texts.moveDown(place)}
        icon={<IconArrowDown aria-hidden />}
        isDisabled={(downReason ?? wait) !== undefined}
        disabledReason={downReason ?? wait}
        onClick={() => moveItem(instanceId, index, index + 1)}
      />
      <IconButton
        label={texts.remove(place)}
        icon={<IconTrash aria-hidden />}
        isDisabled={(removeReason ?? wait) !== undefined}
        disabledReason={removeReason ?? wait}
        onClick={() => removeItem(instanceId, index)}
      />
    </div>
  )
}
