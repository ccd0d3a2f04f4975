const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * A link target that is safe to put on a page, or undefined: http(s), mailto, tel, `#…` or a path of the
 * site. Refuses other schemes, `//host`, backslashes, credentials and what stands on several lines.
 */
export function safeUrl(text: string): string | undefined {
  const url = removeControls(text.trim()).trim()
  if (url === '' || /[\t\r\n]/.test(text.trim()) || url.includes('\\') || url.startsWith('//'))
    return undefined
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return safeAbsoluteUrl(url)
  if (/^[#/?]/.test(url) || /^\.{0,2}\//.test(url)) return encodeSpaces(url)
  return undefined
}

/** The same for a value that is an address: one alone, with no words beside it. */
export function readAddress(text: string): string | undefined {
  return /\s/.test(text.trim()) ? undefined : safeUrl(text)
}

/** Why an address is none that a page may have. */
export type AddressRefusal =
  | { why: 'many-words' | 'backslash' | 'no-scheme' | 'bare-slashes' | 'no-host' | 'signed-in' }
  | { why: 'scheme'; scheme: string }

/** Nothing where it may be used. */
export function refusalOf(text: string): AddressRefusal | undefined {
  const url = removeControls(text.trim())
  if (readAddress(text) !== undefined) return undefined
  if (/\s/.test(url)) return { why: 'many-words' }
  if (url.includes('\\')) return { why: 'backslash' }
  if (url.startsWith('//')) return { why: 'bare-slashes' }
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? []
  // A host and its port look like a scheme.
  if (scheme === undefined || addScheme(url) !== undefined) return { why: 'no-scheme' }
  if (!allowedSchemes.has(`${scheme.toLowerCase()}:`)) return { why: 'scheme', scheme: scheme.toLowerCase() }
  return { why: /^https?:\/\/[^/?#]*@/i.test(url) ? 'signed-in' : 'no-host' }
}

/** Where a page will stand: a whole address of the web, with the host. */
export function readPublicUrl(text: string): string | undefined {
  const url = readAddress(text)
  return url && /^https?:/i.test(url) ? url : undefined
}

/** The whole address of what lacks nothing but its scheme: a host, and perhaps what follows it. */
export function addScheme(text: string): string | undefined {
  const isHost = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#:]|$)/u.test(text.trim())
  return isHost ? readPublicUrl(`https://${text.trim()}`) : undefined
}

function safeAbsoluteUrl(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, username, password, hostname } = new URL(url)
  if (!allowedSchemes.has(protocol) || username !== '' || password !== '') return undefined
  if (protocol.startsWith('http') && (hostname === '' || !/^https?:\/\/[^/]/i.test(url))) return undefined
  return encodeSpaces(url)
}

function encodeSpaces(url: string): string {
  return url.replaceAll(' ', '%20')
}

/** Browsers drop some of these inside a URL, so they must go before the scheme is read. */
function removeControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be removed
  return text.replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff]/g, '')
}
