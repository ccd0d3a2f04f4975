import { memo } from 'react'
import { directionOf } from '#base/locale.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { Draft } from '#content/draft/draft.ts'
import { contextOf, type Hit } from '#content/draft/search/find-hits.ts'
import { foretell, type Outcome } from '#content/draft/search/replace-hits.ts'
import { instanceOf, valueAt } from '#content/slots.ts'
import { describeBesideValue } from '#texts/content-problems.ts'
import { texts } from '#texts/find.ts'
import { Button } from '../../ui/button.tsx'
import { beginReviewAt } from '../reviewing/review-store.ts'
import { StatusMark } from '../value/status-mark.tsx'
import { openPanel } from '../view/panels-store.ts'
import styles from './find-dialog.module.css'
import { leaveAt } from './find-store.ts'
import { hitKey } from './hit-key.ts'
import { replaceOne } from './replace.ts'

type Props = { hit: Hit; by: string; draft: Draft }

/** The words around, which lead to where they stand, and what becomes of them. */
export const HitRow = memo(function HitRow({ hit, by, draft }: Props) {
  const { component, slot, kind, place } = hit
  const { before, found, after } = contextOf(hit)
  const { locale } = draft.layout
  const instance = instanceOf(draft, component, place.instanceId)
  const label = texts.place(labelOf(slot.field), slot.item)
  const outcome = foretell(draft, hit, by)
  const told = by === '' && !outcome.isLeft ? undefined : describeOutcome(outcome)
  const id = hitKey(hit)

  function show() {
    leaveAt(id)
    beginReviewAt(place)
    openPanel('review', 'find')
  }

  return (
    <li id={id} className={styles.hit}>
      <button type="button" className={styles.context} title={texts.show} onClick={show}>
        <span className={styles.label}>
          {label}
          <StatusMark status={valueAt(instance, slot).status} />
        </span>
        <span
          className={styles.words}
          lang={kind === 'text' ? locale : undefined}
          dir={kind === 'text' ? directionOf(locale) : 'ltr'}
        >
          {before}
          <mark>{found}</mark>
          {after}
        </span>
        {told && (
          <span className={styles.problem} data-stays={outcome.isLeft || undefined}>
            {told}
          </span>
        )}
      </button>
      <Button
        variant="default"
        size="small"
        data-replace
        aria-label={texts.replaceAt(label, component.displayName)}
        isDisabled={outcome.isLeft}
        onClick={() => replaceOne(hit)}
      >
        {texts.replace}
      </Button>
    </li>
  )
})

function describeOutcome({ problem, isLeft, hits: [hit] }: Outcome): string | undefined {
  if (!problem) return undefined
  const isLink = problem.problem === 'unsafe-url' && hit?.slot.definition.type === 'richtext'
  const words = isLink ? texts.noLink : (describeBesideValue(problem) ?? '')
  return isLeft ? texts.stays(words) : texts.would(words)
}
