import { IconAlertTriangle } from '@tabler/icons-react'
import { useMemo } from 'react'
import { texts } from '#texts/facts.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { coverageOf } from '../tracing/coverage.ts'
import { openPanel } from '../view/panels-store.ts'
import styles from './unconfirmed-facts.module.css'

/** Which facts the page says that nobody has confirmed. They may go out: who exports it knows of them. */
export function UnconfirmedFacts() {
  const manifest = useManifest()
  const draft = useEditor((editor) => editor.draft)
  const open = useMemo(
    () =>
      (manifest ? coverageOf(draft, manifest) : []).filter(
        ({ state, hasFigures, places }) => state === 'proposed' && hasFigures && places.length > 0,
      ),
    [draft, manifest],
  )
  if (open.length === 0) return null
  return (
    <details className={styles.facts}>
      <summary>
        <IconAlertTriangle size={16} aria-hidden /> {texts.unconfirmed.heading(open.length)}
      </summary>
      <p className={styles.hint}>{texts.unconfirmed.hint}</p>
      <ul>
        {open.map(({ place, text }) => (
          <li key={place} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      <Button variant="default" size="small" onClick={() => openPanel('brief')}>
        {texts.coverage.toBrief}
      </Button>
    </details>
  )
}
