import type { ReactNode } from 'react'
import { texts } from '#texts/ui.ts'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type Props = Omit<DialogProps, 'footer' | 'isBusy' | 'role'> & {
  /** Ways on, beside the way out. */
  actions?: ReactNode
}

/** A dialog with nothing to confirm at its end: what is done in it is done at once. */
export function PlainDialog({ actions, ...rest }: Props) {
  return (
    <Dialog
      {...rest}
      footer={
        <>
          <Button variant="default" onClick={rest.onClose}>
            {texts.close}
          </Button>
          {actions}
        </>
      }
    />
  )
}
