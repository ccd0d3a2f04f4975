import type { Manifest } from '#catalogue/manifest.ts'
import type { Proposal } from '#proposal/proposal.ts'
import { texts } from '#texts/proposing.ts'
import { Button } from '../../ui/button.tsx'
import { useWriterStatus } from '../../writer/use-writer-status.ts'
import type { ChangeProposal } from '../changing/use-proposal.ts'
import styles from './sort-by-model.module.css'
import { type Sorting, useSorting } from './use-sorting.ts'

type Props = { page: Proposal; manifest: Manifest; change: ChangeProposal }

/** Where a model is, it may say which lines go elsewhere: one step, which undo takes back. */
export function SortByModel(props: Props) {
  const status = useWriterStatus()
  if (!status || status === 'unknown' || status.isDraft) return null
  return <Sorter {...props} />
}

/** One button in all states, so that the focus stays. */
function Sorter(props: Props) {
  const { sorting, start, cancel } = useSorting(props)
  const isReading = sorting.status === 'reading'
  return (
    <section className={styles.place} aria-label={texts.sorting.label} data-status={sorting.status}>
      <p className={styles.words}>
        {describeSorting(sorting)}
        {sorting.status === 'failed' && sorting.reason === 'sign-in' && (
          <>
            {' '}
            <a href="/login" target="_blank" rel="noreferrer">
              {texts.sorting.signIn}
            </a>
          </>
        )}
      </p>
      <Button size="small" variant={isReading ? 'default' : 'light'} onClick={isReading ? cancel : start}>
        {labelOf(sorting)}
      </Button>
    </section>
  )
}

function describeSorting(sorting: Sorting): string {
  switch (sorting.status) {
    case 'ready':
      return texts.sorting.hint
    case 'reading': {
      const { lines, seconds, waits = 0 } = sorting
      const left = waits - seconds
      return left > 0 ? texts.sorting.waiting(left) : texts.sorting.reading(lines, seconds)
    }
    case 'done':
      return texts.sorting.done
    case 'unchanged':
      return texts.sorting.nothing
    case 'failed':
      return `${sorting.message ?? texts.sorting.failed[sorting.reason]} ${texts.sorting.kept}`
  }
}

function labelOf({ status }: Sorting): string {
  if (status === 'reading') return texts.sorting.cancel
  return status === 'ready' ? texts.sorting.start : texts.sorting.again
}
