import { type FormEvent, useEffect, useRef } from 'react'
import { texts } from '#texts/sign-in.ts'
import { PasswordField } from './password-field.tsx'
import styles from './sign-in-form.module.css'
import { type SignInStatus, useSignIn } from './use-sign-in.ts'

const usernameId = 'sign-in-username'
const messageId = 'sign-in-message'

type Props = { onTyping: (() => void) | undefined }

/** The browser holds what was typed, so that password managers can fill it in as they like. */
export function SignInForm({ onTyping }: Props) {
  const { status, signIn } = useSignIn()
  const password = useRef<HTMLInputElement>(null)
  const message = messages[status]
  const isBusy = status === 'busy'
  const isRefused = status === 'refused'

  // What people type again.
  useEffect(() => {
    if (isRefused) password.current?.select()
  }, [isRefused])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    signIn(String(form.get('username')).trim(), String(form.get('password')))
  }

  const fieldProps = {
    required: true,
    readOnly: isBusy,
    'aria-invalid': isRefused,
    'aria-describedby': messageId,
  }
  return (
    <form className={styles.form} onSubmit={submit} onInput={onTyping} aria-busy={isBusy}>
      <div className={styles.field}>
        <label htmlFor={usernameId}>{texts.username.label}</label>
        <input
          {...fieldProps}
          id={usernameId}
          className={styles.input}
          name="username"
          placeholder={texts.username.placeholder}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <PasswordField {...fieldProps} ref={password} />
      {message && (
        <p id={messageId} className={styles.message} role="alert">
          {message}
        </p>
      )}
      <button className={styles.button} type="submit" aria-disabled={isBusy}>
        {isBusy ? texts.signingIn : texts.signIn}
      </button>
    </form>
  )
}

const messages: Partial<Record<SignInStatus, string>> = { refused: texts.refused, failed: texts.failed }
