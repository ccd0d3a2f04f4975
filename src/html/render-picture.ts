import { escapeHtml } from '#base/escape-html.ts'
import type { ImageKind } from './image.ts'
import type { ShownPicture } from './shown-picture.ts'

/** How wide a picture of each kind is shown, and the widest file that this is worth. */
const shownIn: Record<ImageKind, { sizes: string; widest: number }> = {
  background: { sizes: '100vw', widest: 2400 },
  featured: { sizes: '(min-width: 60em) 50vw, 100vw', widest: 1600 },
  item: { sizes: '(min-width: 60em) 33vw, (min-width: 40em) 50vw, 100vw', widest: 1200 },
}

/** The picture around its `img`, with files for browsers to choose from. */
export function renderPicture({ sources }: ShownPicture, kind: ImageKind, img: string): string {
  if (sources.length === 0) return img
  const { sizes, widest } = shownIn[kind]
  const all = sources.map(({ mimeType, files }) => {
    const fitting = files.filter(({ width }, index) => index === 0 || width <= widest)
    const srcset = fitting.map(({ address, width }) => `${escapeHtml(address)} ${width}w`).join(', ')
    return `<source type="${mimeType}" srcset="${srcset}" sizes="${sizes}">`
  })
  return `<picture>${all.join('')}${img}</picture>`
}

/**
 * Styles of a page in which pictures stand round images: what is said of an image that is a child is said of the picture
 * too, and the image fills it.
 */
export function withPictureElements(css: string): string {
  const said = css.replace(/>\s?img(?![\w:[-])/g, '>:is(img,picture)')
  return `${said}\n${fillPicture}`
}

const fillPicture =
  'picture{display:block}picture>img{inline-size:100%;block-size:100%;object-fit:inherit;border-radius:inherit}'
