import { forgetSectionHeights, setSectionHeight } from '../view/section-heights.ts'

type Heights = {
  watch: (element: Element) => void
  unwatch: (element: Element) => void
  /** Those that are not known yet, at once. */
  measureNow: (elements: readonly (readonly [instanceId: string, element: Element])[]) => void
  stop: () => void
}

/** Tells how high sections are in this drawing, whenever that changes; `onPage` how high all of them are together. */
export function watchHeights(
  drawing: object,
  frameWindow: Window & typeof globalThis,
  onPage: (height: number) => void,
  onChange: () => void,
): Heights {
  const { body } = frameWindow.document
  const observer = new frameWindow.ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const height = borderBoxSize[0]?.blockSize ?? 0
      if (target === body) onPage(height)
      else tell(drawing, target, height)
    }
    onChange()
  })
  observer.observe(body)
  return {
    watch: (element) => observer.observe(element),
    unwatch: (element) => observer.unobserve(element),
    measureNow(elements) {
      // All are read before the first is told, which has the tool's own page laid out again.
      const pageHeight = body.getBoundingClientRect().height
      const heights = elements.map(([, element]) => element.getBoundingClientRect().height)
      elements.forEach(([instanceId], index) => {
        setSectionHeight(drawing, instanceId, heights[index] ?? 0)
      })
      onPage(pageHeight)
    },
    stop() {
      observer.disconnect()
      forgetSectionHeights(drawing)
    },
  }
}

function tell(drawing: object, target: Element, height: number) {
  const { instance } = (target as HTMLElement).dataset
  if (instance !== undefined) setSectionHeight(drawing, instance, height)
}
