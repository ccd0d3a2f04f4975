import { IconPlugConnectedX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { texts } from '#texts/library.ts'
import { loadCatalogue } from '../../catalogue/catalogue-store.ts'
import { announceError } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

type Props = { onRetry: () => void }

/** The library without its manifest: the page is there all the same. */
export function LibraryFailed({ onRetry }: Props) {
  useEffect(() => announceError(`${texts.failed.title}. ${texts.failed.text}`), [])
  return (
    <EmptyState
      drawing={<IconPlugConnectedX size={48} stroke={1.25} />}
      title={texts.failed.title}
      text={texts.failed.text}
      action={
        <Button
          variant="default"
          onClick={() => {
            onRetry()
            void loadCatalogue()
          }}
        >
          {texts.failed.retry}
        </Button>
      }
    />
  )
}
