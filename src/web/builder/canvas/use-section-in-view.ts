import { type RefObject, useEffect } from 'react'
import { sectionId } from '../editor/focus.ts'
import { showInView, useCanvasView } from '../view/canvas-view.ts'

/** Finds out what a person reads when the scrolling rests, and after each change. */
export function useSectionInView(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  components: readonly { instanceId: string }[],
) {
  useEffect(() => {
    const scrolling = scroller.current
    let timer = setTimeout(find, rest)
    function find() {
      if (scrolling && list.current) showInView(findInView(scrolling, list.current, components))
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(find, rest)
    }
    scrolling?.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      scrolling?.removeEventListener('scroll', onScroll)
    }
  }, [scroller, list, components])
}

const rest = 120

/** The section with the focus while any of it is seen, else the one at a line that goes down as the page does. */
function findInView(scroller: HTMLElement, list: HTMLElement, components: readonly { instanceId: string }[]) {
  const { top, bottom, height } = scroller.getBoundingClientRect()
  const { focused } = useCanvasView.getState()
  const box = document.getElementById(sectionId(focused ?? ''))?.getBoundingClientRect()
  if (box && box.bottom > top && box.top < bottom) return focused

  const way = scroller.scrollHeight - scroller.clientHeight
  const line = top + height * (way > 0 ? scroller.scrollTop / way : 0)
  let low = 0
  let high = Math.max(0, list.children.length - 1)
  while (low < high) {
    const middle = (low + high) >> 1
    const end = list.children[middle]?.getBoundingClientRect().bottom ?? 0
    if (end <= line) low = middle + 1
    else high = middle
  }
  return components[low]?.instanceId
}
