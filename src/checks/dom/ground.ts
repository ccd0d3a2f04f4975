import { type Color, composeColors, readColor, readColors } from '../color.ts'

/** What an element paints behind its text: colors from the lowest to the uppermost, or what nobody can tell. */
type Paint = { layers: Color[][] } | 'unknown'

const white: Color = [255, 255, 255, 1]
const nothing: Paint = { layers: [] }

/**
 * The colors that can lie behind an element's text: one, or those of a gradient. Undefined where a picture, a blend or
 * a color space that we do not know lies there. What was read is kept for the next element.
 */
export function createGroundReader(view: Window & typeof globalThis) {
  const known = new WeakMap<Element, Paint>()

  function groundsOf(element: Element, at: { x: number; y: number }): Color[] | undefined {
    const layers: Color[][] = []
    for (const each of beneath(element, at)) {
      const paint = paintOf(each)
      if (paint === 'unknown') return undefined
      layers.push(...paint.layers.toReversed())
      if (layers.some(isOpaque)) break
    }
    return layers.toReversed().reduce<Color[]>(spread, [white])
  }

  function paintOf(element: Element): Paint {
    const kept = known.get(element)
    if (kept) return kept
    const paint = readPaint(element)
    known.set(element, paint)
    return paint
  }

  function readPaint(element: Element): Paint {
    if (element.matches('img, picture, video, canvas, svg, svg *, object, embed, iframe')) return 'unknown'
    const style = view.getComputedStyle(element)
    if (style.mixBlendMode !== 'normal' || style.backgroundClip === 'text') return 'unknown'
    const own = readBackground(style)
    const covers = ['::before', '::after'].map((part) => readCover(element, part))
    const paints = [own, ...covers]
    if (paints.includes('unknown')) return 'unknown'
    return { layers: paints.flatMap((paint) => (paint === 'unknown' ? [] : paint.layers)) }
  }

  /** A drawn part counts where it lies over the whole element. */
  function readCover(element: Element, part: string): Paint {
    const style = view.getComputedStyle(element, part)
    if (style.content === 'none' || style.position !== 'absolute') return nothing
    const { width, height } = element.getBoundingClientRect()
    const isWhole =
      Number.parseFloat(style.width) >= width * 0.9 && Number.parseFloat(style.height) >= height * 0.9
    return isWhole ? readBackground(style) : nothing
  }

  return { groundsOf }
}

/** From the element down, as the page is painted; what is not in sight stands on what it stands in. */
function beneath(element: Element, { x, y }: { x: number; y: number }): Element[] {
  const painted = element.ownerDocument.elementsFromPoint(x, y)
  const index = painted.indexOf(element)
  if (index >= 0) return painted.slice(index)
  const ancestors: Element[] = []
  for (let each: Element | null = element; each; each = each.parentElement) ancestors.push(each)
  return ancestors
}

function readBackground({ backgroundColor, backgroundImage }: CSSStyleDeclaration): Paint {
  const color = readColor(backgroundColor)
  if (!color) return 'unknown'
  const layers = color[3] > 0 ? [[color]] : []
  if (backgroundImage === 'none') return { layers }
  const stops = readColors(backgroundImage)
  if (/url\(|image\(/.test(backgroundImage) || stops.includes(undefined)) return 'unknown'
  return { layers: [...layers, stops.filter((stop) => stop !== undefined)] }
}

function isOpaque(colors: readonly Color[]): boolean {
  return colors.every(([, , , alpha]) => alpha === 1)
}

function spread(grounds: readonly Color[], layer: readonly Color[]): Color[] {
  return layer.flatMap((color) => grounds.map((ground) => composeColors(color, ground))).slice(0, 64)
}
