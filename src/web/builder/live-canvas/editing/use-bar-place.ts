import { type RefObject, useLayoutEffect } from 'react'
import { useEditor } from '../../editor/editor-store.ts'
import { useEditing } from '../../reviewing/editing-store.ts'
import { type Box, coverLeast } from './cover-least.ts'
import type { OpenValue } from './open-value.ts'

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
      const onScreen = screenOf(frame)
      const box = boxOf(value, onScreen, seen)
      element.toggleAttribute('data-away', box.top > seen.bottom || box.top + box.height < seen.top)
      const isRightToLeft = value.ownerDocument.documentElement.dir === 'rtl'
      const within = { left: 0, top: seen.top, width: window.innerWidth, height: seen.height }
      const { read, kept } = readAround(value, onScreen, seen)
      element.removeAttribute('data-tight')
      element.style.maxHeight = ''
      const placeIt = () => {
        const size = { width: element.offsetWidth, height: element.offsetHeight }
        return coverLeast(box, size, within, isRightToLeft, read, kept)
      }
      let at = placeIt()
      if (at.highest < element.offsetHeight) {
        element.setAttribute('data-tight', '')
        at = placeIt()
      }
      element.style.maxHeight = `min(420px, 60vh, ${Math.max(least, at.highest)}px)`
      element.style.left = `${at.left}px`
      element.style.top = `${at.top}px`
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

    // Before it is painted, so that it is painted once.
    place()
    let isPlaced = true
    const observer = new ResizeObserver(() => {
      // It tells first of what it has just begun to observe.
      if (!isPlaced) placeSoon()
      isPlaced = false
    })
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
/** Of the bar's height, in pixels. */
const least = 48

/** Of a value that takes most of what is seen, the line of the caret. */
function boxOf(value: HTMLElement, onScreen: ToScreen, seen: DOMRect): Box {
  const whole = onScreen(value.getBoundingClientRect())
  if (whole.height <= seen.height / 2) return whole
  const selection = value.ownerDocument.getSelection()
  const caret = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : undefined
  return caret && caret.height > 0 ? onScreen(caret) : whole
}

/**
 * What else is to be read around a value: the texts of its section and of those beside it, as far as they are seen (the
 * browser has laid out no others), and the word mark of the page.
 */
function readAround(value: HTMLElement, onScreen: ToScreen, seen: DOMRect): Record<'read' | 'kept', Box[]> {
  const section = value.closest('[data-instance]')
  const boxOfEach = (each: Element) => onScreen(each.getBoundingClientRect())
  const sections = [section?.previousElementSibling, section, section?.nextElementSibling].filter((each) => {
    const { top, height } = each ? boxOfEach(each) : { top: 0, height: 0 }
    return top < seen.bottom && top + height > seen.top
  })
  const texts = sections.flatMap((each) => [...(each?.querySelectorAll('[data-place]') ?? [])])
  const main = value.closest('main')
  const header = section === main?.firstElementChild ? main?.previousElementSibling : undefined
  return {
    read: texts.filter((each) => !each.contains(value) && !value.contains(each)).map(boxOfEach),
    kept: [...(header?.querySelectorAll('*') ?? [])]
      .filter(({ childElementCount }) => !childElementCount)
      .map(boxOfEach),
  }
}

type ToScreen = (box: Box) => Box

/** From the frame's own pixels to those of the screen. */
function screenOf(frame: HTMLIFrameElement): ToScreen {
  const outer = frame.getBoundingClientRect()
  const scale = frame.offsetWidth > 0 ? outer.width / frame.offsetWidth : 1
  return ({ left, top, width, height }) => ({
    ...{ left: outer.left + left * scale, top: outer.top + top * scale },
    ...{ width: width * scale, height: height * scale },
  })
}
