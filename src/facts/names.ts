import type { Span } from '#figures/figure.ts'
import { foldWord } from '#figures/fold.ts'

/** `isSure`: it is a name whether anybody knows it or not. */
export type Name = Span & { isSure: boolean }

/**
 * Names of products: words with capitals up to "Card", "Account" and the like, and Latin names among Arabic words. In a
 * title, where every word may have a capital, and at the beginning of a sentence none can be told for certain.
 */
export function namesIn(text: string): Name[] {
  const isArabic = /\p{Script=Arabic}{2}/u.test(text)
  const isTitle = !isArabic && !hasSmallWords(text)
  return [...text.matchAll(isArabic ? latin : named)].flatMap(({ 0: whole, index }) => {
    const words = isArabic ? whole : whole.replace(opening, '')
    const from = index + whole.length - words.length
    const begins = !isArabic && /(?:^|[.!?]\s+)$/.test(text.slice(Math.max(0, index - 3), index))
    const special = specialWords(words)
    if (special.length === 0) return []
    // The first word of a sentence has its capital for that alone.
    const isSure = !isTitle && special.length > (begins ? 1 : 0)
    return [{ from, to: from + words.length, text: words, isSure }]
  })
}

/** The words of a name that are its own: not what every product of the kind is called. */
export function specialWords(name: string): string[] {
  return wordsOf(name).filter((word) => word.length > 1 && !general.has(word))
}

/** Words as they are compared. */
export function wordsOf(text: string): string[] {
  return foldWord(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function hasSmallWords(text: string): boolean {
  return text.split(/\s+/).filter((word) => /^\p{Ll}{4}/u.test(word)).length > 1
}

const opening = /^(?:The|A|An|Your|Our|This|With|Get|Meet|Discover|Choose|Apply|For)\s+/

const named =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}'’&+-]*\s+){1,6}(?:Card|Account|Loan|Finance|Mortgage|Deposit|Certificate|Programme|Program|Plan|Wallet)(?![\p{L}\p{N}])/gu
const latin = /(?<![\p{L}\p{N}@./])\p{Lu}[A-Za-z0-9'’&+-]+(?:\s+[\p{Lu}\d][A-Za-z0-9'’&+-]*){0,5}/gu

/** What banks, schemes and kinds of product are called: nothing that a brief has to name. */
const general = new Set(
  (
    'card cards account accounts acc acct loan loans finance mortgage deposit deposits certificate programme program plan wallet credit debit prepaid current savings saving personal home car auto business ' +
    'fixed term salary student family kids supplementary covered your our the this that every each new any all with an one and or for of in get apply open choose discover meet explore ' +
    'use link add emirates nbd islamic enbd ei bank visa mastercard american express diners jcb apple google samsung pay uae dubai abu dhabi sharjah gcc mena aed usd eur gbp ' +
    'sar dh dhs eibor vat atm pos sms otp pin iban swift id aml kyc faq app store play apr epp nfc ios android whatsapp platinum gold classic world elite infinite signature titanium'
  ).split(' '),
)
