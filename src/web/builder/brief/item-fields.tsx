import type { ItemsDefinition } from '#catalogue/manifest.ts'
import { generationModes, itemCountChoices } from '#content/draft/item-config.ts'
import { instanceOf } from '#content/slots.ts'
import { texts } from '#texts/brief.ts'
import { RadioGroupField } from '../../ui/radio-group-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { countDroppedItems, type SectionForm } from './brief-form.ts'
import type { ListError } from './find-brief-errors.ts'
import styles from './section-list.module.css'
import { TextListField } from './text-list-field.tsx'

type Props = {
  section: SectionForm
  items: ItemsDefinition
  error: ListError | undefined
  onChange: (next: Partial<SectionForm>) => void
}

/** How many items a component gets, and what each is about. */
export function ItemFields({ section, items, error, onChange }: Props) {
  const { itemCount, generationMode, guidedIdeas } = section
  const draft = useEditor((editor) => editor.draft)
  const dropped = countDroppedItems(draft, section)
  return (
    <>
      <div className={styles.pair}>
        <ItemCountField section={section} items={items} onChange={onChange} />
        <RadioGroupField
          label={texts.mode}
          options={generationModes.map((value) => ({ value, label: texts.modes[value] }))}
          value={generationMode}
          onChange={(mode) => onChange({ generationMode: mode })}
        />
      </div>
      <p className={styles.dropped} role="status">
        {dropped > 0 && texts.dropped(dropped)}
      </p>
      {generationMode === 'guided' && (
        <TextListField
          label={texts.ideas}
          hint={texts.ideasHint}
          entries={guidedIdeas}
          error={error}
          rowLabel={texts.idea}
          removeLabel={texts.removeIdea}
          addLabel={texts.addIdea}
          lastStays={texts.lastStays}
          fullReason={guidedIdeas.length >= itemCount ? texts.unusedIdeas(itemCount) : undefined}
          onChange={(entries) => onChange({ guidedIdeas: entries })}
        />
      )}
    </>
  )
}

/** Where there is no choice, there is nothing to choose. */
function ItemCountField({ section, items, onChange }: Omit<Props, 'error'>) {
  const { component, instanceId, itemCount } = section
  const draft = useEditor((editor) => editor.draft)
  const now = instanceOf(draft, component, instanceId).items.length
  const choices = itemCountChoices(items, Math.max(now, itemCount))
  if (choices.length === 1) return <p className={styles.only}>{texts.onlyCount(itemCount)}</p>
  return (
    <SelectField
      label={texts.itemCount}
      options={choices.map((count) => ({ value: String(count), label: String(count) }))}
      value={String(itemCount)}
      onChange={({ currentTarget }) => onChange({ itemCount: Number(currentTarget.value) })}
    />
  )
}
