import { sourceAttribute } from './source-attribute.ts'

/** Everything at rest, and everything reachable for the question what lies where. */
const style =
  '<style>*,*::before,*::after{animation:none!important;transition:none!important;pointer-events:auto!important}</style>'

/** Whatever the page says. */
const policy = '<meta http-equiv="Content-Security-Policy" content="img-src data:">'

/** Of a picture's usual shape. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 10'/%3E"

/** A page to be measured: at rest, and without its pictures, which nobody should wait for. */
export function prepareForMeasuring(html: string): string {
  return html
    .replace(/<source [^>]*>/g, '')
    .replace(/<img src="(?!data:)/g, `<img src="${blank}" ${sourceAttribute}="`)
    .replace(/<\/head>/i, (head) => style + head)
    .replace(/^\s*(<!doctype[^>]*>)?/i, (doctype) => doctype + policy)
}
