import { type Locale, otherLocale } from '#base/locale.ts'
import { counterpartUrl, languageOfUrl, withoutLanguage } from '#content/values/counterpart-url.ts'
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
      const expected = counterpartUrl(one.address, 'ar-AE')
      return { kind: 'link-other', expected, at: { 'en-AE': one.range, 'ar-AE': other.range } }
    }
    const side: Locale = one ? 'ar-AE' : 'en-AE'
    const { address, range } = (one ?? other) as Link
    return {
      kind: 'link-missing',
      side,
      address: counterpartUrl(address, side),
      at: { [otherLocale(side)]: range },
    }
  })
}

/** A page in the other language, where this side's own is meant. */
function misled({ links, locale }: Side): PairFault[] {
  return links.flatMap(({ address, range }): PairFault[] => {
    const found = languageOfUrl(address)
    if (found === undefined || found === locale) return []
    return [
      {
        kind: 'link-language',
        side: locale,
        address,
        expected: counterpartUrl(address, locale),
        at: { [locale]: range },
      },
    ]
  })
}

/** A call is the same however its number is written. */
function counterpart(address: string): string {
  return /^tel:/i.test(address) ? `tel:${address.replace(/[^\d+]/g, '')}` : withoutLanguage(address)
}
