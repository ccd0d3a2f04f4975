import type { Trace } from '../trace.ts'
import { sourceAttribute } from './source-attribute.ts'
import { traceElement } from './trace-element.ts'

/** Pictures that say nothing to those who cannot see them. An empty `alt` says that there is nothing to say. */
export function findPictureFaults(document: Document): Trace[] {
  const pictures = document.querySelectorAll(
    'img:not([alt]), [role="img"]:not([aria-label], [aria-labelledby])',
  )
  return [...pictures]
    .filter((picture) => !picture.closest('[aria-hidden="true"]') && !picture.querySelector('title'))
    .map((picture) => traceElement(picture, { rule: 'no-alt' }, addressOf(picture)))
}

function addressOf(picture: Element): string {
  return picture.getAttribute(sourceAttribute) ?? picture.getAttribute('src') ?? ''
}
