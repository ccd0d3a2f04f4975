import { texts } from '#texts/canvas.ts'
import { laterPart } from '../../loading/later-part.ts'
import { ScreenChoice } from '../../page-frame/screen-choice.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useEditor } from '../editor/editor-store.ts'
import {
  canvasModes,
  chooseMode,
  chooseScreen,
  chooseShowing,
  showings,
  useCanvasMode,
} from '../view/canvas-mode.ts'
import styles from './canvas-modes.module.css'

const FacesInView = lazyPart(laterPart(async () => (await import('./faces-in-view.tsx')).FacesInView))

const modeOptions = canvasModes.map((value) => ({ value, label: texts.modes[value] }))
const showingOptions = showings.map((value) => ({ value, label: texts.showings[value] }))

/** How the canvas shows the page: as pictures of its components, or as it is; then on which screen, with which values. */
export function CanvasModes() {
  const { now, shows, screen } = useCanvasMode()
  const hasBoth = useEditor(({ draft }) => draft.other !== undefined)
  const isEmpty = useEditor(({ draft }) => draft.layout.components.length === 0)
  return (
    <div className={styles.modes}>
      <SegmentedControl label={texts.modes.label} options={modeOptions} value={now} onChange={chooseMode} />
      {now === 'pictures' && !isEmpty && <p className={styles.note}>{texts.modes.samples}</p>}
      {now === 'live' && (
        <>
          <ScreenChoice screen={screen} onChange={chooseScreen} />
          {hasBoth && <FacesInView />}
          <div className={styles.values}>
            <SegmentedControl
              label={texts.showings.label}
              options={showingOptions}
              value={shows}
              onChange={chooseShowing}
            />
          </div>
        </>
      )}
    </div>
  )
}
