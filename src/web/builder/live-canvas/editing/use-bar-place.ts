import { type RefObject, useLayoutEffect } from 'react'
import { placeFloating } from '../../../ui/place-floating.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { useEditing } from '../../reviewing/editing-store.ts'
import type { OpenValue } from './open-value.ts'

type Box = { left: number; top: number; width: number; height: number }

/** Keeps the bar beside the value, in the part of the page that is seen; out of the way while that is scrolled. */
export function useBarPlace(
  bar: RefObject<HTMLElement | null>,
  { anchor, frame, way }: OpenValue,
  scroller: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    let drawing = 0
    let resting: ReturnType<typeof setTimeout> | undefined
    let typing: ReturnType<typeof setTimeout> | undefined

    function place() {
      drawing = 0
      const value = valueShown()
      const seen = scroller.current?.getBoundingClientRect()
      if (!element || !value || !seen) return
      const box = boxOf(value, frame, seen)
      element.toggleAttribute('data-away', box.top > seen.bottom || box.top + box.height < seen.top)
      const room = Math.max(box.top - seen.top, seen.bottom - box.top - box.height) - 2 * margin
      const highest = `${Math.max(least, room)}px`
      if (element.style.maxHeight !== highest) element.style.maxHeight = highest
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const isRightToLeft = value.ownerDocument.documentElement.dir === 'rtl'
      const within = { ...box, top: box.top - seen.top }
      const viewport = { width: window.innerWidth, height: seen.height }
      const wish = { side: 'above', align: isRightToLeft ? 'right' : 'left' } as const
      const { left, top } = placeFloating(within, size, viewport, wish)
      element.style.left = `${left}px`
      element.style.top = `${seen.top + top}px`
    }
    /** Of a list the entries before and behind stay in sight as well. */
    function valueShown(): HTMLElement | undefined {
      const typed = anchor()
      return way === 'entries' ? (typed?.closest<HTMLElement>('ul, ol') ?? typed) : typed
    }
    // After the page has been drawn with what is typed.
    const placeSoon = () => {
      drawing ||= requestAnimationFrame(place)
    }
    /** Keys move nothing but a little: it follows once they rest. */
    function placeLater() {
      clearTimeout(typing)
      typing = setTimeout(placeSoon, rest)
    }
    function onScroll() {
      element?.setAttribute('data-scrolling', '')
      clearTimeout(resting)
      resting = setTimeout(() => {
        place()
        element?.removeAttribute('data-scrolling')
      }, rest)
    }

    placeSoon()
    const observer = new ResizeObserver(placeSoon)
    observer.observe(element)
    // The page is higher once its section is drawn around what is edited.
    observer.observe(frame)
    if (scroller.current) observer.observe(scroller.current)
    const stops = [useEditing.subscribe(placeLater), useEditor.subscribe(placeSoon)]
    const scrolling = scroller.current
    scrolling?.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(drawing)
      clearTimeout(resting)
      clearTimeout(typing)
      observer.disconnect()
      for (const stop of stops) stop()
      scrolling?.removeEventListener('scroll', onScroll)
    }
  }, [bar, anchor, frame, way, scroller])
}

const rest = 150
const margin = 8
/** Of the bar's height. */
const least = 120

/** Of a value that takes most of what is seen, the line of the caret. */
function boxOf(value: HTMLElement, frame: HTMLIFrameElement, seen: DOMRect): Box {
  const outer = frame.getBoundingClientRect()
  const scale = frame.offsetWidth > 0 ? outer.width / frame.offsetWidth : 1
  const whole = value.getBoundingClientRect()
  const selection = value.ownerDocument.getSelection()
  const isLarge = whole.height * scale > seen.height / 2
  const caret = isLarge && selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : undefined
  const { left, top, width, height } = caret && caret.height > 0 ? caret : whole
  return {
    left: outer.left + left * scale,
    top: outer.top + top * scale,
    width: width * scale,
    height: height * scale,
  }
}
