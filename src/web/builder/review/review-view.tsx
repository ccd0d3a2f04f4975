import { useRef } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { ReviewedInstance, ValueCounts } from '#content/draft/review.ts'
import { useReview } from '../reviewing/review-store.ts'
import { TraceCard } from '../tracing/trace-card.tsx'
import { onlyWriterOf, SaidWriter } from '../value/said-writer.ts'
import { BriefNotes } from './page/brief-notes.tsx'
import { ComponentList } from './page/component-list.tsx'
import { findBriefNotes } from './page/find-brief-notes.ts'
import { ReviewBar } from './page/review-bar.tsx'
import styles from './review-view.module.css'
import { SectionPreview } from './sheet/section-preview.tsx'
import { useReviewKeys } from './use-review-keys.ts'
import { ValueSheet } from './value/value-sheet.tsx'

type Props = {
  manifest: Manifest
  reviewed: readonly ReviewedInstance[]
  counts: ValueCounts
  /** What is shown until something is chosen. */
  start: string | undefined
}

/** Which component, what it says, how it looks. Where there is little room one takes the place of the other. */
export function ReviewView({ manifest, reviewed, counts, start }: Props) {
  const { chosen = start, filter, view } = useReview()
  const place = useRef<HTMLDivElement>(null)
  useReviewKeys(place)
  const shown = reviewed.find(({ instanceId }) => instanceId === chosen) ?? reviewed[0]
  if (!shown) return null
  const writer = onlyWriterOf(reviewed)
  return (
    <SaidWriter value={writer}>
      <div ref={place} className={styles.view} data-view={view}>
        <div className={styles.head}>
          <ReviewBar
            reviewed={reviewed}
            shown={shown}
            counts={counts}
            writer={writer}
            filter={filter}
            view={view}
          />
          <BriefNotes notes={findBriefNotes(reviewed)} />
        </div>
        <div className={styles.components}>
          <ComponentList reviewed={reviewed} chosen={shown.instanceId} filter={filter} />
        </div>
        <div className={styles.values}>
          <ValueSheet key={shown.instanceId} reviewed={shown} filter={filter} />
        </div>
        <div className={styles.preview}>
          <SectionPreview
            manifest={manifest}
            codes={reviewed.map(({ component }) => component.code)}
            reviewed={shown}
          />
        </div>
        <TraceCard />
      </div>
    </SaidWriter>
  )
}
