import { useMemo, useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import { shownPage } from '#html/page.ts'
import type { Proposal } from '#proposal/proposal.ts'
import { texts } from '#texts/proposing.ts'
import { ScreenChoice } from '../../page-frame/screen-choice.tsx'
import { type Screen, screenWidths } from '../../page-frame/screens.ts'
import { Button } from '../../ui/button.tsx'
import { Pane } from '../pane/pane.tsx'
import { FollowedFrame } from './followed-frame.tsx'
import styles from './page-pane.module.css'
import { sectionElements } from './section-elements.ts'
import { useDrawing } from './use-drawing.ts'

type Props = {
  page: Proposal
  draft: Draft
  /** The section in question. */
  section: number | undefined
  /** Words of it that are. */
  words: string | undefined
  onChoose: (section: number, words: string) => void
}

/** The page with all that is written in it, whoever has to accept that. */
export function PagePane({ page, draft, section, words, onChoose }: Props) {
  const [screen, setScreen] = useState<Screen>(screenOfPane)
  const shown = useMemo(() => shownPage(draft, true, 'written'), [draft])
  const { html, isFailed, retry } = useDrawing(shown)
  const ids = useMemo(() => sectionElements(draft), [draft])
  const at = page.sections.findIndex(({ id }) => id === section)
  return (
    <Pane
      title={texts.page}
      choice={<ScreenChoice screen={screen} onChange={setScreen} />}
      className={styles.page}
    >
      <div className={styles.stage} aria-busy={html === undefined && !isFailed}>
        {html === undefined && !isFailed && <p className={styles.quiet}>{texts.drawing}</p>}
        {isFailed && (
          <div className={styles.quiet} role="alert">
            <p>{texts.notDrawn}</p>
            <Button variant="default" onClick={retry}>
              {texts.retry}
            </Button>
          </div>
        )}
        {html !== undefined && !isFailed && (
          <FollowedFrame
            html={html}
            width={screenWidths[screen]}
            title={texts.pageFrame}
            id={ids[at]}
            words={words}
            onChoose={(instance, said) => {
              const found = page.sections[ids.indexOf(instance)]
              if (found) onChoose(found.id, said)
            }}
          />
        )}
      </div>
    </Pane>
  )
}

/** The pane has somewhat more than half of the window: a desktop's page could not be read in most. */
function screenOfPane(): Screen {
  if (window.innerWidth < 640) return 'phone'
  return window.innerWidth < 1800 ? 'tablet' : 'desktop'
}
