import { texts } from '#texts/canvas.ts'

/** Shows what must stand on the page, at the end of its main part, with a remark of the tool: nobody can edit it. */
export function createNotices(main: HTMLElement): (html: string | undefined) => void {
  let shown: { html: string; element: Element } | undefined

  return (html) => {
    if (html === shown?.html) return
    shown?.element.remove()
    shown = undefined
    if (html === undefined) return
    const template = main.ownerDocument.createElement('template')
    template.innerHTML = html
    const element = template.content.firstElementChild
    if (!element) return
    element.setAttribute('data-remark', texts.live.notices)
    main.append(element)
    shown = { html, element }
  }
}
