import { escapeHtml } from '#base/escape-html.ts'
import { inlineSvg } from '#html/image.ts'

/**
 * A stand-in with words in it that say so, so that nobody takes it for a picture of the page: in its middle, or towards its
 * top where a section has its own words over it.
 */
export function labelPlaceholder(source: string, label: string, at: 'middle' | 'top'): string {
  const svg = source.startsWith(start) ? decodeURIComponent(source.slice(start.length)) : ''
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const end = svg.lastIndexOf('</svg>')
  if (end < 0) return source
  const { share, part } = places[at]
  const drawn = drawLabel(label, {
    width: Number(width),
    y: Number(height) * share,
    size: Number(width) / part,
  })
  return inlineSvg(svg.slice(0, end) + drawn + svg.slice(end))
}

const start = inlineSvg('')
/** How far from the top it stands, and which part of the drawing's width its letters are high: one that is behind all is shown larger. */
const places = { middle: { share: 0.5, part: 26 }, top: { share: 0.18, part: 72 } }

/** About as wide as its letters are. */
function drawLabel(label: string, { width, y, size }: { width: number; y: number; size: number }): string {
  const room = label.length * size * 0.56 + size * 1.6
  const box = `<rect x="${(width - room) / 2}" y="${y - size}" width="${room}" height="${size * 2}" rx="${size / 2}" fill="#fff" stroke="#3d4152" stroke-width="${size / 12}" stroke-dasharray="${size / 6} ${size / 4}"/>`
  const words = `<text x="${width / 2}" y="${y + size * 0.36}" font-family="system-ui,sans-serif" font-size="${size}" fill="#3d4152" text-anchor="middle">${escapeHtml(label)}</text>`
  return box + words
}
