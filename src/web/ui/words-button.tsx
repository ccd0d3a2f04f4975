import { type ReactNode, useId } from 'react'
import styles from './button.module.css'
import { ButtonWithTip } from './button-with-tip.tsx'

type Props = {
  label: string
  icon: ReactNode
  /** Why it does nothing now: it can still be reached, and says so. */
  disabledReason: string | undefined
  onClick: () => void
}

/** A small button with words, among others that have icons alone. */
export function WordsButton({ label, icon, disabledReason, onClick }: Props) {
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  return (
    <>
      <ButtonWithTip
        tip={{ text: label, reason: disabledReason }}
        className={styles.button}
        data-variant="subtle"
        data-size="small"
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? reasonId : undefined}
        onClick={(event) => {
          if (isDisabled) event.preventDefault()
          else onClick()
        }}
      >
        {icon}
        {label}
      </ButtonWithTip>
      {isDisabled && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  )
}
