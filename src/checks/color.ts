/** Red, green, blue from 0 to 255, and how much of what lies beneath it covers, from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** A computed color as browsers write it; undefined for color spaces that are not sRGB. */
export function readColor(text: string): Color | undefined {
  const [, name, list] = /^(rgba?|color)\((.*)\)$/.exec(text.trim()) ?? []
  if (name === undefined || list === undefined) return undefined
  const parts = list.split(/[\s,/]+/).filter(Boolean)
  if (name === 'color' && parts.shift() !== 'srgb') return undefined
  const numbers = parts.map((part) => (part === 'none' ? 0 : Number.parseFloat(part)))
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  if (numbers.some(Number.isNaN)) return undefined
  const scale = name === 'color' ? 255 : 1
  return [red * scale, green * scale, blue * scale, alpha]
}

/** Every color in a computed gradient. */
export function readColors(text: string): (Color | undefined)[] {
  return [...text.matchAll(/(?:rgba?|color|lab|lch|oklab|oklch)\([^)]*\)/g)].map(([color]) =>
    readColor(color),
  )
}

/** What is seen of a color that lies on another, opaque one. */
export function composeColors([red, green, blue, alpha]: Color, beneath: Color): Color {
  const mix = (over: number, under: number) => over * alpha + under * (1 - alpha)
  return [mix(red, beneath[0]), mix(green, beneath[1]), mix(blue, beneath[2]), 1]
}

/** WCAG 2.2, "contrast ratio", of two opaque colors: from 1 to 21. */
export function contrastOf(a: Color, b: Color): number {
  const [light, dark] = [luminanceOf(a), luminanceOf(b)].sort((one, other) => other - one)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminanceOf([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = Math.min(1, Math.max(0, channel / 255))
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
