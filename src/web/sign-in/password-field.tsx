import { type ComponentProps, useState } from 'react'
import { texts } from '#texts/sign-in.ts'
import { EyeIcon } from './eye-icon.tsx'
import styles from './sign-in-form.module.css'

const passwordId = 'sign-in-password'

/** With a button to see what was typed. */
export function PasswordField(props: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.field}>
      <label htmlFor={passwordId}>{texts.password.label}</label>
      <div className={styles.withButton}>
        <input
          {...props}
          id={passwordId}
          className={styles.input}
          name="password"
          type={isShown ? 'text' : 'password'}
          placeholder={texts.password.placeholder}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className={styles.show}
          aria-label={texts.password.show}
          aria-pressed={isShown}
          title={isShown ? texts.password.hide : texts.password.show}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isCrossed={isShown} />
        </button>
      </div>
    </div>
  )
}
