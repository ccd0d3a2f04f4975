import { latinLook } from './latin-look.ts'

/** The host that an address leads to, lower case; of a mail address the one behind the @. None for paths and numbers. */
export function hostOf(url: string): string | undefined {
  const [, mail] = /^mailto:[^?@]*@([^?,;\s]+)/i.exec(url) ?? []
  if (mail !== undefined) return hostOf(`https://${mail}`)
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  return new URL(url).hostname.replace(/\.$/, '')
}

/** The host itself, or one under it. */
export function isUnder(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

/** The bank's name that a host wears without being the bank's, if it does. */
export function findLikeness(host: string, domains: readonly string[]): string | undefined {
  if (domains.some((domain) => isUnder(host, domain))) return undefined
  const look = latinLook(host)
  const worn = [look, ...look.split('.')].map(plainForm)
  return domains.find((domain) => {
    const name = plainForm(domain.split('.')[0] ?? '')
    return worn.some((each) => each.includes(name) || isNearly(each, name))
  })
}

/** Letters for the figures that look like them, and no signs between. */
function plainForm(host: string): string {
  return host
    .replace(/[.-]/g, '')
    .replace(/[0135]/g, (digit) => ({ 0: 'o', 1: 'l', 3: 'e', 5: 's' })[digit] ?? digit)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** One letter more, less or other; in short names that says nothing. */
function isNearly(one: string, other: string): boolean {
  if (other.length < 8 || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const isSwap =
    one.slice(start, one.length - end) === [...other.slice(start, other.length - end)].reverse().join('')
  return Math.max(one.length, other.length) - start - end <= 1 || (isSwap && one.length - start - end === 2)
}
