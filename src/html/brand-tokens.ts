/** A brand's custom properties by name, without the dashes: `deep`, `accent` … */
export type BrandTokens = Record<string, string>

/** The tokens that a brand's stylesheet sets. Values that are not plain, such as pictures, are left out. */
export function readBrandTokens(css: string): BrandTokens {
  return Object.fromEntries(
    [...css.matchAll(/(?<![a-z-])--([a-z-]+):([^;"]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
}
