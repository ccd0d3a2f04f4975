import { type Locale, otherLocale } from '#base/locale.ts'
import type { PairFault } from '../pair-fault.ts'
import type { Link, Side, Sides } from '../paired-value.ts'

/** Links in their order: the same address, or its counterpart in the other language. */
export function compareLinks(sides: Sides): PairFault[] {
  const [english, arabic] = [sides['en-AE'], sides['ar-AE']]
  const wrong = [...misled(english), ...misled(arabic)]
  const [ones, others] = [[...english.links], [...arabic.links]]
  for (const one of english.links) {
    const at = others.findIndex((other) => counterpart(one.address) === counterpart(other.address))
    if (at < 0) continue
    others.splice(at, 1)
    ones.splice(ones.indexOf(one), 1)
  }
  return [...wrong, ...leftOver(ones, others)]
}

function leftOver(english: readonly Link[], arabic: readonly Link[]): PairFault[] {
  const count = Math.max(english.length, arabic.length)
  return Array.from({ length: count }, (_, index): PairFault => {
    const [one, other] = [english[index], arabic[index]]
    if (one && other) {
      const expected = proposeAddress(one.address, 'ar-AE')
      return { kind: 'link-other', expected, at: { 'en-AE': one.range, 'ar-AE': other.range } }
    }
    const side: Locale = one ? 'ar-AE' : 'en-AE'
    const { address, range } = (one ?? other) as Link
    return {
      kind: 'link-missing',
      side,
      address: proposeAddress(address, side),
      at: { [otherLocale(side)]: range },
    }
  })
}

/** A page in the other language, where this side's own is meant. */
function misled({ links, locale }: Side): PairFault[] {
  return links.flatMap(({ address, range }): PairFault[] => {
    const found = languageOf(address)
    if (found === undefined || found === locale) return []
    return [
      {
        kind: 'link-language',
        side: locale,
        address,
        expected: proposeAddress(address, locale),
        at: { [locale]: range },
      },
    ]
  })
}

const languages: Record<string, Locale> = { en: 'en-AE', ar: 'ar-AE' }

/** The language that an address names: a part of its path, the end of a file's name, a part of the query. */
export function languageOf(address: string): Locale | undefined {
  const [found = ''] = address.toLowerCase().match(language) ?? []
  return languages[found.slice(0, 2)]
}

/**
 * The address in another language: `/en/` becomes `/ar/`, `lang=en` `lang=ar`. One that names no language stays as it is,
 * because nobody knows where its counterpart is.
 */
export function proposeAddress(address: string, locale: Locale): string {
  const code = locale.slice(0, 2)
  return address.replace(language, (found) =>
    found.replace(/en|ar/i, (old) => (old === old.toUpperCase() ? code.toUpperCase() : code)),
  )
}

/** The code with what stands round it, so that "/army" and "?order=en" are none. */
const language =
  /(?<=^(?:https?:\/\/)?)(?:en|ar)(?=\.[a-z0-9-]+\.)|(?<=\/)(?:en|ar)(?:[-_](?:ae|us|gb))?(?=\/|$|[?#])|(?<=[-_.])(?:en|ar)(?=\.[a-z]{2,4}(?:$|[?#]))|(?<=[?&](?:lang|language|locale|hl)=)(?:en|ar)(?:[-_](?:ae|us|gb))?(?=&|$|#)/gi

/** What two addresses have alike that are each other's counterparts. */
function counterpart(address: string): string {
  if (/^tel:/i.test(address)) return `tel:${address.replace(/[^\d+]/g, '')}`
  return address
    .replace(language, '')
    .replace(/[-_.](?=\.[a-z]{2,4}(?:$|[?#]))/i, '')
    .replace(/(?<=[?&])(?:lang|language|locale|hl)=[-_a-z]*&?/gi, '')
    .replace(/(?<!:)\/{2,}/g, '/')
    .replace(/(?<![?&/])[?&/]+(?=$|#)/, '')
    .toLowerCase()
}
