import { useState } from 'react'
import { flushSync } from 'react-dom'
import { locales } from '#base/locale.ts'
import type { StartPage } from '#catalogue/start-page.ts'
import { brands, pageBrand } from '#layout/layout.ts'
import { texts } from '#texts/starting.ts'
import { loadStartSections } from '../../api/load-start-pages.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { PlainDialog } from '../../ui/plain-dialog.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { act } from '../editor/act.ts'
import { useEditor } from '../editor/editor-store.ts'
import { isBlankPage } from '../editor/is-blank-page.ts'
import { usePageActions } from '../editor/page-actions.ts'
import type { PanelProps } from '../view/panels-store.ts'
import { makeStart, type StartChoice } from './make-start.ts'
import styles from './start-dialog.module.css'
import { StartList } from './start-list.tsx'

/** Whole pages of samples, in both brands and languages. An empty page takes one in; else it is a page of its own. */
export function StartDialog({ user, isOpen, onClose }: PanelProps) {
  const [choice, setChoice] = useState<StartChoice>(choiceOfPage)
  const [opening, setOpening] = useState<StartPage>()
  const [failed, setFailed] = useState<StartPage>()
  const isBlank = useEditor(({ draft }) => isBlankPage(draft))
  const { storeAndOpen } = usePageActions(user)
  const titleOf = ({ title }: StartPage) => title['en-AE']

  async function start(page: StartPage) {
    if (opening) return
    setFailed(undefined)
    setOpening(page)
    const isDone = await open(page).catch(() => false)
    setOpening(undefined)
    if (!isDone) setFailed(page)
  }

  async function open(page: StartPage): Promise<boolean> {
    const manifest = loadedManifest()
    if (!manifest) return false
    const sections = await loadStartSections(page.name, choice.locale)
    const draft = makeStart(page, sections, choice, { manifest, at: new Date().toISOString() })
    if (!isBlankPage(useEditor.getState().draft)) {
      const isStored = await storeAndOpen(draft)
      if (isStored) onClose()
      return isStored
    }
    flushSync(onClose)
    return act('start', { samples: draft, title: titleOf(page) })
  }

  return (
    <PlainDialog
      title={texts.title}
      description={texts.description}
      size="large"
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.choices}>
        <SegmentedControl
          label={texts.brand}
          options={brands.map((value) => ({ value, label: texts.brands[value] }))}
          value={choice.brand}
          onChange={(brand) => setChoice({ ...choice, brand })}
        />
        <SegmentedControl
          label={texts.language}
          options={locales.map((value) => ({ value, label: texts.languages[value] }))}
          value={choice.locale}
          onChange={(locale) => setChoice({ ...choice, locale })}
        />
      </div>
      <p role="status" className={styles.quiet}>
        {opening ? texts.opening(titleOf(opening)) : !isBlank && texts.asNewPage}
      </p>
      <div role="alert">
        {failed && <p className={styles.failed}>{texts.startFailed(titleOf(failed))}</p>}
      </div>
      <StartList choice={choice} onStart={(page) => void start(page)} />
    </PlainDialog>
  )
}

/** As the page that is open. */
function choiceOfPage(): StartChoice {
  const { components, locale } = useEditor.getState().draft.layout
  return { brand: pageBrand(components), locale }
}
