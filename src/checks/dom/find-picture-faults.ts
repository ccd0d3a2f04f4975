import type { Trace } from '../trace.ts'
import { sourceAttribute } from './source-attribute.ts'
import { traceElement, wordsOf } from './trace-element.ts'

/**
 * Pictures that say nothing to those who cannot see them. An empty `alt` says that there is nothing to say: that holds
 * beside words, and for a stand-in, but not where an author's picture is all there is.
 */
export function findPictureFaults(document: Document): Trace[] {
  const pictures = document.querySelectorAll(
    'img:not([alt]), img[alt=""], [role="img"]:not([aria-label], [aria-labelledby])',
  )
  return [...pictures]
    .filter((picture) => !picture.closest('[aria-hidden="true"]') && !picture.querySelector('title'))
    .filter((picture) => !picture.hasAttribute('alt') || isAllThereIs(picture))
    .map((picture) => traceElement(picture, { rule: 'no-alt' }, addressOf(picture)))
}

function isAllThereIs(picture: Element): boolean {
  if (addressOf(picture).startsWith('data:')) return false
  const around = picture.closest('li, section, main')
  return around !== null && wordsOf(around) === ''
}

function addressOf(picture: Element): string {
  return picture.getAttribute(sourceAttribute) ?? picture.getAttribute('src') ?? ''
}
