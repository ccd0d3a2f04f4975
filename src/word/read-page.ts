import { type Locale, locales } from '#base/locale.ts'
import type { Placement } from '#layout/layout.ts'
import { layoutHash } from '#layout/page-spec.ts'
import { emptyMarkPattern, properties } from './format.ts'
import type { HeaderKey } from './read-rows.ts'

/** What the header table says of the page, and where it is silent the document's properties. */
export type PageReading = {
  specFormat: string
  pageName: string
  locale: Locale | undefined
  createdAt: string
  layoutHash: string
}

export function readPage(header: Map<HeaderKey, string>, customProperties: Map<string, string>): PageReading {
  const value = (key: HeaderKey) => {
    const text = header.get(key)?.trim() ?? ''
    return text.replace(emptyMarkPattern, '').trim()
  }
  return {
    specFormat: value('specFormat') || (customProperties.get(properties.specFormat) ?? ''),
    pageName: value('pageName'),
    locale: localeOf(value('locale')),
    createdAt: value('createdAt'),
    layoutHash: value('layoutHash') || (customProperties.get(properties.layoutHash) ?? ''),
  }
}

/** Whether these components in this order are what was exported; undefined where the document does not tell. */
export function isAsExported(page: PageReading, components: readonly Placement[]): boolean | undefined {
  const { pageName, locale, specFormat, createdAt } = page
  if (!locale || !page.layoutHash) return
  const spec = { page: { name: pageName, locale, specFormat, createdAt, layoutHash: '' } }
  return layoutHash({ ...spec, components: [...components] }) === page.layoutHash
}

/** As it is written, or as people write it: "ar_ae", "AR-AE". */
function localeOf(text: string): Locale | undefined {
  const spelled = text.replace(/[_\u2010-\u2015]/g, '-').toLowerCase()
  return locales.find((locale) => locale.toLowerCase() === spelled)
}
