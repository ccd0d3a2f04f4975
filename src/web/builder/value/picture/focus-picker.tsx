import type { KeyboardEvent, MouseEvent } from 'react'
import type { Field } from '#catalogue/manifest.ts'
import type { PagePicture, PicturePoint } from '#content/pictures/page-picture.ts'
import { texts } from '#texts/team-pictures.ts'
import styles from './picture-field.module.css'

type Props = {
  url: string
  image: PagePicture
  shape: NonNullable<Field['picture']>
  onMove: (focus: PicturePoint) => void
}

const middle: PicturePoint = { x: 0.5, y: 0.5 }
const step = 0.05

/** The whole picture with a mark on what stays in sight, and beside it the picture as its section cuts it. */
export function FocusPicker({ url, image, shape, onMove }: Props) {
  const { focus = middle } = image
  const ratio = ratios[shape]
  const place = `${focus.x * 100}% ${focus.y * 100}%`

  function pick({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
    // A key that presses it names no place.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onMove({ x: share((clientX - left) / width), y: share((clientY - top) / height) })
  }

  function move(event: KeyboardEvent) {
    const [x, y] = moves[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onMove({ x: share(focus.x + x * step), y: share(focus.y + y * step) })
  }

  if (ratio === undefined) return <img className={styles.whole} src={url} alt="" />
  return (
    <>
      <div className={styles.pictures}>
        <button
          type="button"
          className={styles.picker}
          aria-label={texts.focus(Math.round(focus.x * 100), Math.round(focus.y * 100))}
          onClick={pick}
          onKeyDown={move}
        >
          <img src={url} alt="" draggable={false} />
          <span className={styles.mark} style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
        </button>
        <figure className={styles.crop}>
          <img src={url} alt="" style={{ aspectRatio: ratio, objectPosition: place }} />
          <figcaption className={styles.quiet}>{texts.crop}</figcaption>
        </figure>
      </div>
      <p className={styles.quiet}>{texts.focusHint}</p>
    </>
  )
}

/** What is shown whole has none. */
const ratios: Partial<Record<Props['shape'], string>> = {
  wide: '16 / 9',
  landscape: '16 / 10',
  classic: '4 / 3',
  portrait: '3 / 4',
  square: '1',
}

const moves: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
}
