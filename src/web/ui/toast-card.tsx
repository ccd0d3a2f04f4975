import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { texts } from '#texts/ui.ts'
import { IconButton } from './icon-button.tsx'
import type { Toast } from './toast-store.ts'
import styles from './toasts.module.css'

type Props = { toast: Toast; isPaused: boolean; onDismiss: () => void }

/** One toast. Its time begins anew after each pause. */
export function ToastCard({ toast, isPaused, onDismiss }: Props) {
  const { text, tone, action } = toast
  const dismiss = useEffectEvent(onDismiss)
  const lifetime = action ? longLife : shortLife

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismiss(), lifetime)
    return () => clearTimeout(timer)
  }, [isPaused, lifetime])

  return (
    <li
      className={styles.toast}
      data-toast={toast.id}
      data-tone={tone}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onDismiss()
      }}
    >
      {icons[tone]}
      <p className={styles.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onDismiss()
            action.onSelect()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={texts.dismiss} icon={<IconX aria-hidden />} onClick={onDismiss} />
    </li>
  )
}

const shortLife = 6000
const longLife = 15_000

const icons = {
  neutral: null,
  good: <IconCircleCheck className={styles.icon} size={18} aria-hidden />,
  bad: <IconAlertCircle className={styles.icon} size={18} role="img" aria-label={texts.error} />,
}
