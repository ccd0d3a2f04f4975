import type { RefObject } from 'react'
import { texts } from '#texts/html-generator.ts'
import { Button } from '../../ui/button.tsx'

type Props = {
  isBusy: boolean
  onCancel: () => void
  onStartOver: () => void
  /** Where the focus goes when this button has done its work, and with it gone. */
  afterCancel: RefObject<HTMLButtonElement | null>
  afterStartOver: RefObject<HTMLButtonElement | null>
}

/** The way out of work under way, and of work that is done. */
export function CancelOrStartOver({ isBusy, onCancel, onStartOver, afterCancel, afterStartOver }: Props) {
  const [label, work, next] = isBusy
    ? [texts.cancel, onCancel, afterCancel]
    : [texts.startOver, onStartOver, afterStartOver]
  return (
    <Button
      key={label}
      variant="subtle"
      onClick={() => {
        work()
        next.current?.focus()
      }}
    >
      {label}
    </Button>
  )
}
