import { withoutOverrides } from '#base/without-overrides.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { PagePlace } from '#content/place.ts'
import { findWrittenFaults } from './check-written.ts'
import type { CheckedPage } from './checked-page.ts'
import { createFinding, type Finding, type LinkFault } from './finding.ts'
import { findLikeness, hostOf, isUnder } from './hosts.ts'
import { type Link, listLinks, listTexts } from './list-addresses.ts'

/** A host that a page leads to, with how often it does and where first. */
export type LinkedHost = { host: string; count: number; place?: PagePlace }

/** The hosts that a page leads to, in the order of the page. */
export function listLinkedHosts(page: CheckedPage, manifest: Manifest): LinkedHost[] {
  const hosts = new Map<string, LinkedHost>()
  for (const { url, place } of listLinks(page, manifest)) {
    const host = hostOf(url)
    const links = place ? 1 : countLed(page, manifest)
    if (host === undefined || links === 0) continue
    const known = hosts.get(host)
    hosts.set(
      host,
      known ? { ...known, count: known.count + links } : { host, count: links, ...(place && { place }) },
    )
  }
  return [...hosts.values()]
}

/** How many buttons the action address gives a target. */
function countLed(page: CheckedPage, manifest: Manifest): number {
  const faults = findWrittenFaults({ ...page, actionUrl: '' }, manifest)
  return faults.filter(({ fault }) => fault.rule === 'button-without-link').length
}

/** Links that lead elsewhere than they look, and texts whose direction is turned. `domains` are the bank's own. */
export function findMisleadingLinks(
  page: CheckedPage,
  manifest: Manifest,
  domains: readonly string[],
): Finding[] {
  return [
    ...listLinks(page, manifest).flatMap((link) =>
      findLinkFaults(link, domains).map((fault) => createFinding(fault, link.place, link.words || link.url)),
    ),
    ...listTexts(page, manifest)
      .filter(({ text }) => turnsDirection(text))
      .map(({ text, place }) => createFinding({ rule: 'direction-turned' }, place, text)),
  ]
}

function findLinkFaults({ url, words }: Link, domains: readonly string[]): LinkFault[] {
  const faults: LinkFault[] = []
  if (/^mailto:[^?]*\?(.*&)?b?cc=/i.test(url)) faults.push({ rule: 'mail-with-copies' })
  const host = hostOf(url)
  if (host === undefined) return faults
  const like = findLikeness(host, domains)
  const named = namedHost(words)
  if (like !== undefined) faults.push({ rule: 'look-alike-host', host, like })
  else if (/(^|\.)xn--/.test(host)) faults.push({ rule: 'foreign-letters-in-host', host })
  if (named !== undefined && !isUnder(host, named) && !isUnder(named, host)) {
    faults.push({ rule: 'words-name-other-host', named, host })
  }
  return faults
}

/** A host that stands in the words of a link. */
function namedHost(words: string): string | undefined {
  const [, host] = namedHostPattern.exec(words.toLowerCase()) ?? []
  return host?.replace(/^www\./, '')
}

const namedHostPattern =
  /(?:^|[\s/@(“"])((?:[a-z0-9-]{1,63}\.){1,8}(?:com|net|org|info|biz|bank|finance|money|app|dev|online|site|example|ae|sa|qa|kw|bh|om|eg|uk|in|io|co|me))(?![\w-]|\.\w)/

/** An override, or an isolate that is never closed or was never opened. */
function turnsDirection(text: string): boolean {
  if (withoutOverrides(text) !== text) return true
  let open = 0
  for (const sign of text.match(/[\u2066-\u2069]/g) ?? []) {
    open += sign === '\u2069' ? -1 : 1
    if (open < 0) return true
  }
  return open > 0
}
