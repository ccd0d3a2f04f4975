import type { Trace } from '../trace.ts'
import { traceElement, wordsOf } from './trace-element.ts'

/** Links and buttons that lead nowhere, and links that do not say where they lead. */
export function findLinkFaults(document: Document): Trace[] {
  return [...document.querySelectorAll('a, button[popovertarget]')].flatMap((link) => {
    const target = link.getAttribute('href') ?? hashOf(link.getAttribute('popovertarget'))
    const faults: Trace[] = []
    if (!leadsSomewhere(document, target)) {
      faults.push(traceElement(link, { rule: 'link-without-target', target: target === '#' ? '' : target }))
    }
    if (nameOf(link) === '') faults.push(traceElement(link, { rule: 'link-without-words' }, target))
    return faults
  })
}

function hashOf(id: string | null): string {
  return id ? `#${id}` : ''
}

function leadsSomewhere(document: Document, target: string): boolean {
  if (target === '' || target === '#') return false
  if (!target.startsWith('#') || target === '#top') return true
  const id = target.slice(1)
  return document.getElementById(id) !== null || document.getElementById(decode(id)) !== null
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** What is read out: its words, its label, or those of the pictures in it. */
function nameOf(link: Element): string {
  const labels = [link.getAttribute('aria-label'), link.getAttribute('title')]
  const pictures = [...link.querySelectorAll('img[alt], [aria-label]')]
  const inside = pictures.map((each) => each.getAttribute('alt') ?? each.getAttribute('aria-label'))
  const labelled = link.hasAttribute('aria-labelledby') ? 'labelled' : ''
  return [wordsOf(link), ...labels, ...inside, labelled].filter(Boolean).join(' ').trim()
}
