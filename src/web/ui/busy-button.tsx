import { Button, type ButtonProps, Loader } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import styles from './busy-button.module.css'

type Props = {
  isBusy: boolean
  busyLabel: string
  onClick: () => void
  children: ReactNode
  variant?: 'filled' | 'default'
  leftSection?: ButtonProps['leftSection']
  ref?: Ref<HTMLButtonElement>
}

/** Says what it is doing while it does it, and keeps the focus: a disabled button would lose it. */
export function BusyButton({ isBusy, busyLabel, onClick, children, leftSection, ...rest }: Props) {
  return (
    <Button
      {...rest}
      className={styles.button}
      aria-disabled={isBusy}
      leftSection={isBusy ? <Loader size={14} color="currentColor" aria-hidden /> : leftSection}
      onClick={() => {
        if (!isBusy) onClick()
      }}
    >
      {isBusy ? busyLabel : children}
    </Button>
  )
}
