import { IconArrowDown, IconArrowUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { texts } from '#texts/edit-in-place.ts'
import { texts as reviewTexts } from '#texts/review.ts'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { WordsButton } from '../../../ui/words-button.tsx'
import { change } from '../../editor/change.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { editShortcuts } from '../../reviewing/edit-shortcuts.ts'
import { isWritingIn, useRegenerations } from '../../value/regenerations.ts'
import {
  addBeside,
  duplicateOpenItem,
  moveOpenItem,
  obstaclesOf,
  openItem,
  removeOpenItem,
} from './item-acts.ts'
import { ItemHandle } from './item-handle.tsx'
import styles from './value-bar.module.css'

/** The item in which the open value stands: what is done with it where it stands. */
export function ItemTools() {
  const item = openItem()
  const instanceId = item?.instanceId ?? ''
  const switches = useEditor(({ draft }) => draft.optionalElements[instanceId]?.[item?.itemId ?? ''])
  const isBusy = useRegenerations((state) => isWritingIn(state, instanceId))
  if (!item) return null
  const { component, instance, index, itemId } = item
  const obstacles = obstaclesOf(item)
  const busy = isBusy ? reviewTexts.waitForText : undefined

  const tool = (
    label: string,
    icon: ReactNode,
    obstacle: string | undefined,
    act: () => void,
    keys?: string,
  ) => (
    <IconButton
      label={label}
      icon={icon}
      shortcut={keys}
      isDisabled={(obstacle ?? busy) !== undefined}
      disabledReason={obstacle ?? busy}
      onClick={act}
    />
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={texts.item.tools} className={styles.item}>
      {instance.items.length > 1 && !isBusy && <ItemHandle index={index} />}
      <span className={styles.quiet}>{texts.item.name(index + 1, instance.items.length)}</span>
      {tool(
        texts.item.earlier,
        <IconArrowUp aria-hidden />,
        obstacles.earlier,
        () => moveOpenItem(-1),
        editShortcuts.itemBack,
      )}
      {tool(
        texts.item.later,
        <IconArrowDown aria-hidden />,
        obstacles.later,
        () => moveOpenItem(1),
        editShortcuts.itemOn,
      )}
      {tool(texts.item.duplicate, <IconCopy aria-hidden />, obstacles.add, duplicateOpenItem)}
      {tool(texts.item.remove, <IconTrash aria-hidden />, obstacles.remove, () => removeOpenItem())}
      <WordsButton
        label={component.docx.items?.addRowLabel ?? ''}
        icon={<IconPlus size={14} aria-hidden />}
        disabledReason={obstacles.add ?? busy}
        onClick={addBeside}
      />
      {component.optionalElements && (
        <div className={styles.switches}>
          {component.optionalElements.map(({ id, label }) => (
            <CheckboxField
              key={id}
              size="small"
              label={label}
              checked={switches?.[id] !== false}
              onChange={(event) =>
                change('switch-element', {
                  instanceId,
                  itemId,
                  elementId: id,
                  isShown: event.currentTarget.checked,
                })
              }
            />
          ))}
        </div>
      )}
    </div>
  )
}
