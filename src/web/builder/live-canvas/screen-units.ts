import { type Screen, screenWidths } from '../../page-frame/screens.ts'

/** How high such a screen is, in CSS pixels. The frame is as high as the whole page, which is no screen. */
const screenHeights: Record<Screen, number> = { desktop: 800, tablet: 1024, phone: 667 }

/** Heights by the viewport become those of the screen; widths are right as they are. */
export function withScreenHeights(css: string, screen: Screen): string {
  const height = screenHeights[screen]
  const width = screenWidths[screen]
  const sizes: Record<string, number> = {
    vh: height,
    vb: height,
    vmin: Math.min(width, height),
    vmax: Math.max(width, height),
  }
  return css.replace(
    /(?<![\w.#-])(\d*\.?\d+)[sld]?(vh|vb|vmin|vmax)\b/g,
    (whole, amount: string, unit: string) => {
      const size = sizes[unit]
      return size === undefined ? whole : `${(Number(amount) * size) / 100}px`
    },
  )
}
