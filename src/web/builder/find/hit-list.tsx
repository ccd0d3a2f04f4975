import { useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import type { Hit } from '#content/draft/search/find-hits.ts'
import type { SettingHit } from '#content/draft/search/setting-hits.ts'
import { texts } from '#texts/find.ts'
import { Button } from '../../ui/button.tsx'
import styles from './find-dialog.module.css'
import { hitKey, settingKey } from './hit-key.ts'
import { HitRow } from './hit-row.tsx'
import { SettingRow } from './setting-row.tsx'

type Props = { hits: readonly Hit[]; settings: readonly SettingHit[]; by: string; draft: Draft }

/** So many are drawn before the others are asked for. */
const firstShown = 60

/** The page's own addresses first, then section by section. */
export function HitList({ hits, settings, by, draft }: Props) {
  const [most, setMost] = useState(firstShown)
  if (hits.length + settings.length === 0) return null
  const shown = hits.slice(0, most)
  return (
    <section aria-label={texts.results}>
      {settings.length > 0 && (
        <div className={styles.section}>
          <h3 className={styles.heading}>{texts.ofPage}</h3>
          <ul className={styles.hits}>
            {settings.map((hit) => (
              <SettingRow key={settingKey(hit)} hit={hit} by={by} draft={draft} />
            ))}
          </ul>
        </div>
      )}
      {groupBySection(shown).map((group) => (
        <div key={group[0].place.instanceId} className={styles.section}>
          <h3 className={styles.heading}>
            {group[0].component.displayName} <span className={styles.quiet}>{group[0].place.instanceId}</span>
          </h3>
          <ul className={styles.hits}>
            {group.map((hit) => (
              <HitRow key={hitKey(hit)} hit={hit} by={by} draft={draft} />
            ))}
          </ul>
        </div>
      ))}
      {hits.length > shown.length && (
        <Button variant="subtle" size="small" onClick={() => setMost(hits.length)}>
          {texts.more(hits.length - shown.length)}
        </Button>
      )}
    </section>
  )
}

/** Hits come in the order of the page. */
function groupBySection(hits: readonly Hit[]): [Hit, ...Hit[]][] {
  const groups: [Hit, ...Hit[]][] = []
  for (const hit of hits) {
    const last = groups.at(-1)
    if (last?.[0].place.instanceId === hit.place.instanceId) last.push(hit)
    else groups.push([hit])
  }
  return groups
}
