import { texts } from '#texts/canvas.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { closeMoveTo, moveToId, useMoveTo } from '../view/move-to-store.ts'
import styles from './move-to.module.css'
import { MoveToForm } from './move-to-form.tsx'

/** Over everything, a small form that takes an instance to any place of the page. Whoever offers it opens this one. */
export function MoveTo() {
  const nameOf = useComponentName()
  const instanceId = useMoveTo((state) => state.instanceId)
  const code = useEditor(
    ({ draft }) => draft.layout.components.find((each) => each.instanceId === instanceId)?.code,
  )
  return (
    <div
      id={moveToId}
      popover="auto"
      role="dialog"
      aria-label={code === undefined ? undefined : texts.moveTo.title(nameOf(code))}
      className={styles.popover}
      onToggle={(event) => {
        if (event.newState === 'closed') useMoveTo.setState({ instanceId: undefined })
      }}
    >
      {instanceId !== undefined && code !== undefined && (
        <MoveToForm key={instanceId} instanceId={instanceId} onDone={closeMoveTo} />
      )}
    </div>
  )
}
