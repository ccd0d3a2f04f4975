import type { Manifest } from '#catalogue/manifest.ts'
import type { CheckedPage } from './checked-page.ts'
import { listLinks } from './list-addresses.ts'

/** The first address of a button or card to which others could lead: one of the web, or a path of the site. */
export function proposeActionUrl(
  { components, content, optionalElements }: CheckedPage,
  manifest: Manifest,
): string | undefined {
  const links = listLinks({ components, content, optionalElements }, manifest)
  return links.find(({ url, isInText }) => !isInText && /^(https?:|\/)/i.test(url))?.url
}
