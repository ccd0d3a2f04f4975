import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { displayNameOf, fileNameOf, withDisplayName } from '#content/draft/page-names.ts'
import { texts } from '#texts/top-bar.ts'
import { act } from '../editor/act.ts'
import { useEditor } from '../editor/editor-store.ts'
import { startRenaming, stopRenaming, useRenaming } from '../view/renaming-store.ts'
import styles from './page-name.module.css'
import { PageNameField } from './page-name-field.tsx'
import { TipButton } from './tip-button.tsx'

/** What people call the page, to be changed where it stands. The name of its files follows. */
export function PageName() {
  const button = useRef<HTMLButtonElement>(null)
  const displayName = useEditor(({ draft }) => draft.displayName)
  const pageName = useEditor(({ draft }) => draft.layout.pageName)
  const names = { displayName, pageName }
  const name = displayNameOf(names)
  const isRenaming = useRenaming((state) => state.isRenaming)

  function save(next: string) {
    if (next !== name) act('rename', { displayName: next })
  }

  function finish() {
    flushSync(stopRenaming)
    button.current?.focus()
  }

  if (isRenaming) {
    return (
      <PageNameField
        initial={name}
        fileNameFor={(next) => fileNameOf(withDisplayName(names, next))}
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
          {name !== '' && <span className={styles.whole}>{texts.pageName.files(fileNameOf(names))}</span>}
          {texts.pageName.hint}
        </>
      }
      onClick={startRenaming}
    >
      <bdi className={styles.cut}>{shown}</bdi>
    </TipButton>
  )
}
