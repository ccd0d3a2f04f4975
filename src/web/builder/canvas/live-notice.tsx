import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { texts } from '#texts/canvas.ts'
import { announceError } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { chooseMode } from '../view/canvas-mode.ts'
import styles from './live-notice.module.css'

type Props = { reason: 'failed' | 'noLibrary'; onRetry: () => void }

/** Why the canvas shows pictures where the page itself was wanted. */
export function LiveNotice({ reason, onRetry }: Props) {
  const text = texts.live[reason]
  useEffect(() => announceError(text), [text])
  return (
    <div className={styles.notice}>
      <IconAlertTriangle className={styles.icon} size={16} aria-hidden />
      <p>{text}</p>
      <Button size="small" variant="default" onClick={onRetry}>
        {texts.live.retry}
      </Button>
      <Button size="small" variant="default" onClick={() => chooseMode('pictures')}>
        {texts.modes.showPictures}
      </Button>
    </div>
  )
}
