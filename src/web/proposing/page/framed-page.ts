import morphdom from 'morphdom'
import { findSaying } from './text-of.ts'

/** The document of a frame in which no script runs, changed from outside. */
export type FramedPage = {
  show: (html: string) => void
  /** The section's element gets a mark, and what in it says the words another; nothing else has one. */
  mark: (shown: Shown) => void
  /** Scrolls the frame alone. */
  bring: (shown: Shown) => void
}

/** What is in question: a section by the id of its element, and words in it. */
export type Shown = { id: string | undefined; words: string | undefined }

export function openFramedPage(
  frame: HTMLIFrameElement,
  first: string,
  onChoose: (id: string, words: string) => void,
): FramedPage | undefined {
  let drawn = first
  const frameWindow = frame.contentWindow as (Window & typeof globalThis) | null
  const page = frame.contentDocument
  if (!frameWindow || !page) return
  const look = new frameWindow.CSSStyleSheet()
  look.replaceSync(markCss)
  page.adoptedStyleSheets = [look]
  openAnswers(page.documentElement)
  page.addEventListener('click', ({ target }) => {
    for (let at = target as Element | null; at; at = at.parentElement) {
      if (at.matches('main > [id]')) return onChoose(at.id, (target as Element).textContent ?? '')
    }
  })
  return {
    show(html) {
      if (html === drawn) return
      drawn = html
      const { documentElement } = new DOMParser().parseFromString(html, 'text/html')
      openAnswers(documentElement)
      morphdom(page.documentElement, page.adoptNode(documentElement))
    },
    mark({ id, words = '' }) {
      for (const name of marks) {
        for (const each of page.querySelectorAll(`[${name}]`)) each.removeAttribute(name)
      }
      const section = id ? page.getElementById(id) : null
      section?.setAttribute(marks[0], '')
      if (section && words !== '') findSaying(section, words)?.setAttribute(marks[1], '')
    },
    bring({ id, words = '' }) {
      const section = id ? page.getElementById(id) : null
      if (!section) return
      const { top } = section.getBoundingClientRect()
      const said = words === '' ? undefined : findSaying(section, words)?.getBoundingClientRect()
      // Where the section is higher than the frame, its words may be far below its top.
      const isFar = said !== undefined && said.bottom - top > frameWindow.innerHeight - 2 * margin
      frameWindow.scrollTo({ top: frameWindow.scrollY + (isFar ? said.top - 3 * margin : top) - margin })
    },
  }
}

/** In pixels of the page: so much of what stands above is seen too. */
const margin = 48

const marks = ['data-in-question', 'data-said'] as const

const markCss = `
  [data-in-question] { outline: 4px solid #4f55e0; outline-offset: -4px; }
  [data-said] { outline: 4px dashed #4f55e0; outline-offset: 4px; }
`

/** Of answers of one name only one could be open. */
function openAnswers(root: Element) {
  for (const each of root.querySelectorAll('details')) {
    each.removeAttribute('name')
    each.open = true
  }
}
