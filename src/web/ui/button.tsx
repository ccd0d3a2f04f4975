import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './button.module.css'

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  /** One filled button a screen; `bad` is filled too, for what destroys. */
  variant?: 'filled' | 'light' | 'default' | 'subtle' | 'bad'
  size?: 'medium' | 'small'
  leftSection?: ReactNode
  /** It keeps the focus, and does nothing. */
  isDisabled?: boolean
}

/** The tool's button with words. */
export function Button(props: ButtonProps) {
  const {
    variant = 'filled',
    size = 'medium',
    leftSection,
    isDisabled = false,
    onClick,
    className,
    children,
    ...rest
  } = props
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
      aria-disabled={isDisabled || undefined}
      onClick={(event) => {
        if (isDisabled) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {leftSection}
      {children}
    </button>
  )
}
