import { type FormEvent, useState } from 'react'
import { texts } from '#texts/canvas.ts'
import { nameOfComponent } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { listDestinations } from '../commands/list-destinations.ts'
import { act } from '../editor/act.ts'
import { useEditor } from '../editor/editor-store.ts'
import styles from './move-to.module.css'

type Props = { instanceId: string; onDone: () => void }

export function MoveToForm({ instanceId, onDone }: Props) {
  const destinations = listDestinations(
    useEditor(({ draft }) => draft.layout),
    instanceId,
  )
  const [chosen, setChosen] = useState(() =>
    String(destinations.find(({ isCurrent }) => isCurrent)?.index ?? 0),
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    onDone()
    act('move', { instanceId, to: Number(chosen) })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectField
        label={texts.moveTo.label}
        options={destinations.map(({ index, previous, isCurrent, isOpen }) => ({
          value: String(index),
          label: isCurrent
            ? texts.moveTo.current(index + 1)
            : texts.moveTo.option(index + 1, previous && nameOfComponent(previous)),
          isDisabled: !isOpen,
        }))}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button type="submit" variant="light">
        {texts.moveTo.submit}
      </Button>
    </form>
  )
}
