import { escapeHtml } from '#base/escape-html.ts'
import { renderPicture } from './render-picture.ts'
import type { ShownPicture } from './shown-picture.ts'

export const imageKinds = ['background', 'item', 'featured'] as const
export type ImageKind = (typeof imageKinds)[number]

export type Image = {
  kind: ImageKind
  /** A safe URL, or the source of a placeholder; empty when there is no image. */
  source: string
  /** Helps the web team to name the file. */
  name: string
  /** Empty for an image that only decorates. */
  alt: string
  /** The first image of a page loads at once, the others when they are near. */
  isFirst: boolean
  /** What stays in sight, as CSS has it; nothing for the middle. */
  position?: string | undefined
  /** Of the team, in files of several widths. */
  picture?: ShownPicture
}

/** In CSS pixels, so that nothing jumps while images load. */
const sizes: Record<ImageKind, [width: number, height: number]> = {
  background: [1600, 900],
  featured: [960, 720],
  item: [640, 400],
}

export function renderImage({ kind, source, name, alt, isFirst, position, picture }: Image): string {
  if (source === '') return ''
  const [width, height] = picture ? [picture.width, picture.height] : sizes[kind]
  const loading = isFirst ? 'fetchpriority="high"' : 'loading="lazy"'
  const attributes = [
    `src="${escapeHtml(source)}"`,
    `alt="${escapeHtml(alt)}"`,
    `width="${width}" height="${height}"`,
    loading,
    'decoding="async"',
    `data-image-name="${escapeHtml(name)}"`,
    ...(position ? [`style="object-position:${position}"`] : []),
  ]
  const img = `<img ${attributes.join(' ')}>`
  return picture ? renderPicture(picture, kind, img) : img
}

/** An SVG as a URL that stands inside the page. */
export function inlineSvg(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
