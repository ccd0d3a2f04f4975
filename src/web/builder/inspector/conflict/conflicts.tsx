import type { Field } from '#catalogue/manifest.ts'
import { conflictKey, type OpenConflict } from '#content/draft/merge/conflict.ts'
import { valueAt } from '#content/slots.ts'
import { texts as inspector } from '#texts/inspector.ts'
import { RemovalConflict, TextConflict } from '../../team/conflict-card.tsx'
import { leadInto } from '../../view/side-tab.ts'
import type { Selected } from '../selected/selected.ts'
import styles from './conflicts.module.css'
import { conflictsOf } from './conflicts-of.ts'

type Props = { selected: Selected }

/** What two people did to it, to be decided here. */
export function Conflicts({ selected }: Props) {
  return (
    <div className={styles.list}>
      {conflictsOf(selected).map((open) => (
        <Conflict key={conflictKey(open.conflict)} selected={selected} open={open} />
      ))}
    </div>
  )
}

function Conflict({ selected, open }: Props & { open: OpenConflict }) {
  const { slot, instance, locale, writing } = selected
  const { conflict } = open
  const onSettled = () => leadInto('details')
  switch (conflict.kind) {
    case 'value':
      return (
        slot && (
          <TextConflict
            open={open}
            definition={slot.definition}
            mine={valueAt(instance, slot).value}
            locale={locale}
            onSettled={onSettled}
          />
        )
      )
    case 'instructions':
      return (
        <Named name={inspector.instructions}>
          <TextConflict
            open={open}
            definition={plainText}
            mine={writing.instructions}
            locale={locale}
            onSettled={onSettled}
          />
        </Named>
      )
    case 'ideas':
      return (
        <Named name={inspector.ideas}>
          <TextConflict
            open={open}
            definition={lines}
            mine={writing.config?.guidedIdeas}
            locale={locale}
            onSettled={onSettled}
          />
        </Named>
      )
    case 'item': {
      const item = instance.items.findIndex(({ id }) => id === conflict.itemId)
      return (
        <Named name={inspector.item(item + 1, '')}>
          <RemovalConflict open={open} onSettled={onSettled} />
        </Named>
      )
    }
    case 'section':
      return <RemovalConflict open={open} onSettled={onSettled} />
    case 'setting':
      return null
  }
}

function Named({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section aria-label={name}>
      <p className={styles.name}>{name}</p>
      {children}
    </section>
  )
}

const plainText: Field = { name: 'text', type: 'text', required: false, placeholder: '', context: '' }
const lines: Field = { ...plainText, type: 'array' }
