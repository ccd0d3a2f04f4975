import { westernDigits } from '#base/western-digits.ts'
import type { LanguagePolicy } from '../language-policy.ts'
import type { PairFault } from '../pair-fault.ts'
import { eachSide, type Side, type Sides } from '../paired-value.ts'

/** Digits and percent signs by one rule: English has its own, Arabic those of the brand. */
export function findDigitFaults(sides: Sides, policy: LanguagePolicy): PairFault[] {
  return eachSide(sides).flatMap(([side]) => [...wrongDigits(side, policy), ...wrongPercent(side, policy)])
}

function wrongDigits({ words, locale }: Side, { digits }: LanguagePolicy): PairFault[] {
  const wantsArabic = locale === 'ar-AE' && digits === 'arabic'
  const wrong = wantsArabic ? plainWestern : eastern
  return [...words.matchAll(wrong)].map(({ 0: found, index }) => ({
    kind: 'digits',
    side: locale,
    expected: wantsArabic ? toArabic(found) : toWestern(found),
    at: { [locale]: { from: index, to: index + found.length } },
  }))
}

const eastern = /[٠-٩۰-۹]+(?:[.,٫٬][\d٠-٩۰-۹]+)*|\d+[٫٬]\d+/g
/** Of codes, addresses and telephone numbers the digits stay. */
const plainWestern = /(?<![\p{Script=Latin}\d@/:._+-])\d+(?:[.,]\d+)*(?![\p{Script=Latin}\d@/:_-])/gu

function wrongPercent({ words, locale }: Side, { percent }: LanguagePolicy): PairFault[] {
  const expected = locale === 'ar-AE' ? percent : '%'
  return [...words.matchAll(/[%٪]/g)].flatMap(({ 0: sign, index }): PairFault[] =>
    sign === expected
      ? []
      : [{ kind: 'percent-sign', side: locale, expected, at: { [locale]: { from: index, to: index + 1 } } }],
  )
}

export function toWestern(text: string): string {
  return westernDigits(text).replaceAll('٫', '.').replaceAll('٬', ',')
}

export function toArabic(text: string): string {
  return text
    .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    .replaceAll('.', '٫')
    .replaceAll(',', '٬')
}
