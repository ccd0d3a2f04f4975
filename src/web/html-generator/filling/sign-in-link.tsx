import { texts } from '#texts/html-generator.ts'

/** In a tab of its own: this one holds the document. */
export function SignInLink() {
  return (
    <a href="/login" target="_blank" rel="noreferrer">
      {texts.fill.signIn}
    </a>
  )
}
