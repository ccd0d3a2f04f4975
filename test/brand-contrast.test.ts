import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { readBrandTokens } from '#html/brand-tokens.ts'

/** Every pair of tokens that meets as text and ground, in `page.css` or a template. */
const textPairs: [text: string, grounds: string[]][] = [
  ['ink', ['ground', 'tint', 'tint-strong', 'surface']],
  ['ink-strong', ['ground', 'tint', 'tint-strong', 'surface']],
  ['ink-muted', ['ground', 'tint', 'surface']],
  ['link-ink', ['ground', 'tint', 'tint-strong', 'surface']],
  ['accent-ink', ['ground', 'tint', 'surface']],
  ['action', ['ground', 'tint', 'tint-strong', 'surface']],
  ['on-action', ['action', 'action-hover']],
  ['on-deep', ['deep', 'deep-raised']],
  ['on-deep-muted', ['deep', 'deep-raised']],
  ['accent', ['deep', 'deep-raised']],
  ['on-accent', ['accent']],
]

const { brandCss } = loadCatalogue('catalogue').pageFiles

for (const brand of ['ENBD', 'EI'] as const) {
  const tokens = readBrandTokens(brandCss[brand])
  const pairs = textPairs.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const))

  test.each(pairs)(`${brand}: %s on %s can be read`, (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5)
  })
}

/** WCAG 2.2, contrast ratio. */
function contrast(one = '', other = ''): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): number[] {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1]
  if (!hex) throw new Error(`"${colour}" is no colour`)
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  return (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16) / 255)
}
