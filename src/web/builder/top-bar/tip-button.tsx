import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Kbd } from '../../ui/kbd.tsx'
import { ariaShortcut } from '../../ui/shortcut-label.ts'
import { useTooltip } from '../../ui/use-tooltip.ts'
import styles from './tip-button.module.css'

type Props = Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'title'> & {
  /** What the tip says; it is the button's description too. */
  tip: ReactNode
  shortcut?: string | undefined
  isDisabled?: boolean
}

/** A button with words, and a tip that says more. Disabled, it can still be reached. */
export function TipButton({ tip, shortcut, isDisabled = false, onClick, onPointerDown, ...rest }: Props) {
  const { anchorProps, tipProps, hideNow } = useTooltip()
  const tipId = useId()
  return (
    <>
      <button
        type="button"
        {...anchorProps}
        {...rest}
        aria-disabled={isDisabled || undefined}
        aria-describedby={tipId}
        aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
        onPointerDown={(event) => {
          hideNow()
          onPointerDown?.(event)
        }}
        onClick={(event) => {
          if (isDisabled) return
          hideNow()
          onClick?.(event)
        }}
      />
      <div {...tipProps} popover="manual" role="tooltip" className={styles.tip}>
        <span id={tipId}>{tip}</span>
        {shortcut && <Kbd shortcut={shortcut} />}
      </div>
    </>
  )
}
