import { useMemo } from 'react'
import type { OptionalElement } from '#catalogue/manifest.ts'
import type { InstanceDraft } from '#content/draft/draft.ts'
import { emptyItems } from '#content/draft/items.ts'
import type { ReviewedInstance } from '#content/draft/review.ts'
import { findToMend } from '#content/draft/to-mend.ts'
import { type Slot, slotsOf, valueAt } from '#content/slots.ts'
import { texts } from '#texts/review.ts'
import { Button } from '../../../ui/button.tsx'
import { useEditor } from '../../editor/editor-store.ts'
import { useOtherLocale } from '../../faces/show-face.ts'
import { useEditing } from '../../reviewing/editing-store.ts'
import { type Filter, setFilter } from '../../reviewing/review-store.ts'
import { rowId, sheetHeadingId } from '../../reviewing/rows.ts'
import { SheetHead } from '../sheet/sheet-head.tsx'
import { ItemList } from './item-list.tsx'
import { ValueRow } from './value-row.tsx'
import styles from './value-sheet.module.css'

type Props = { reviewed: ReviewedInstance; filter: Filter }

/** The values of one component: its fields, then item by item. */
export function ValueSheet({ reviewed, filter }: Props) {
  const { instanceId, component, instance } = reviewed
  const locale = useEditor(({ draft }) => draft.layout.locale)
  const behind = useEditor(({ draft }) => draft.other?.content[instanceId])
  const otherLocale = useOtherLocale()
  const switches = useEditor(({ draft }) => draft.optionalElements[instanceId])
  const editedRow = useEditing(({ editing }) => editing && rowId(editing.instanceId, editing.place))
  const slots = useStableSlots(reviewed)

  /** What is being edited stays in sight, whatever is looked for. */
  const isShown = (slot: Slot) => isSought(instance, slot, filter) || rowId(instanceId, slot) === editedRow

  function rowsOf(wanted: number | undefined) {
    const shown = slots.filter((slot) => slot.item === wanted && isShown(slot))
    if (shown.length === 0 && filter !== 'all') return null
    return shown.map((slot) => (
      <ValueRow
        key={rowId(instanceId, slot)}
        component={component}
        instanceId={instanceId}
        slot={slot}
        value={valueAt(instance, slot)}
        locale={locale}
        opposite={behind && !slot.definition.fixed ? valueAt(behind, slot) : undefined}
        otherLocale={otherLocale}
        switchedOff={switchOf(slot, component.optionalElements, switches?.[itemIdAt(instance, slot)])}
      />
    ))
  }

  const isNothingLeft = filter !== 'all' && !slots.some(isShown)
  return (
    <section className={styles.sheet} aria-labelledby={sheetHeadingId}>
      <SheetHead reviewed={reviewed} />
      {isNothingLeft ? (
        <div className={styles.none}>
          <p>{texts.noneLeft[filter]}</p>
          <Button size="small" variant="default" onClick={() => setFilter('all')}>
            {texts.showAll}
          </Button>
        </div>
      ) : (
        <>
          {rowsOf(undefined)}
          <ItemList
            component={component}
            instanceId={instanceId}
            items={instance.items}
            rowsOf={rowsOf}
            isFiltered={filter !== 'all'}
          />
        </>
      )}
    </section>
  )
}

function isSought(instance: InstanceDraft, slot: Slot, filter: Filter): boolean {
  if (filter === 'mend') return findToMend(instance, slot) !== undefined
  return filter === 'all' || valueAt(instance, slot).status === filter
}

/** The same objects as long as nothing comes or goes, so that rows whose value stays are not drawn anew. */
function useStableSlots({ component, instance }: ReviewedInstance): Slot[] {
  const rows = instance.items.length
  return useMemo(() => slotsOf(component, { fields: {}, items: emptyItems(rows) }), [component, rows])
}

function itemIdAt({ items }: InstanceDraft, { item = -1 }: Slot): string {
  return items[item]?.id ?? ''
}

/** What of an item is switched off and has this value. */
function switchOf(
  { field }: Slot,
  elements: readonly OptionalElement[] = [],
  switches: Record<string, boolean> | undefined,
) {
  return elements.find(({ id, fields }) => fields.includes(field) && switches?.[id] === false)?.label
}
