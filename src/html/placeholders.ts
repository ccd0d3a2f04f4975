import type { Component } from '#catalogue/manifest.ts'
import type { Brand } from '#layout/layout.ts'
import type { BrandTokens } from './brand-tokens.ts'
import { type ImageKind, inlineSvg } from './image.ts'
import { colouringCount, colourPlaceholder } from './placeholder.ts'

/**
 * The placeholders of one section, one after the other; neighbours of a kind differ in colouring. `sources` are SVG by
 * URL.
 */
export function createPlaceholders(sources: Record<string, string>, tokens: Record<Brand, BrandTokens>) {
  /** As they stand in pages, kept. */
  const pictures = new Map<string, string>()

  function findPicture(url: string, brand: Brand, way: number): string {
    const key = `${brand} ${way} ${url}`
    const known = pictures.get(key)
    if (known) return known
    const colours = { drawnIn: tokens.ENBD, brand: tokens[brand], way }
    const picture = inlineSvg(colourPlaceholder(sources[url] ?? '', colours))
    pictures.set(key, picture)
    return picture
  }

  return ({ defaultImages }: Component, brand: Brand): ((kind: ImageKind) => string) => {
    const shown = { background: 0, item: 0, featured: 0 }
    return (kind) => {
      const url = defaultImages?.[kind] ?? ''
      if (!Object.hasOwn(sources, url)) return url
      return findPicture(url, brand, shown[kind]++ % colouringCount)
    }
  }
}
