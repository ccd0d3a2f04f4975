import { type Locale, locales } from '#base/locale.ts'
import type { Placement } from '#layout/layout.ts'
import { layoutHash } from '#layout/page-spec.ts'
import { properties } from '../format.ts'
import { besideHeader } from './place.ts'
import type { ReadingProblem } from './reading-problem.ts'
import type { HeaderKey } from './rows.ts'
import { withoutStandIns } from './stand-ins.ts'
import type { UnusedText } from './unused-text.ts'

/** What the header table says of the page, and where it is silent the document's properties. */
export type PageReading = {
  specFormat: string
  pageName: string
  locale: Locale | undefined
  createdAt: string
  layoutHash: string
  product: string | undefined
  /** Empty in documents from before. */
  exportId: string
  problems: ReadingProblem[]
  unused: UnusedText[]
}

export function readPage(header: Map<HeaderKey, string>, customProperties: Map<string, string>): PageReading {
  const value = (key: HeaderKey) => {
    const text = header.get(key)?.trim() ?? ''
    return withoutStandIns(text).trim()
  }
  const unused: UnusedText[] = []
  /** The part of a value that can be used; people write notes beside it. */
  const valueLike = (key: HeaderKey, pattern: RegExp) => {
    const text = value(key)
    const [used = ''] = pattern.exec(text) ?? []
    const rest = text.replace(used, '').trim()
    if (rest !== '') unused.push({ text: rest, place: besideHeader(key), why: 'outside' })
    return used
  }
  const written = value('locale')
  const locale = localeOf(written)
  valueLike('exportedAt', time)
  const exportId = valueLike('exportId', exportIdPattern)
  return {
    specFormat: value('specFormat') || (customProperties.get(properties.specFormat) ?? ''),
    pageName: value('pageName'),
    locale,
    createdAt: valueLike('createdAt', time),
    layoutHash: valueLike('layoutHash', hash) || (customProperties.get(properties.layoutHash) ?? ''),
    product: customProperties.get(properties.product),
    exportId,
    problems: written !== '' && !locale ? [{ problem: 'unknown-locale', written }] : [],
    unused,
  }
}

const time = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?/
const exportIdPattern = /\b[\da-f]{12}\b/
const hash = /\b[\da-f]{16}\b/

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
