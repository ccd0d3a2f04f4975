import { memo } from 'react'
import { labelOf } from '#catalogue/lookup.ts'
import type { Draft } from '#content/draft/draft.ts'
import { contextOf, type Hit } from '#content/draft/search/find-hits.ts'
import { foretell, type Outcome } from '#content/draft/search/replace-hits.ts'
import { instanceOf, valueAt } from '#content/slots.ts'
import { describeBesideValue } from '#texts/content-problems.ts'
import { texts } from '#texts/find.ts'
import { beginReviewAt } from '../reviewing/review-store.ts'
import { StatusMark } from '../value/status-mark.tsx'
import { openPanel } from '../view/panels-store.ts'
import { selectionAt } from '../view/selection.ts'
import { showOnPage } from '../view/show-on-page.ts'
import { leaveAt } from './find-store.ts'
import { hitKey } from './hit-key.ts'
import { HitLine } from './hit-line.tsx'
import { replaceOne } from './replace.ts'

type Props = { hit: Hit; by: string; draft: Draft }

/** The words around, which lead to where they stand, and what becomes of them. */
export const HitRow = memo(function HitRow({ hit, by, draft }: Props) {
  const { component, slot, kind, place } = hit
  const { locale } = draft.layout
  const instance = instanceOf(draft, component, place.instanceId)
  const label = texts.place(labelOf(slot.field), slot.item)
  const outcome = foretell(draft, hit, by)
  const told = by === '' && !outcome.isLeft ? undefined : describeOutcome(outcome)
  const id = hitKey(hit)

  function show() {
    leaveAt(id)
    if (showOnPage(place, selectionAt(place.instanceId, instance, place))) return
    beginReviewAt(place)
    openPanel('review', 'find')
  }

  return (
    <HitLine
      {...{ id, told }}
      label={
        <>
          {label}
          <StatusMark status={valueAt(instance, slot).status} />
        </>
      }
      words={contextOf(hit)}
      locale={kind === 'text' ? locale : undefined}
      isLeft={outcome.isLeft}
      replaceName={texts.replaceAt(label, component.displayName)}
      onShow={show}
      onReplace={() => replaceOne(hit)}
    />
  )
})

function describeOutcome({ problem, isLeft, hits: [hit] }: Outcome): string | undefined {
  if (!problem) return undefined
  const isLink = problem.problem === 'unsafe-url' && hit?.slot.definition.type === 'richtext'
  const words = isLink ? texts.noLink : (describeBesideValue(problem) ?? '')
  return isLeft ? texts.stays(words) : texts.would(words)
}
