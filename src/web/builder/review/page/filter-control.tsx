import { texts } from '#texts/review.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { leaveEdit } from '../../reviewing/editing-store.ts'
import { type Filter, setFilter } from '../../reviewing/review-store.ts'

type Props = { filter: Filter }

const filters = (['all', 'pending', 'error', 'mend'] as const).map((value) => ({
  value,
  label: texts.filter[value],
}))

/** Which values are shown, of the whole page. */
export function FilterControl({ filter }: Props) {
  return (
    <SegmentedControl
      label={texts.filter.label}
      options={filters}
      value={filter}
      onChange={(value) => leaveEdit(() => setFilter(value))}
    />
  )
}
