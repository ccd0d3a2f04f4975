import type { ReactNode } from 'react'
import { isBlank } from '#content/content.ts'
import { type Slot, valueAt } from '#content/slots.ts'
import { lengthOfMost } from '#content/values/check.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { writerOf } from '#content/values/origin.ts'
import { texts } from '#texts/inspector.ts'
import { limitsOf } from '#texts/limits.ts'
import { texts as reviewTexts } from '#texts/review.ts'
import { ValueStatusMark } from '../../value/status-mark.tsx'
import { useTypedValue } from '../../value/typed-value.ts'
import { ValueLength } from '../../value/value-length.tsx'
import { useWriterName } from '../../value/writer-names.ts'
import { Facts } from '../selected/facts.tsx'
import type { Selected } from '../selected/selected.ts'
import styles from './value-facts.module.css'

type Props = { selected: Selected }

/** What is known of it: how far it is, how long it may be, who wrote it. */
export function ValueFacts({ selected }: Props) {
  return selected.slot && <OfValue selected={selected} slot={selected.slot} />
}

function OfValue({ selected: { instanceId, instance }, slot }: Props & { slot: Slot }) {
  const nameOf = useWriterName()
  const { definition } = slot
  const { value, isTyped } = useTypedValue(instanceId, slot, valueAt(instance, slot))
  const limits = limitsOf(definition)
  const counted = lengthOfMost(definition, value.value)
  const length: ReactNode = counted ? (
    <span className={styles.length}>
      <ValueLength definition={definition} value={value.value} />
      <span>{limits}</span>
    </span>
  ) : (
    limits || texts.noLimits
  )
  return (
    <Facts
      facts={[
        { name: texts.status, value: <ValueStatusMark status={value.status} isTyped={isTyped} /> },
        { name: texts.need, value: definition.required ? texts.required : texts.optional },
        { name: texts.limits, value: length },
        { name: texts.origin, value: describeOrigin(value, nameOf) },
        ...(value.retryCount > 0
          ? [{ name: reviewTexts.regenerate, value: reviewTexts.retried(value.retryCount) }]
          : []),
      ]}
    />
  )
}

function describeOrigin(value: FieldValue, nameOf: (writer: string) => string): string {
  const { origins } = texts
  const { origin } = value
  if (!origin || (isBlank(value.value) && origin.by !== 'person')) return origins.nobody
  if (origin.by === 'person') return origins.person
  if (origin.by === 'word') return origin.aiGenerated ? origins.wordMachine : origins.word
  if (origin.by === 'sample') return origins.sample
  const writer = writerOf(value)
  return writer === undefined ? origins.machine : nameOf(writer)
}
