import { prepareForMeasuring } from '#checks/dom/prepare-for-measuring.ts'

/** How high a page is at this width. The frame keeps it until the next; nothing in it can run, and no picture is loaded. */
export function measureHeight(frame: HTMLIFrameElement, html: string, width: number): number {
  const page = frame.contentDocument
  if (!page) throw new Error('The frame that measures has no document')
  const { documentElement } = new DOMParser().parseFromString(prepareForMeasuring(html), 'text/html')
  // A scroll bar of this low frame would take away of the width.
  documentElement.style.overflow = 'hidden'
  frame.style.inlineSize = `${width}px`
  page.replaceChild(page.adoptNode(documentElement), page.documentElement)
  return documentElement.scrollHeight
}
