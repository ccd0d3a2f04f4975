import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { texts } from '#texts/canvas.ts'
import { describeLayoutError } from '#texts/layout.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { showSection } from '../view/show-section.ts'
import { findLayoutFaults, type LayoutFault } from './layout-faults.ts'
import styles from './layout-notice.module.css'

/** What an export would refuse, said as soon as it is so. It is allowed all the same. */
export function LayoutNotice() {
  const components = useEditor(({ draft }) => draft.layout.components)
  const faults = useMemo(() => findLayoutFaults(components), [components])
  useSayingNew(faults)
  if (faults.length === 0) return null
  return (
    <ul className={styles.notice} aria-label={texts.faults.label}>
      {faults.map(({ error, instanceId }) => (
        <li key={error.type} className={styles.fault}>
          <IconAlertTriangle className={styles.icon} size={16} aria-hidden />
          <span>{describeLayoutError(error)}</span>
          <Button
            size="small"
            variant="default"
            aria-label={texts.faults.showInstance(instanceId)}
            onClick={() => showSection(instanceId)}
          >
            {texts.faults.show}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Not what was there when the page was opened. */
function useSayingNew(faults: readonly LayoutFault[]) {
  const pageId = useEditor((state) => state.pageId)
  const before = useRef({ pageId, messages: messagesOf(faults) })
  useEffect(() => {
    const known = before.current
    const messages = messagesOf(faults)
    before.current = { pageId, messages }
    if (known.pageId !== pageId) return
    for (const message of messages) if (!known.messages.includes(message)) announce(message)
  }, [faults, pageId])
}

function messagesOf(faults: readonly LayoutFault[]): string[] {
  return faults.map(({ error }) => describeLayoutError(error))
}
