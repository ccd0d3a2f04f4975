/** Brings another page into a document that shows one, changing what differs and nothing else: it keeps its scroll. */
export function showPage(document: Document, html: string) {
  const next = new DOMParser().parseFromString(html, 'text/html')
  for (const details of next.querySelectorAll('details')) {
    // Opening one would close the others.
    details.removeAttribute('name')
    details.open = true
  }
  // The frame may not open windows, so that a click on a link does nothing.
  const base = next.createElement('base')
  base.target = '_blank'
  next.head.prepend(base)
  updateNode(document.documentElement, next.documentElement)
}

function updateNode(current: Node, next: Node) {
  if (current.isEqualNode(next)) return
  if (!isElement(current) || !isElement(next) || current.nodeName !== next.nodeName) {
    current.parentNode?.replaceChild(next.cloneNode(true), current)
    return
  }
  updateAttributes(current, next)
  const [before, after] = [[...current.childNodes], [...next.childNodes]]
  for (const [index, child] of after.entries()) {
    const place = before[index]
    if (place) updateNode(place, child)
    else current.appendChild(child.cloneNode(true))
  }
  for (const extra of before.slice(after.length)) extra.remove()
}

function updateAttributes(current: Element, next: Element) {
  for (const { name } of [...current.attributes]) if (!next.hasAttribute(name)) current.removeAttribute(name)
  for (const { name, value } of next.attributes) {
    if (current.getAttribute(name) !== value) current.setAttribute(name, value)
  }
}

/** Nodes of another document are none of this window's own. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE
}
