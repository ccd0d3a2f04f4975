import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '#texts/top-bar.ts'
import { rename } from '../editor/actions.ts'
import { useEditor } from '../editor/editor-store.ts'
import styles from './page-name.module.css'
import { PageNameField } from './page-name-field.tsx'
import { startRenaming, stopRenaming, useRenaming } from './renaming-store.ts'
import { TipButton } from './tip-button.tsx'

/** The page's name, to be changed where it stands. Any name is kept; the export asks for one of its own form. */
export function PageName() {
  const button = useRef<HTMLButtonElement>(null)
  const name = useEditor(({ draft }) => draft.layout.pageName)
  const isRenaming = useRenaming((state) => state.isRenaming)

  function save(next: string) {
    if (next !== name) rename(next)
  }

  function finish() {
    flushSync(stopRenaming)
    button.current?.focus()
  }

  if (isRenaming) {
    return (
      <PageNameField
        initial={name}
        onSave={(next) => {
          save(next)
          finish()
        }}
        onLeave={(next) => {
          save(next)
          stopRenaming()
        }}
        onCancel={finish}
      />
    )
  }

  const shown = name || texts.pageName.untitled
  return (
    <TipButton
      ref={button}
      className={styles.name}
      data-empty={name === '' || undefined}
      aria-label={texts.pageName.rename(shown)}
      tip={
        <>
          {name !== '' && <bdi className={styles.whole}>{name}</bdi>}
          {texts.pageName.hint}
        </>
      }
      onClick={startRenaming}
    >
      <bdi className={styles.cut}>{shown}</bdi>
    </TipButton>
  )
}
