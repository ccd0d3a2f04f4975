import { useEffect, useState } from 'react'
import type { Difference } from '#content/draft/compare/compare-drafts.ts'
import { texts } from '#texts/team.ts'
import { PlainDialog } from '../../ui/plain-dialog.tsx'
import { relativeTime } from '../../ui/relative-time.ts'
import { useEditor } from '../editor/editor-store.ts'
import { describeDifference, placeOfDifference } from '../team/describe-difference.ts'
import { forgetNews, usePageTeam } from '../team/page-team.ts'
import { showDetailsOf } from '../to-do/go-to.ts'
import type { PanelProps } from '../view/panels-store.ts'
import styles from './news-dialog.module.css'

/** What others did while this page was open, each with the way to it. Who has looked has seen it. */
export function NewsDialog({ isOpen, onClose }: PanelProps) {
  const [news] = useState(() => usePageTeam.getState().news)
  useEffect(forgetNews, [])
  return (
    <PlainDialog
      title={texts.news.title}
      description={texts.news.description}
      size="medium"
      isOpen={isOpen}
      onClose={onClose}
    >
      {news.length === 0 && <p>{texts.news.nothing}</p>}
      {news.map(({ by, at, differences }) => (
        <section key={at} className={styles.part}>
          <h3 className={styles.who}>{texts.news.by(by, relativeTime(at, new Date()))}</h3>
          <ul className={styles.list}>
            {differences.map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what came in has no identity but its place
              <li key={index}>
                <DifferenceRow difference={each} onClose={onClose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PlainDialog>
  )
}

type RowProps = { difference: Difference; onClose: () => void }

function DifferenceRow({ difference, onClose }: RowProps) {
  const place = placeOfDifference(difference)
  const isThere = useEditor(({ draft }) =>
    draft.layout.components.some(({ instanceId }) => instanceId === place?.instanceId),
  )
  const words = (
    <>
      {describeDifference(difference)}
      {difference.kind === 'text' && <q className={styles.words}>{texts.words(difference.after.value)}</q>}
    </>
  )
  if (!place || !isThere) return <p className={styles.row}>{words}</p>
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => {
        onClose()
        showDetailsOf(place, 'locale' in difference ? difference.locale : undefined)
      }}
    >
      {words}
    </button>
  )
}
