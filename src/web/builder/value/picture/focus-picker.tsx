import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Field } from '#catalogue/manifest.ts'
import type { PicturePoint } from '#content/pictures/page-picture.ts'
import { texts } from '#texts/team-pictures.ts'
import { cropOf, middle, moveFocus, share } from './crop.ts'
import styles from './picture-field.module.css'

type Props = {
  url: string
  image: { width: number; height: number; focus?: PicturePoint | undefined }
  shape: NonNullable<Field['picture']>
  onMove: (focus: PicturePoint) => void
}

/** The whole picture with a frame around what its section shows, which is moved by pointer and by keys. */
export function FocusPicker({ url, image, shape, onMove }: Props) {
  const { focus = middle } = image
  const ratio = ratios[shape]
  const held = useRef<{ from: PicturePoint; focus: PicturePoint; hasMoved: boolean }>(undefined)
  if (ratio === undefined)
    return <img className={styles.whole} src={url} alt="" referrerPolicy="no-referrer" />
  const crop = cropOf(image, ratio)

  function lift(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { from: placeOf(event), focus, hasMoved: false }
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (!held.current) return
    const { from, focus } = held.current
    const place = placeOf(event)
    const by = { x: place.x - from.x, y: place.y - from.y }
    held.current.hasMoved ||= Math.hypot(by.x, by.y) > leastMove
    if (held.current.hasMoved) onMove(moveFocus(focus, by, crop))
  }

  /** Without a way in between it is a click on what must stay in sight. */
  function drop(event: PointerEvent<HTMLButtonElement>) {
    if (held.current && !held.current.hasMoved) {
      const { x, y } = placeOf(event)
      onMove({ x: share(x), y: share(y) })
    }
    held.current = undefined
  }

  function move(event: KeyboardEvent) {
    const [x, y] = moves[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? smallStep : usualStep
    onMove({ x: share(focus.x + x * step), y: share(focus.y + y * step) })
  }

  return (
    <>
      <button
        type="button"
        className={styles.picker}
        aria-label={texts.focus(Math.round(focus.x * 100), Math.round(focus.y * 100))}
        onPointerDown={lift}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={() => {
          held.current = undefined
        }}
        onKeyDown={move}
      >
        <img src={url} alt="" draggable={false} referrerPolicy="no-referrer" />
        <span
          className={styles.frame}
          style={{
            left: percent(crop.left),
            top: percent(crop.top),
            width: percent(crop.width),
            height: percent(crop.height),
          }}
        />
        <span className={styles.mark} style={{ left: percent(focus.x), top: percent(focus.y) }} />
      </button>
      <p className={styles.quiet}>{texts.focusHint}</p>
    </>
  )
}

/** Of width over height; what is shown whole has none. */
const ratios: Partial<Record<Props['shape'], number>> = {
  wide: 16 / 9,
  landscape: 16 / 10,
  classic: 4 / 3,
  portrait: 3 / 4,
  square: 1,
}

const usualStep = 0.05
const smallStep = 0.01
/** In shares of the picture: less is a hand that is not quite still. */
const leastMove = 0.02

const moves: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>): PicturePoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

function percent(value: number): string {
  return `${value * 100}%`
}
