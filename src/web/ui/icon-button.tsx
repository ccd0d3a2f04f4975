import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styles from './icon-button.module.css'
import { Kbd } from './kbd.tsx'
import { ariaShortcut } from './shortcut-label.ts'
import { useTooltip } from './use-tooltip.ts'

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
  const {
    label,
    shortcut,
    icon,
    isDisabled = false,
    disabledReason,
    onClick,
    onPointerDown,
    onKeyDown,
    className,
    'aria-describedby': describedBy,
    ...rest
  } = props
  const { anchorProps, tipProps, hideNow } = useTooltip()
  const reasonId = useId()
  const reason = isDisabled ? disabledReason : undefined

  return (
    <>
      <button
        type="button"
        {...anchorProps}
        {...rest}
        className={[styles.button, className].filter(Boolean).join(' ')}
        aria-label={label}
        aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
        aria-disabled={isDisabled || undefined}
        aria-describedby={reason ? reasonId : describedBy}
        onPointerDown={(event) => {
          hideNow()
          onPointerDown?.(event)
        }}
        onKeyDown={(event) => {
          hideNow()
          onKeyDown?.(event)
        }}
        onClick={(event) => {
          if (isDisabled) return event.preventDefault()
          hideNow()
          onClick?.(event)
        }}
      >
        {icon}
      </button>
      <div {...tipProps} popover="manual" role="tooltip" className={styles.tip}>
        <span className={styles.line}>
          {label}
          {shortcut && <Kbd shortcut={shortcut} />}
        </span>
        {reason && (
          <span id={reasonId} className={styles.reason}>
            {reason}
          </span>
        )}
      </div>
    </>
  )
}
