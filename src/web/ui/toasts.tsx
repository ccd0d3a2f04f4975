import { use, useLayoutEffect, useRef, useState } from 'react'
import { texts } from '#texts/ui.ts'
import { LayerId, topLayer, useOpenDialogs } from './open-dialogs.ts'
import { ToastCard } from './toast-card.tsx'
import { dismissToast, useToasts } from './toast-store.ts'
import styles from './toasts.module.css'
import { usePlaceAboveFoot } from './use-place-above-foot.ts'

/** The toasts, in whatever lies topmost: one of these stands in the page and one in each dialog. */
export function Toasts() {
  const layer = use(LayerId)
  const isTop = useOpenDialogs(topLayer) === layer
  const hasToasts = useToasts((state) => state.toasts.length > 0)
  return isTop && hasToasts ? <Stack /> : null
}

function Stack() {
  const toasts = useToasts((state) => state.toasts)
  const stack = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)

  useLayoutEffect(() => stack.current?.showPopover(), [])
  usePlaceAboveFoot(stack)

  function dismiss(id: number) {
    const next = stack.current?.querySelector<HTMLElement>(`li:not([data-toast="${id}"]) button`)
    // A button that goes away with the focus would leave it nowhere.
    if (stack.current?.contains(document.activeElement)) (next ?? cameFrom.current)?.focus()
    dismissToast(id)
  }

  return (
    <section
      ref={stack}
      popover="manual"
      aria-label={texts.notifications}
      data-region="notifications"
      className={styles.stack}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setHasFocus(true)
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget
        }
      }}
      onBlur={({ relatedTarget, currentTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      <ol className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            isPaused={isHovered || hasFocus}
            onDismiss={() => dismiss(toast.id)}
          />
        ))}
      </ol>
    </section>
  )
}
