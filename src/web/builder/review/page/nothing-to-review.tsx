import { IconFileText } from '@tabler/icons-react'
import { texts } from '#texts/review.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

type Props = { onClose: () => void }

/** A page whose components have no texts. */
export function NothingToReview({ onClose }: Props) {
  return (
    <EmptyState
      drawing={<IconFileText size={48} stroke={1} />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <Button variant="default" onClick={onClose}>
          {texts.backToPage}
        </Button>
      }
    />
  )
}
