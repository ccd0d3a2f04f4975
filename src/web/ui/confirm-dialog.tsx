import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  title: string
  text: ReactNode
  confirmLabel: string
  cancelLabel: string
  isDestructive?: boolean
  isBusy?: boolean
  isOpen: boolean
  /** Closing is the caller's: some work goes on in the open dialog first. */
  onConfirm: () => void
  onClose: () => void
}

/** A question before something that is hard to take back. The focus begins on the harmless answer. */
export function ConfirmDialog(props: Props) {
  const {
    text,
    confirmLabel,
    cancelLabel,
    isDestructive,
    isBusy = false,
    onConfirm,
    onClose,
    ...rest
  } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      size="small"
      description={text}
      initialFocus={cancel}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button ref={cancel} variant="default" isDisabled={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={isDestructive ? 'bad' : 'filled'} isDisabled={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
