import { useMemo } from 'react'
import { titleColumnOf } from '#catalogue/lookup.ts'
import { textOf } from '#content/content.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import { plainText } from '#content/values/rich-text.ts'
import { texts } from '#texts/inspector.ts'
import { rowLimitsOf } from '#texts/limits.ts'
import { texts as reviewTexts } from '#texts/review.ts'
import { ItemSwitches } from '../../value/item-switches.tsx'
import type { Selected } from '../selected/selected.ts'
import styles from './section-values.module.css'
import { ValueLine } from './value-line.tsx'

type Props = { selected: Selected }

/** Its values, each with where it stands, then item by item, with what of an item is shown. */
export function SectionValues({ selected }: Props) {
  const { instanceId, component, instance, locale } = selected
  const slots = useMemo(() => slotsOf(component, instance), [component, instance])
  const limits = component.docx.items
  const elements = component.optionalElements ?? []
  const titleColumn = titleColumnOf(component)

  const linesOf = (item: number | undefined) => (
    <ul className={styles.lines}>
      {slots
        .filter((slot) => slot.item === item)
        .map((slot) => (
          <li key={slot.field}>
            <ValueLine
              instanceId={instanceId}
              itemId={item === undefined ? undefined : instance.items[item]?.id}
              definition={slot.definition}
              value={valueAt(instance, slot)}
              locale={locale}
            />
          </li>
        ))}
    </ul>
  )

  return (
    <>
      {component.docx.fields.length > 0 && linesOf(undefined)}
      {limits && (
        <p className={styles.items}>
          {texts.items(reviewTexts.itemCount(instance.items.length, rowLimitsOf(limits)))}
        </p>
      )}
      {instance.items.map(({ id, values }, index) => (
        <section key={id} className={styles.item} aria-label={reviewTexts.item(index + 1)}>
          <h5 className={styles.itemName} dir="auto">
            {texts.item(index + 1, plainText(textOf(values[titleColumn?.name ?? '']?.value)))}
          </h5>
          {linesOf(index)}
          {elements.length > 0 && (
            <ItemSwitches instanceId={instanceId} index={index} itemId={id} elements={elements} />
          )}
        </section>
      ))}
    </>
  )
}
