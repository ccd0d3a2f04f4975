import { IconRefresh } from '@tabler/icons-react'
import { use } from 'react'
import { isBlank } from '#content/content.ts'
import type { Candidate } from '#content/values/field-value.ts'
import { isByMachine, isSample, writerOf } from '#content/values/origin.ts'
import { texts } from '#texts/review.ts'
import { AiMark } from '../../ui/ai-mark.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'
import { SaidWriter } from './said-writer.ts'
import styles from './value-origin.module.css'
import { useWriterName } from './writer-names.ts'

type Props = { candidate: Candidate; retryCount?: number }

/** Who wrote it, when it was a machine, and how often it tried. */
export function ValueOrigin({ candidate, retryCount = 0 }: Props) {
  const nameOf = useWriterName()
  const said = use(SaidWriter)
  if (isSample(candidate)) {
    return (
      <p className={styles.origin}>
        <SampleMark title={texts.writtenBy.sample} />
      </p>
    )
  }
  if (!isByMachine(candidate) || isBlank(candidate.value)) return null
  const writer = writerOf(candidate)
  return (
    <p className={styles.origin}>
      <AiMark title={texts.writtenBy.machine} />
      {writer !== undefined && writer !== said && <span>{nameOf(writer)}</span>}
      {retryCount > 0 && (
        <span className={styles.retried} title={texts.retried(retryCount)}>
          <IconRefresh size={12} role="img" aria-label={texts.retried(retryCount)} />
          {retryCount}
        </span>
      )}
    </p>
  )
}
