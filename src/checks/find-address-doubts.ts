import { slugOf } from '#base/slug.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { contentOf, textOf } from '#content/content.ts'
import type { CheckedPage } from './checked-page.ts'
import { type AddressFault, createFinding, type Finding } from './finding.ts'
import { type Link, listLinks } from './list-addresses.ts'

/** Where links of a page can lead within it: to its sections, and to what in them is called by a text of theirs. */
export type Anchors = { sections: readonly string[]; called: readonly string[] }

/** Links that a page may have and that lead nobody anywhere. */
export function findAddressDoubts(page: CheckedPage, manifest: Manifest): Finding[] {
  return doubtLinks(listLinks(page, manifest), anchorsOf(page))
}

export function doubtLinks(links: readonly Link[], anchors: Anchors): Finding[] {
  return links.flatMap(({ url, words, place }) => {
    const fault = findAddressDoubt(url, anchors)
    return fault ? [createFinding(fault, place, words || url)] : []
  })
}

export function findAddressDoubt(url: string, anchors: Anchors): AddressFault | undefined {
  if (url.startsWith('#')) {
    return isOnPage(decode(url.slice(1)), anchors) ? undefined : { rule: 'link-without-target', target: url }
  }
  if (/^mailto:/i.test(url) && !namesMailbox(url)) return { rule: 'mail-to-nobody' }
  if (/^tel:/i.test(url) && !/^tel:\+?[\d().\s*#-]*\d[\d().\s*#-]*(;.*)?$/i.test(decode(url)))
    return { rule: 'number-to-nobody' }
  return undefined
}

export function anchorsOf({ components, content }: Pick<CheckedPage, 'components' | 'content'>): Anchors {
  return {
    sections: components.map(({ instanceId }) => instanceId.toLowerCase()),
    called: components.flatMap(({ instanceId }) =>
      contentOf(content, instanceId)
        .items.flatMap((item) => Object.values(item))
        .map(({ value }) => slugOf(textOf(value)).slice(0, longestSlug))
        .filter(Boolean),
    ),
  }
}

/** An entry is called by its words, as far as ids go, and sometimes by a number behind them. */
const longestSlug = 50

function isOnPage(id: string, { sections, called }: Anchors): boolean {
  if (id === 'top' || id === 'main') return true
  if (sections.some((each) => id === each || id.startsWith(`${each}-`))) return true
  return called.some((slug) => id.startsWith(slug))
}

/** At least one before the question mark; what is behind it says no more than a subject. */
function namesMailbox(url: string): boolean {
  const [, to = ''] = /^mailto:([^?]*)/i.exec(url) ?? []
  return decode(to)
    .split(',')
    .every((each) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(each.trim()))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
