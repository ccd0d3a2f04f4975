import { IconZoomExclamation } from '@tabler/icons-react'
import { texts } from '#texts/library.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

type Props = { query: string; onClear: () => void }

/** What stands in the library when nothing in it is like what was typed. */
export function NoneFound({ query, onClear }: Props) {
  return (
    <EmptyState
      drawing={<IconZoomExclamation size={48} stroke={1.25} />}
      title={texts.noneFound.title}
      text={texts.noneFound.text(query)}
      action={
        <Button variant="default" onClick={onClear}>
          {texts.noneFound.clear}
        </Button>
      }
    />
  )
}
