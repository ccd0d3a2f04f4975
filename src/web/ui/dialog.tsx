import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { Announcer } from './announcer.tsx'
import styles from './dialog.module.css'
import { DialogFrame } from './dialog-frame.tsx'
import { enterDialog, LayerId, lastOnTopLayer, leaveDialog } from './open-dialogs.ts'
import { Toasts } from './toasts.tsx'

export type DialogProps = {
  title: string
  description?: ReactNode
  isOpen: boolean
  onClose: () => void
  children?: ReactNode
  footer?: ReactNode
  /** What stands beside the title. */
  aside?: ReactNode
  /** `full` takes the whole window; what stands in it scrolls by itself. */
  size: 'small' | 'medium' | 'large' | 'full'
  /** An alertdialog wants an answer: a click beside it does not close it. */
  role?: 'dialog' | 'alertdialog'
  /** Where the focus goes first; without it, to the first field. To the title where that is out of sight. */
  initialFocus?: RefObject<HTMLElement | null>
  /** What a click beside it does; an alertdialog stays in any case. */
  outside?: 'closes' | 'stays'
  /** While something is under way, nothing closes the dialog but its owner. */
  isBusy?: boolean
}

/** A dialog over everything. What stands in it begins anew each time it opens. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { title, description, aside, onClose, children, footer, size, isBusy = false } = props
  const { role = 'dialog', outside = role === 'dialog' ? 'closes' : 'stays' } = props
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  const wasPressedOutside = useRef(false)
  useModal(id, element, props.initialFocus)

  const requestClose = () => {
    if (!isBusy) onClose()
  }

  return (
    <dialog
      ref={element}
      id={id}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      aria-busy={isBusy || undefined}
      className={styles.dialog}
      data-size={size}
      onKeyDown={(event) => {
        // Nothing outside is meant by keys that are pressed in here.
        event.stopPropagation()
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        requestClose()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        requestClose()
      }}
      onPointerDown={(event) => {
        wasPressedOutside.current = event.target === element.current
      }}
      onClick={(event) => {
        const isOutside = event.target === element.current && wasPressedOutside.current
        if (isOutside && outside === 'closes') requestClose()
      }}
    >
      <LayerId value={id}>
        <DialogFrame
          id={id}
          title={title}
          description={description}
          aside={aside}
          footer={footer}
          isBusy={isBusy}
          onClose={requestClose}
        >
          {children}
        </DialogFrame>
        <Toasts />
        <Announcer />
      </LayerId>
    </dialog>
  )
}

/** Opens the native dialog for as long as it is mounted; the browser keeps the focus inside and returns it. */
function useModal(
  id: string,
  element: RefObject<HTMLDialogElement | null>,
  initialFocus: DialogProps['initialFocus'],
) {
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    enterDialog(id)
    dialog.showModal()
    const field = dialog.querySelector<HTMLElement>(firstField)
    const first = initialFocus?.current ?? field
    const start = first && !isScrolledAway(first) ? first : dialog.querySelector('h2')
    start?.focus()
    return () => {
      leaveDialog(id)
      dialog.close()
      queueMicrotask(() => {
        if (document.activeElement === document.body) lastOnTopLayer()?.focus()
      })
    }
  }, [id, element, initialFocus])
}

/** A dialog opens at its top: what is to be read there comes before a field that lies further down. */
function isScrolledAway(field: HTMLElement): boolean {
  const body = field.closest('[data-dialog-body]')
  return body !== null && field.getBoundingClientRect().bottom > body.getBoundingClientRect().bottom
}

const firstField =
  '[data-dialog-body] :is(input:not([type="hidden"], [type="radio"]:not(:checked)), select, textarea):not(:disabled)'
