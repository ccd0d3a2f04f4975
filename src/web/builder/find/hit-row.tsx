import { memo } from 'react'
import { labelOf } from '#catalogue/lookup.ts'
import type { Draft } from '#content/draft/draft.ts'
import { contextOf, type Hit } from '#content/draft/search/find-hits.ts'
import { foretell } from '#content/draft/search/replace-hits.ts'
import { instanceOf, valueAt } from '#content/slots.ts'
import { texts } from '#texts/find.ts'
import { StatusMark } from '../value/status-mark.tsx'
import { describeOutcome } from './describe-outcome.ts'
import { hitKey } from './hit-key.ts'
import { HitLine } from './hit-line.tsx'
import { replaceInList } from './replace.ts'
import { showHit } from './show-hit.ts'

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
      onShow={() => showHit(hit)}
      onReplace={() => replaceInList(hit)}
    />
  )
})
