import styles from './busy-button.module.css'
import { Button, type ButtonProps } from './button.tsx'

type Props = Pick<
  ButtonProps,
  'variant' | 'leftSection' | 'children' | 'ref' | 'isDisabled' | 'type' | 'form' | 'onClick'
> & {
  isBusy: boolean
  busyLabel: string
}

/** Says what it is doing while it does it, and keeps the focus: a disabled button would lose it. */
export function BusyButton(props: Props) {
  const { isBusy, isDisabled = isBusy, busyLabel, children, leftSection, ...rest } = props
  return (
    <Button
      {...rest}
      isDisabled={isDisabled}
      aria-busy={isBusy || undefined}
      leftSection={isBusy ? <span className={styles.loader} /> : leftSection}
    >
      {isBusy ? busyLabel : children}
    </Button>
  )
}
