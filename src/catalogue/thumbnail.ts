import { defaultLocale, type Locale, locales } from '#base/locale.ts'
import type { Component } from './manifest.ts'
import type { PageFiles } from './page-files.ts'
import type { PictureSize } from './webp-size.ts'

type Brand = keyof PageFiles['brandCss']

/** In whose colours, and in which language. */
export type Look = { brand: Brand; locale: Locale }

/** `thumbnail.webp` looks like this, but for a header's or footer's, which has its own brand. */
export const defaultLook: Look = { brand: 'ENBD', locale: defaultLocale }

/** What a thumbnail is called besides: `ei.ar-AE` of `thumbnail.ei.ar-AE.webp`. */
export function lookKey({ brand, locale }: Look): string {
  return `${brand.toLowerCase()}.${locale}`
}

export const lookKeys: readonly string[] = (['ENBD', 'EI'] as const).flatMap((brand) =>
  locales.map((locale) => lookKey({ brand, locale })),
)

export type Thumbnail = { url: string; size: PictureSize | undefined }

/** The picture that is most like the page: its brand and language, else its language, else the one that always is. */
export function thumbnailFor(
  {
    thumbnail,
    thumbnailSize,
    thumbnails = {},
  }: Pick<Component, 'thumbnail' | 'thumbnailSize' | 'thumbnails'>,
  look: Look,
): Thumbnail {
  const own = lookKey(look)
  const ofLanguage = Object.keys(thumbnails).find((key) => key.endsWith(`.${look.locale}`))
  const key = own in thumbnails || look.locale === defaultLocale ? own : ofLanguage
  const size = thumbnails[key ?? '']
  if (!size) return { url: thumbnail, size: thumbnailSize }
  return { url: thumbnail.replace(/\.webp$/, `.${key}.webp`), size }
}
