import { labelOf } from '#catalogue/lookup.ts'
import type { Field } from '#catalogue/manifest.ts'
import { lengthOf } from '#content/values/check.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { WritingBrief } from '#content/writing/writing.ts'
import { findClaim, speaksIslamic } from '#writing/claims.ts'
import { foldText, hasArabic } from '#writing/draft-writer/text.ts'
import { keepsBounds } from './bounds.ts'
import { numbersIn } from './numbers.ts'
import type { WrittenField } from './page.ts'
import { keepsUnits, months } from './units.ts'

export type ValueMeasure = keyof typeof valueMeasures

/** Each measure of one value; undefined where it does not apply. */
export const valueMeasures = {
  limits: (written: WrittenField) => keepsLimits(written),
  'limits, first try': ({ mended, ...written }: WrittenField) =>
    keepsLimits(written) && !mended.some((problem) => !['foreign-figures', 'claim'].includes(problem)),
  'excess marked': (written: WrittenField) =>
    keepsLimits(written) ? undefined : written.notes.some((note) => note.startsWith(nameIn(written))),
  'bounds kept': ({ value, itemValues, sectionValues }: WrittenField, brief: WritingBrief) =>
    keepsBounds(
      plainText(value),
      Object.values(itemValues ?? sectionValues ?? {}).map(plainText),
      brief.keyMessages,
    ),
  'figures grounded': (written: WrittenField, brief: WritingBrief) =>
    strayFigures(written, brief).every((figure) =>
      written.notes.some((note) => note.includes(`${figure}`) && note.includes('not in the brief')),
    ),
  'figures grounded, first try': (written: WrittenField, brief: WritingBrief) =>
    strayFigures(written, brief).length === 0 && !written.mended.includes('foreign-figures'),
  units: ({ field, value }: WrittenField, brief: WritingBrief) => {
    if (value === '' || field.role === 'figure') return undefined
    return keepsUnits(plainText(value), brief.keyMessages)
  },
  'forbidden terms': ({ value }: WrittenField, brief: WritingBrief) =>
    findClaim(plainText(value), { islamic: isIslamic(brief) })?.brand !== 'both',
  'forbidden terms, first try': ({ value, mended }: WrittenField, brief: WritingBrief) =>
    !findClaim(plainText(value), { islamic: isIslamic(brief) }) && !mended.includes('claim'),
  'islamic terms': ({ value }: WrittenField, brief: WritingBrief) =>
    isIslamic(brief) ? findClaim(plainText(value), { islamic: true })?.brand !== 'islamic' : undefined,
  script: ({ value }: WrittenField, { locale }: WritingBrief) => {
    const text = plainText(value).replace(allowedNames, '')
    if (locale === 'en-AE') return !hasArabic(text)
    const arabic = text.match(/[\u0621-\u064a]/g)?.length ?? 0
    const latin = text.match(/[A-Za-z]/g)?.length ?? 0
    return arabic + latin === 0 || arabic / (arabic + latin) >= 0.9
  },
  residue: ({ value }: WrittenField) =>
    !broken.test(value.replaceAll('\n', '/')) && !chatter.test(foldText(plainText(value))),
} satisfies Record<string, (written: WrittenField, brief: WritingBrief) => boolean | undefined>

/** Written in Latin letters in Arabic too. */
const allowedNames =
  /\b(?:Apple Pay|Google Pay|Samsung (?:Pay|Wallet)|Emirates NBD|Emirates Islamic|Skywards|Visa|Mastercard)\b/g

const broken =
  /[{}]|undefined|\bNaN\b|\.\.|،،| {2}|\s[.,:;؟،؛]|[:،]\s*[.؟]|<p><\/p>|\[[^\]]{2,40}\]|```|\*\*|!!|\?\?/
const chatter =
  /^sure[,!]|^(?:certainly|of course)[,!]|\b(?:as an ai|here's (?:a|your) (?:title|text|draft)|lorem|placeholder|tbd|to add|xxx+)\b|بصفتي نموذج|اليك (?:النص|العنوان)|بالتاكيد[،!]|يستكمل|نص تجريبي/

function keepsLimits({ field, value, notes }: Omit<WrittenField, 'mended'>): boolean {
  // What nobody has said is not invented: it stays empty, with a note.
  if (value === '') return !field.required || notes.length > 0
  if (field.type === 'array') {
    const entries = value.split('\n')
    return (
      isWithin(entries.length, field.minItems, field.maxItems) && entries.every((entry) => fits(field, entry))
    )
  }
  if (field.type === 'number') return isWithin(Number(value), field.min, field.max)
  return fits(field, value)
}

function fits(field: Field, text: string): boolean {
  return isWithin(lengthOf(field, text), field.type === 'array' ? undefined : field.min, field.max)
}

function isWithin(amount: number, least = 0, most = Number.POSITIVE_INFINITY): boolean {
  return amount >= least && amount <= most
}

/** Numbers, and months of dates, that the brief does not hold. */
function strayFigures({ value }: WrittenField, brief: WritingBrief): string[] {
  const given = [brief.topic, brief.audience, ...brief.keyMessages, brief.additionalContext].join('\n')
  const known = new Set(numbersIn(given))
  return [
    ...numbersIn(plainText(value)).filter((number) => !known.has(number)),
    ...months(value).filter((month) => !months(given).includes(month)),
  ]
}

function isIslamic({ topic, keyMessages }: WritingBrief): boolean {
  return speaksIslamic([topic, ...keyMessages].join(' '))
}

/** As notes begin: "Sub title". */
function nameIn({ field }: WrittenField): string {
  return labelOf(field.name)
}
