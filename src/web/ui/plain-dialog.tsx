import { texts } from '#texts/ui.ts'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type Props = Omit<DialogProps, 'footer' | 'isBusy' | 'role'>

/** A dialog with nothing to confirm at its end: what is done in it is done at once. */
export function PlainDialog(props: Props) {
  return (
    <Dialog
      {...props}
      footer={
        <Button variant="default" onClick={props.onClose}>
          {texts.close}
        </Button>
      }
    />
  )
}
