import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { texts } from '#texts/library.ts'
import { libraryEdgeId } from '../view/library-fold.ts'
import { loadWidth, saveWidth } from './kept-width.ts'
import styles from './panel-edge.module.css'
import { canvasRoom, clampWidth, narrowest, usualWidth, widest, widthByKey } from './panel-width.ts'

type Props = { panelId: string }

/** The edge of the panel that it stands in, to make it wider and narrower. The grid around keeps room for the canvas. */
export function PanelEdge({ panelId }: Props) {
  const edge = useRef<HTMLDivElement>(null)
  const drag = useRef<{ pointerX: number; width: number; wished: number } | undefined>(undefined)
  const [shown, setShown] = useState({ width: loadWidth(), most: widest })

  useLayoutEffect(() => {
    const panel = edge.current?.parentElement
    if (!panel) return
    wish(panel, loadWidth())
    const observer = new ResizeObserver(() => {
      // React hears of it when the edge is let go: while it moves, a CSS variable does the work.
      if (!drag.current) setShown(measure(panel))
    })
    observer.observe(panel)
    // What the canvas can spare is the panel's to take.
    if (panel.nextElementSibling) observer.observe(panel.nextElementSibling)
    return () => observer.disconnect()
  }, [])

  /** What was asked for is kept: where there is less room now, there may be more the next time. */
  function settle(width: number) {
    const panel = edge.current?.parentElement
    if (!panel) return
    wish(panel, width)
    setShown(measure(panel))
    saveWidth(width)
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const panel = event.currentTarget.parentElement
    if (event.button !== 0 || !panel) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const width = widthOf(panel)
    drag.current = { pointerX: event.clientX, width, wished: width }
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const panel = event.currentTarget.parentElement
    if (!drag.current || !panel) return
    const moved = event.clientX - drag.current.pointerX
    const wider = directionOf(panel) === 'rtl' ? -moved : moved
    drag.current.wished = clampWidth(drag.current.width + wider)
    wish(panel, drag.current.wished)
  }

  function onLostPointerCapture() {
    const ended = drag.current
    drag.current = undefined
    if (ended && ended.wished !== ended.width) settle(ended.wished)
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const panel = event.currentTarget.parentElement
    if (!panel || event.ctrlKey || event.metaKey || event.altKey) return
    const width = widthByKey(event.key, widthOf(panel), directionOf(panel))
    if (width === undefined) return
    event.preventDefault()
    settle(width)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved
    <div
      ref={edge}
      id={libraryEdgeId}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={texts.edge}
      aria-controls={panelId}
      aria-valuemin={narrowest}
      aria-valuemax={shown.most}
      aria-valuenow={shown.width}
      aria-valuetext={texts.width(shown.width)}
      title={texts.edgeHint}
      className={styles.edge}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={onLostPointerCapture}
      onDoubleClick={() => settle(usualWidth)}
      onKeyDown={onKeyDown}
    />
  )
}

/** The widths that the panel has and could have. */
function measure(panel: HTMLElement) {
  const width = widthOf(panel)
  const canvas = panel.nextElementSibling?.getBoundingClientRect().width ?? widest
  return { width, most: Math.max(width, clampWidth(width + Math.round(canvas) - canvasRoom)) }
}

/** The column of the grid reads it. */
function wish(panel: HTMLElement, width: number) {
  panel.parentElement?.style.setProperty('--library-width', `${width}px`)
}

function widthOf(panel: HTMLElement): number {
  return Math.round(panel.getBoundingClientRect().width)
}

function directionOf(panel: HTMLElement): string {
  return getComputedStyle(panel).direction
}
