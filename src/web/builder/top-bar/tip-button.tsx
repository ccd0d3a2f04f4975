import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { ButtonWithTip } from '../../ui/button-with-tip.tsx'
import { ariaShortcut } from '../../ui/shortcut-label.ts'

type Props = Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'title'> & {
  /** What the tip says; it is the button's description too. */
  tip: ReactNode
  shortcut?: string | undefined
  isDisabled?: boolean
}

/** A button with words, and a tip that says more. Disabled, it can still be reached. */
export function TipButton({ tip, shortcut, isDisabled = false, onClick, ...rest }: Props) {
  const tipId = useId()
  return (
    <>
      <ButtonWithTip
        {...rest}
        tip={{ text: tip, shortcut }}
        aria-disabled={isDisabled || undefined}
        aria-describedby={tipId}
        aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
        onClick={(event) => {
          if (!isDisabled) onClick?.(event)
        }}
      />
      <span id={tipId} hidden>
        {tip}
      </span>
    </>
  )
}
