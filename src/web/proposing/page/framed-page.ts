import morphdom from 'morphdom'

/** The document of a frame in which no script runs, changed from outside. */
export type FramedPage = {
  show: (html: string) => void
  /** The section's element gets a mark, no other has one. */
  mark: (id: string | undefined) => void
  /** Scrolls the frame alone. */
  bring: (id: string | undefined) => void
}

export function openFramedPage(
  frame: HTMLIFrameElement,
  first: string,
  onChoose: (id: string) => void,
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
      if (at.matches('main > [id]')) return onChoose(at.id)
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
    mark(id) {
      for (const each of page.querySelectorAll('[data-in-question]')) each.removeAttribute('data-in-question')
      if (id) page.getElementById(id)?.setAttribute('data-in-question', '')
    },
    bring(id) {
      const section = id ? page.getElementById(id) : null
      if (!section) return
      const { top } = section.getBoundingClientRect()
      frameWindow.scrollTo({ top: frameWindow.scrollY + top - margin })
    },
  }
}

/** In pixels of the page: so much of what stands above is seen too. */
const margin = 48

const markCss = '[data-in-question] { outline: 4px solid #4f55e0; outline-offset: -4px; }'

/** Of answers of one name only one could be open. */
function openAnswers(root: Element) {
  for (const each of root.querySelectorAll('details')) {
    each.removeAttribute('name')
    each.open = true
  }
}
