import morphdom from 'morphdom'

/** An element that somebody types in, and what stands for it in the section drawn anew. */
type Held = { element: HTMLElement; twin: HTMLElement }

/**
 * Makes an element what `next` is. What is the same stays: focus, caret, what is open, how far it is scrolled. Of what is
 * held nothing is touched, whatever comes or goes around it.
 */
export function morphAround(element: HTMLElement, next: HTMLElement, held?: Held) {
  const pins = held ? pinWays(held, element, next) : new Map<Node, string>()
  const goOn = held && rememberFocus(held.element)
  morphdom(element, next, {
    getNodeKey: (node) => pins.get(node) ?? (node as Partial<Element>).id,
    onBeforeElUpdated(before, after) {
      if (before === held?.element || before.isEqualNode(after)) return false
      // What somebody opened stays open.
      if (before.nodeName === 'DETAILS') after.toggleAttribute('open', before.hasAttribute('open'))
      return true
    },
  })
  goOn?.()
}

/** Whether both stand equally deep in elements of the same names, so that one can be kept for the other. */
export function isTwin(held: Held, element: HTMLElement, next: HTMLElement): boolean {
  const [own, others] = [wayTo(held.element, element), wayTo(held.twin, next)]
  const isSame = own.length === others.length && element.nodeName === next.nodeName
  return isSame && own.every((each, index) => each.nodeName === others[index]?.nodeName)
}

/** All that the held element stands in has the same key on both sides, although ids change with what is typed. */
function pinWays(held: Held, element: HTMLElement, next: HTMLElement): Map<Node, string> {
  const ways = [wayTo(held.element, element), wayTo(held.twin, next)]
  return new Map(ways.flatMap((way) => way.map((each, depth) => [each, `held ${depth}`] as const)))
}

function wayTo(from: Element, root: Element): Element[] {
  const way: Element[] = []
  for (let each: Element | null = from; each && each !== root; each = each.parentElement) way.push(each)
  return way
}

/** What is moved loses focus and caret; they are given back. */
function rememberFocus(element: HTMLElement): () => void {
  const { ownerDocument } = element
  const hadFocus = element.contains(ownerDocument.activeElement)
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = ownerDocument.getSelection() ?? {}
  return () => {
    if (!hadFocus || element.contains(ownerDocument.activeElement)) return
    element.focus({ preventScroll: true })
    if (anchorNode && focusNode)
      ownerDocument.getSelection()?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset)
  }
}
