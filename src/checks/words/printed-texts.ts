import type { Locale } from '#base/locale.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { brandOf, type Placement } from '#layout/layout.ts'
import { type SaidToPage, sayToPage } from '#rules/find-page-breaches.ts'
import { judgeText } from '#rules/judge-text.ts'

/**
 * What the header and the footer of a page say on every page. Nothing where it has neither: then it is a part of another
 * page, which has them.
 */
export function printedTexts(
  components: readonly Placement[],
  manifest: Manifest,
  locale: Locale,
): SaidToPage[] | undefined {
  const frame = components.filter(({ code }) => brandOf(code) !== undefined)
  if (frame.length === 0) return undefined
  return frame.flatMap(({ code }) => {
    const component = findComponent(manifest, code)
    return component ? textsOf(component, locale) : []
  })
}

const known = new WeakMap<Component, Partial<Record<Locale, SaidToPage[]>>>()

function textsOf(component: Component, locale: Locale): SaidToPage[] {
  const read = known.get(component) ?? {}
  known.set(component, read)
  read[locale] ??= (component.prints?.[locale] ?? []).map((text) => sayToPage(judgeText(text)))
  return read[locale]
}
