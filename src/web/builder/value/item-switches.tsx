import type { OptionalElement } from '#catalogue/manifest.ts'
import { texts } from '#texts/review.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { change } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'
import styles from './item-switches.module.css'

type Props = { instanceId: string; index: number; itemId: string; elements: readonly OptionalElement[] }

/** What of an item is shown on the page. What was never switched is. */
export function ItemSwitches({ instanceId, index, itemId, elements }: Props) {
  const switches = useEditor(({ draft }) => draft.optionalElements[instanceId]?.[itemId])
  return (
    <fieldset className={styles.switches} aria-label={texts.shownParts(index + 1)}>
      {elements.map(({ id, label }) => (
        <CheckboxField
          key={id}
          size="small"
          label={label}
          checked={switches?.[id] !== false}
          onChange={({ currentTarget: { checked: isShown } }) =>
            change('switch-element', { instanceId, itemId, elementId: id, isShown })
          }
        />
      ))}
    </fieldset>
  )
}
