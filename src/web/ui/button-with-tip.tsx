import { Tooltip } from '@base-ui/react/tooltip'
import type { ComponentPropsWithRef, ReactNode } from 'react'

type Tip = {
  text: ReactNode
  shortcut?: string | undefined
  /** Why the button does nothing. */
  reason?: string | undefined
}

/** Of the one tip, which `tips.tsx` shows. */
export const tips = Tooltip.createHandle<Tip>()

type Props = ComponentPropsWithRef<'button'> & { tip: Tip }

/** A plain button with a tip, on hover and on keyboard focus. */
export function ButtonWithTip({ tip, ...rest }: Props) {
  return (
    <Tooltip.Trigger
      handle={tips}
      payload={tip}
      delay={400}
      closeDelay={120}
      render={<button type="button" {...rest} />}
    />
  )
}
