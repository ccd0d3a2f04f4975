import { picturePolicy, usePictures } from '../../../pictures/picture-store.ts'
import { previewOf } from '../../../pictures/preview-of.ts'

/** A page to be looked at while it is written: every answer open, and its pictures there when the page is. */
export function livePage(html: string): string {
  const { arrivals } = usePictures.getState()
  return previewOf(html, picturePolicy(), (url) => arrivals[url] === 'failed')
    .replace(/<details\b([^>]*)>/g, (_, attributes: string) => `<details open${withoutName(attributes)}>`)
    .replaceAll('loading="lazy" ', '')
    .replaceAll('decoding="async"', 'decoding="sync"')
}

/** Of those with the same name only one can be open. */
function withoutName(attributes: string): string {
  return attributes.replace(/ name="[^"]*"/, '')
}
