import { isUnder } from '#checks/hosts.ts'

/** Hosts whose pictures a preview may fetch: those of the bank's own domains, and those that somebody asked for. */
export type PicturePolicy = {
  domains: readonly string[]
  asked: readonly string[]
  /** Where the team's own pictures are, whole and with a slash behind. */
  team?: string
}

/** What a preview does with a picture. A path of the site has no place here: the page does not stand there. */
export type Showing = { is: 'shown' } | { is: 'on-site' } | { is: 'hidden'; host: string }

export function showingOf(url: string, { domains, asked, team }: PicturePolicy): Showing {
  if (url.startsWith('data:') || (team && url.startsWith(team))) return { is: 'shown' }
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return { is: 'on-site' }
  const { protocol, host } = new URL(url)
  const isOwn = protocol === 'https:' && domains.some((domain) => isUnder(host, domain))
  return isOwn || asked.includes(host) ? { is: 'shown' } : { is: 'hidden', host }
}

/** The same as a Content-Security-Policy says it. A host with signs that mean something there is never let in. */
export function imageDirective({ domains, asked, team }: PicturePolicy): string {
  const own = domains.flatMap((domain) => [`https://${domain}`, `https://*.${domain}`])
  const others = asked
    .filter((host) => /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/.test(host))
    .flatMap((host) => [`https://${host}`, `http://${host}`])
  return ['img-src data:', ...(team ? [team] : []), ...own, ...others].join(' ')
}
