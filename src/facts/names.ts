import type { Span } from '#figures/figure.ts'
import { foldWord } from '#figures/fold.ts'

/**
 * Names of products: words with capitals up to "Card", "Account" and the like, and Latin names among Arabic words. In a
 * title, where every word may have a capital, none can be told.
 */
export function namesIn(text: string): Span[] {
  const isArabic = /\p{Script=Arabic}{2}/u.test(text)
  if (!isArabic && !hasSmallWords(text)) return []
  const found: Span[] = []
  for (const { 0: words, index } of text.matchAll(isArabic ? latin : named)) {
    const begins = !isArabic && /(?:^|[.!?]\s+)$/.test(text.slice(Math.max(0, index - 3), index))
    const special = specialWords(words)
    // The first word of a sentence has its capital for that alone.
    if (special.length > (begins ? 1 : 0)) found.push({ from: index, to: index + words.length, text: words })
  }
  return found
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

const named =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}'’&+-]*\s+){1,6}(?:Card|Account|Loan|Finance|Mortgage|Deposit|Certificate|Programme|Program|Plan|Wallet)(?![\p{L}\p{N}])/gu
const latin = /(?<![\p{L}\p{N}@./])\p{Lu}[A-Za-z0-9'’&+-]+(?:\s+[\p{Lu}\d][A-Za-z0-9'’&+-]*){0,5}/gu

/** What banks, schemes and kinds of product are called: nothing that a brief has to name. */
const general = new Set(
  (
    'card account loan finance mortgage deposit certificate programme program plan wallet credit debit prepaid current savings saving personal home car auto business ' +
    'fixed term salary student family supplementary your our the this that every each new any all with an one and or for of in get apply open choose discover meet explore ' +
    'use link add emirates nbd islamic enbd ei bank visa mastercard american express diners jcb apple google samsung pay uae dubai abu dhabi sharjah gcc mena aed usd eur gbp ' +
    'sar dh dhs eibor vat atm pos sms otp pin iban swift id aml kyc faq app store play apr epp nfc ios android whatsapp platinum gold classic world elite infinite signature titanium'
  ).split(' '),
)
