import type { Span } from '#figures/figure.ts'
import { foldWord } from '#figures/fold.ts'

/**
 * `isSure`: it is a name whether anybody knows it or not. `isOwn`: no common words alone, so that beside another product's
 * name it is one too.
 */
export type Name = Span & { isSure: boolean; isOwn: boolean }

/**
 * Names of products: words with capitals up to "Card", "Account" and the like, and Latin names among Arabic words. In a
 * title, where every word may have a capital, and at the beginning of a sentence none can be told for certain.
 */
export function namesIn(text: string): Name[] {
  const isArabic = /\p{Script=Arabic}{2}/u.test(text)
  const isTitle = !isArabic && !hasSmallWords(text)
  const names = [...text.matchAll(isArabic ? latin : named)].flatMap(({ 0: whole, index }) => {
    const words = isArabic ? whole : whole.replace(opening, '')
    const from = index + whole.length - words.length
    const begins = !isArabic && /(?:^|[.!?]\s+)$/.test(text.slice(Math.max(0, index - 3), index))
    const special = specialWords(words)
    if (special.length === 0) return []
    // The first word of a sentence has its capital for that alone.
    const isSure = !isTitle && special.length > (begins ? 1 : 0)
    return [{ from, to: from + words.length, text: words, isSure, isOwn: isOwnName(words) }]
  })
  return isTitle ? names : [...names, ...introducedIn(text)]
}

/** "Meet Skyline, the card that takes you further". */
function introducedIn(text: string): Name[] {
  return [...text.matchAll(introduced)].flatMap(({ 1: words = '', 0: whole, index }) => {
    const from = index + whole.lastIndexOf(words)
    if (!isOwnName(words)) return []
    return [{ from, to: from + words.length, text: words, isSure: true, isOwn: true }]
  })
}

/** In a title, words before "the" or "your" belong to no name. */
function isOwnName(name: string): boolean {
  const words = wordsOf(name)
  const own = words.slice(words.findLastIndex((word) => determiners.has(word)) + 1)
  return own.some((word) => word.length > 2 && !/\d/.test(word) && !general.has(word) && !common.has(word))
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

const introduced =
  /(?<!\p{L})(?:Meet|Introducing|Discover|Welcome to|Say hello to)\s((?:\p{Lu}[\p{L}\p{N}'’&+-]*\s){0,3}\p{Lu}[\p{L}\p{N}'’&+-]*),\s(?:the|a|an|our|your)\s(?:[\p{L}-]+\s){0,3}(?:card|account|loan|finance|mortgage|deposit|certificate|programme|program|plan|wallet)(?!\p{L})/gu

const determiners = new Set(
  'the a an your our my his her their this that these every each any all no which what'.split(' '),
)

/** Words that say what a product is for or what is done with it, and are in no name by themselves. */
const common = new Set(
  (
    'added additional travel traveller shopping shopper cashback cash back rewards reward points miles ' +
    'lifestyle dining fuel grocery groceries everyday daily online digital virtual mobile instant easy ' +
    'easier simple smart flexible flexi quick fast free zero low lower best better great right perfect ' +
    'ideal first second next last latest premium preferred exclusive select private priority basic ' +
    'standard regular classic business corporate company sme commercial salaried professional women ' +
    'ladies youth teen child children junior senior expat resident national joint single multi dual ' +
    'primary main other another more most both two three four five currency foreign dirham dollar euro ' +
    'salary payroll payment payments pay transfer balance minimum investment invest call notice saver ' +
    'savings save plus max extra bonus installment instalment instalments repayment settlement early ' +
    'buyout top up consolidation debt education school wedding medical holiday summer winter ramadan eid ' +
    'green electric used vehicle motor boat property villa apartment land construction housing refinance ' +
    'secured unsecured wakala mudaraba murabaha ijara qard sukuk takaful sharia shariah halal compliant ' +
    'based covered investor wealth retirement pension gold silver platinum titanium diamond black blue ' +
    'red white request requests activate manage block unblock freeze replace report lost stolen compare ' +
    'see view find check track upgrade switch change close cancel order receive collect register update ' +
    'link download start begin set make take give keep use enjoy earn redeem spend withdraw deposit ' +
    'borrow bring move own build buy pick need want love know learn read ask help why how when where who ' +
    'what which welcome introducing say hello existing eligible approved required important key about our ' +
    'terms conditions fees charges rates benefits features details documents questions lifetime monthly ' +
    'yearly annual term limited special offer offers promotional promotion campaign launch pilot ' +
    'contactless metal physical plastic rental charge fleet purchase gift'
  ).split(' '),
)

/** What banks, schemes and kinds of product are called: nothing that a brief has to name. */
const general = new Set(
  (
    'card cards account accounts acc acct loan loans finance mortgage deposit deposits certificate programme program plan wallet credit debit prepaid current savings saving personal home car auto business ' +
    'fixed term salary student family kids supplementary covered your our the this that every each new any all with an one and or for of in get apply open choose discover meet explore ' +
    'use link add emirates nbd islamic enbd ei bank visa mastercard american express diners jcb apple google samsung pay uae dubai abu dhabi sharjah gcc mena aed usd eur gbp ' +
    'sar dh dhs eibor vat atm pos sms otp pin iban swift id aml kyc faq app store play apr epp nfc ios android whatsapp platinum gold classic world elite infinite signature titanium'
  ).split(' '),
)
