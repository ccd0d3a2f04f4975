import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { texts } from '#texts/ui.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

type Props = {
  id: string
  title: string
  description: ReactNode
  aside: ReactNode
  footer: ReactNode
  isBusy: boolean
  onClose: () => void
  children: ReactNode
}

/** Head and foot of a dialog stay; what is between them scrolls. */
export function DialogFrame({ id, title, description, aside, footer, isBusy, onClose, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {aside}
        <IconButton label={texts.close} icon={<IconX aria-hidden />} isDisabled={isBusy} onClick={onClose} />
      </div>
      <div className={styles.body} data-dialog-body>
        {description && (
          <div id={`${id}-description`} className={styles.description}>
            {description}
          </div>
        )}
        {children}
      </div>
      {footer && (
        <div className={styles.foot} data-dialog-foot>
          {footer}
        </div>
      )}
    </div>
  )
}
