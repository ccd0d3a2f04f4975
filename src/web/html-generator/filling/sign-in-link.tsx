import { texts } from '#texts/html-generator.ts'

type Props = {
  /** Before the other tab opens. */
  onOpen?: () => void
}

/** In a tab of its own: this one holds the document. */
export function SignInLink({ onOpen }: Props) {
  return (
    <a href="/login" target="_blank" rel="noreferrer" onClick={onOpen} onAuxClick={onOpen}>
      {texts.fill.signIn}
    </a>
  )
}
