import type { Locale } from '#base/locale.ts'
import { readFigures } from '#figures/read-figures.ts'
import { sayDay } from '../../say-day.ts'
import type { MeantFact } from './meant-fact.ts'

/** The first and the last day of an offer in words; none where there are no days. */
export function sayPeriod(
  { validFrom, validTo }: Pick<MeantFact, 'validFrom' | 'validTo'>,
  locale: Locale,
): string[] {
  const words = said[locale]
  const [from, to] = [validFrom, validTo].map((day) => sayDay(day, locale))
  if (from && to) return [`${words.valid} ${words.from} ${from} ${words.to} ${to}`]
  if (to) return [`${words.valid} ${words.until} ${to}`]
  return from ? [`${words.valid} ${words.from} ${from}`] : []
}

const said = {
  'en-AE': { valid: 'valid', from: 'from', to: 'to', until: 'until' },
  'ar-AE': { valid: 'ساري', from: 'من', to: 'إلى', until: 'حتى' },
} as const

/** Other days at the place of those that a text says, as many as there were; nothing where they are not. */
export function putPeriod(
  text: string,
  before: Pick<MeantFact, 'validFrom' | 'validTo'>,
  meant: Pick<MeantFact, 'validFrom' | 'validTo'>,
  locale: Locale,
): string | undefined {
  const isAlike = (day: 'validFrom' | 'validTo') => (before[day] === '') === (meant[day] === '')
  const place = readFigures(text).mentions.find(({ kind }) => kind === 'date')
  if (!place || !isAlike('validFrom') || !isAlike('validTo')) return undefined
  const days = [meant.validFrom, meant.validTo].filter((day) => day !== '').map((day) => sayDay(day, locale))
  return `${text.slice(0, place.from)}${days.join(` ${said[locale].to} `)}${text.slice(place.to)}`
}

/** The text without its days and the words that lead to them. */
export function takeOutPeriod(text: string): string {
  return readFigures(text)
    .mentions.filter(({ kind }) => kind === 'date')
    .toReversed()
    .reduce((rest, { from, to }) => {
      const before = rest.slice(0, from).replace(leading, '')
      return `${before}${rest.slice(to).replace(/^\s*\)/, before.includes('(') ? ')' : '')}`
    }, text)
}

/** "…, offer valid until". */
const leading =
  /[\s(,،;؛–-]*(?:\b(?:the )?(?:offer )?(?:is )?(?:valid|runs?|available|ends?|ending|expires?|closes|closing|apply)\b\s*)?(?:\b(?:from|until|till|til|through|by|on|to|before)\b\s*)?(?:(?:العرض\s)?(?:ساري|سارية|صالح|صالحة|ينتهي|تنتهي)\s*)?(?:(?:من|حتى|لغاية|إلى|قبل|في|يوم)\s*)?$/iu
