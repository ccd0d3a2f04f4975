import { texts } from '#texts/canvas.ts'
import { ScreenChoice } from '../../page-frame/screen-choice.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import {
  canvasModes,
  chooseMode,
  chooseScreen,
  chooseShowing,
  showings,
  useCanvasMode,
} from '../view/canvas-mode.ts'
import styles from './canvas-modes.module.css'

const modeOptions = canvasModes.map((value) => ({ value, label: texts.modes[value] }))
const showingOptions = showings.map((value) => ({ value, label: texts.showings[value] }))

/** How the canvas shows the page: as pictures of its components, or as it is; then which values, on which screen. */
export function CanvasModes() {
  const { now, shows, screen } = useCanvasMode()
  return (
    <>
      <div className={styles.modes}>
        {now === 'pictures' && <p className={styles.note}>{texts.modes.samples}</p>}
        <SegmentedControl label={texts.modes.label} options={modeOptions} value={now} onChange={chooseMode} />
      </div>
      {now === 'live' && (
        <div className={styles.live}>
          <SegmentedControl
            label={texts.showings.label}
            options={showingOptions}
            value={shows}
            onChange={chooseShowing}
          />
          <ScreenChoice screen={screen} onChange={chooseScreen} />
        </div>
      )}
    </>
  )
}
