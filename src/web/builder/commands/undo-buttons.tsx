import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { texts } from '#texts/top-bar.ts'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { redoNext, undoLast } from '../editor/actions.ts'
import { describeChange } from '../editor/describe-change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { shortcuts } from '../shortcuts/shortcut-table.ts'

type Props = { onUndo?: () => void; onRedo?: () => void }

/** Each says what it would take back or bring again. */
export function UndoButtons({ onUndo = undoLast, onRedo = redoNext }: Props) {
  const last = useEditor(({ history }) => history.changes[history.applied - 1])
  const next = useEditor(({ history }) => history.changes[history.applied])
  // Components have names once the catalogue is here.
  useCatalogue(({ status }) => status)

  return (
    <>
      <IconButton
        label={last ? texts.undoChange(describeChange(last)) : texts.undo}
        shortcut={shortcuts.undo[0]}
        icon={<IconArrowBackUp aria-hidden />}
        isDisabled={!last}
        disabledReason={texts.nothingToUndo}
        onClick={onUndo}
      />
      <IconButton
        label={next ? texts.redoChange(describeChange(next)) : texts.redo}
        shortcut={shortcuts.redo[0]}
        icon={<IconArrowForwardUp aria-hidden />}
        isDisabled={!next}
        disabledReason={texts.nothingToRedo}
        onClick={onRedo}
      />
    </>
  )
}
