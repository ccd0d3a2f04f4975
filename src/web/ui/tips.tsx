import { Tooltip } from '@base-ui/react/tooltip'
import { tips } from './button-with-tip.tsx'
import { Kbd } from './kbd.tsx'
import { useTopElement } from './open-dialogs.ts'
import styles from './tips.module.css'

/** The one tip of a screen, shown beside whichever button asks for it. The button's name or description says the same. */
export function Tips() {
  const container = useTopElement()
  return (
    <Tooltip.Root
      handle={tips}
      onOpenChange={(_, details) => {
        if (details.reason !== 'escape-key') return
        // The key is also meant for what lies beneath.
        details.cancel()
        details.allowPropagation()
        tips.close()
      }}
    >
      {({ payload: tip }) => (
        <Tooltip.Portal container={container}>
          <Tooltip.Positioner className={styles.place} side="bottom" sideOffset={6} collisionPadding={8}>
            <Tooltip.Popup aria-hidden className={styles.tip}>
              <span className={styles.line}>
                {tip?.text}
                {tip?.shortcut && <Kbd shortcut={tip.shortcut} />}
              </span>
              {tip?.reason && <span className={styles.reason}>{tip.reason}</span>}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      )}
    </Tooltip.Root>
  )
}
