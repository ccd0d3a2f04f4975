import { texts } from '#texts/canvas.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { chooseFacesInView, facesInView, useCanvasMode } from '../view/canvas-mode.ts'
import styles from './canvas-modes.module.css'

const options = facesInView.map((value) => ({ value, label: texts.faces[value] }))

/** Of a page in two languages: the one in front, or both beside one another, for which there has to be room. */
export function FacesInView() {
  const { faces, isWide } = useCanvasMode()
  if (isWide)
    return (
      <SegmentedControl
        label={texts.faces.label}
        options={options}
        value={faces}
        onChange={chooseFacesInView}
      />
    )
  return faces === 'both' && <p className={styles.note}>{texts.faces.narrow}</p>
}
