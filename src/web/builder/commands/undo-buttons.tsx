import { texts } from '#texts/top-bar.ts'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { redoNext, undoLast } from '../editor/act.ts'
import { describeChange } from '../editor/describe-change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { pageCommand } from './page-commands.ts'
import { lastChange, nextChange } from './undoable.ts'
import { useObstacle } from './use-obstacle.ts'

type Props = { onUndo?: () => void; onRedo?: () => void }

/** Each says what it would take back or bring again. */
export function UndoButtons({ onUndo = undoLast, onRedo = redoNext }: Props) {
  return (
    <>
      <StepButton id="undo" onClick={onUndo} />
      <StepButton id="redo" onClick={onRedo} />
    </>
  )
}

const steps = {
  undo: { find: lastChange, name: texts.undoChange },
  redo: { find: nextChange, name: texts.redoChange },
}

type StepProps = { id: keyof typeof steps; onClick: () => void }

function StepButton({ id, onClick }: StepProps) {
  const { icon: Icon, keys, words } = pageCommand(id)
  const obstacle = useObstacle(id)
  // Components have names once the catalogue is here.
  useCatalogue(({ status }) => status)
  // As words: most changes are called what the one before was, and nothing is drawn anew.
  const label = useEditor(({ history }) => {
    const change = steps[id].find(history)
    return change ? steps[id].name(describeChange(change)) : words.label
  })
  return (
    <IconButton
      label={label}
      shortcut={keys?.[0]}
      icon={Icon && <Icon aria-hidden />}
      isDisabled={obstacle !== undefined}
      disabledReason={obstacle}
      onClick={onClick}
    />
  )
}
