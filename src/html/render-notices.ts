import { withoutOverrides } from '#base/without-overrides.ts'
import { headingOfNotices, noticesOf } from '#notices/notices.ts'
import { isolateLatin } from './isolate-latin.ts'
import { createState, type Rendering } from './section-renderer.ts'
import type { Templates } from './templates.ts'

/**
 * What must stand on a page of its product, before the footer. Nothing where there is none, so that all other pages are the
 * same bytes as ever. Drafts are for pages that are looked at alone.
 */
export function renderNotices(
  { page, common, memory }: Rendering,
  { notices }: Templates,
): { css: string; html: string } | undefined {
  const { product, showsDrafts = false } = page
  const shown = noticesOf({ product, brand: common.brand, locale: common.locale }).filter(
    ({ isDraft }) => showsDrafts || !isDraft,
  )
  if (shown.length === 0) return undefined
  const scope = {
    ...common,
    notices_heading: headingOfNotices(common.locale),
    notices: shown.map(({ text, isDraft }) => ({ text, is_draft: isDraft })),
  }
  const filled = withoutOverrides(notices.fill(scope, createState('', memory)).trim())
  return { css: notices.css, html: common.dir === 'rtl' ? isolateLatin(filled) : filled }
}
