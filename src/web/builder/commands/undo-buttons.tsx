import type { Subject } from '#content/draft/history.ts'
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
  const last = useEditor(({ history }) => lastChange(history))
  const next = useEditor(({ history }) => nextChange(history))
  // Components have names once the catalogue is here.
  useCatalogue(({ status }) => status)

  return (
    <>
      <StepButton id="undo" change={last} name={texts.undoChange} onClick={onUndo} />
      <StepButton id="redo" change={next} name={texts.redoChange} onClick={onRedo} />
    </>
  )
}

type StepProps = {
  id: 'undo' | 'redo'
  change: Subject | undefined
  name: (change: string) => string
  onClick: () => void
}

function StepButton({ id, change, name, onClick }: StepProps) {
  const { icon: Icon, keys, words } = pageCommand(id)
  const obstacle = useObstacle(id)
  return (
    <IconButton
      label={change ? name(describeChange(change)) : words.label}
      shortcut={keys?.[0]}
      icon={Icon && <Icon aria-hidden />}
      isDisabled={obstacle !== undefined}
      disabledReason={obstacle}
      onClick={onClick}
    />
  )
}
