import type { Locale } from '#base/locale.ts'

/** How addresses name a language. */
const names: Readonly<Record<Locale, readonly [code: string, word: string]>> = {
  'en-AE': ['en', 'english'],
  'ar-AE': ['ar', 'arabic'],
}

/**
 * Where an address names one: a site of its own, a part of its path, the end of a file's name, a part of the query. With
 * what stands round it, so that "/army" and "?order=en" name none.
 */
const language =
  /(?<=^https?:\/\/)(?:en|ar)(?=\.[a-z0-9-]+\.)|(?<=\/)(?:en|ar|english|arabic)(?=(?:[-_]ae)?(?:[/?#]|$))|(?<=[-_.])(?:en|ar)(?=\.[a-z]{2,4}(?:$|[?#]))|(?<=[?&](?:lang|language|locale|hl)=)(?:en|ar)(?=(?:[-_]ae)?(?:[&#]|$))/gi

/** The language that an address names. */
export function languageOfUrl(url: string): Locale | undefined {
  const [found = ''] = (isPage(url) && url.toLowerCase().match(language)) || []
  if (found === '') return undefined
  return names['en-AE'].includes(found) ? 'en-AE' : 'ar-AE'
}

/**
 * The address in this language: with its name where the other one stands, of its path at the first place. One that names no language stays as it is,
 * because nobody knows where its counterpart is.
 */
export function counterpartUrl(url: string, locale: Locale): string {
  if (!isPage(url)) return url
  const [code, word] = names[locale]
  let isPathNamed = false
  return url.replace(language, (found, at: number) => {
    const isInPath = url[at - 1] === '/' && url[at - 2] !== '/'
    if (isInPath && isPathNamed) return found
    isPathNamed ||= isInPath
    const name = found.length > 2 ? word : code
    return found === found.toUpperCase() ? name.toUpperCase() : name
  })
}

/** What two addresses have alike that are each other's counterparts. */
export function withoutLanguage(url: string): string {
  return url
    .replace(language, '')
    .replace(/(?<=\/)[-_]ae(?=[/?#]|$)/gi, '')
    .replace(/[-_.](?=\.[a-z]{2,4}(?:$|[?#]))/i, '')
    .replace(/(?<=[?&])(?:lang|language|locale|hl)=[-_a-z]*&?/gi, '')
    .replace(/(?<!:)\/{2,}/g, '/')
    .replace(/(?<![?&/])[?&/]+(?=$|#)/, '')
    .toLowerCase()
}

/** Letters, calls and places on the same page have no other language. */
function isPage(url: string): boolean {
  return !/^(?:[a-z]+:(?!\/\/)|#)/i.test(url)
}
