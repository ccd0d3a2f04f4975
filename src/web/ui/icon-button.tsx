import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { ButtonWithTip } from './button-with-tip.tsx'
import styles from './icon-button.module.css'
import { ariaShortcut } from './shortcut-label.ts'

type Props = Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'children' | 'title'> & {
  label: string
  /** Such as 'Mod+Z'. Shown and told; listening to the keys is the screen's work. */
  shortcut?: string | undefined
  icon: ReactNode
  isDisabled?: boolean
  disabledReason?: string | undefined
}

/** A button that shows an icon alone; its name and shortcut stand in a tip. Disabled, it can still be reached and says why. */
export function IconButton(props: Props) {
  const { label, shortcut, icon, isDisabled = false, disabledReason, onClick, className, ...rest } = props
  const reasonId = useId()
  const reason = isDisabled ? disabledReason : undefined

  return (
    <>
      <ButtonWithTip
        {...rest}
        {...(reason && { 'aria-describedby': reasonId })}
        tip={{ text: label, shortcut, reason }}
        className={[styles.button, className].filter(Boolean).join(' ')}
        aria-label={label}
        aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
        aria-disabled={isDisabled || undefined}
        onClick={(event) => {
          if (isDisabled) event.preventDefault()
          else onClick?.(event)
        }}
      >
        {icon}
      </ButtonWithTip>
      {reason && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  )
}
