import type { Claim, Said } from './claims.ts'
import type { Figure } from './figure.ts'
import type { Sentence, TokenSpan } from './read-sentence.ts'
import { everywhere, isIn, keyOf, type Scope, scopeOf } from './scope.ts'
import { rivals } from './words/qualifiers.ts'

/** What is said without a figure: "no annual fee", "salary transfer is a must", "unlimited", "nationals only", "paid monthly". */
export function readWithout(sentence: Sentence): Claim[] {
  return [
    ...sentence.clauses.flatMap((clause) => whetherIn(sentence, clause)),
    ...openTo(sentence),
    ...payoutOf(sentence),
    ...paidAfter(sentence),
    ...branchVisitOf(sentence),
  ]
}

function whetherIn(sentence: Sentence, clause: TokenSpan): Claim[] {
  const said = sentence.subjects.filter((subject) => isIn(subject, clause))
  const words = wordsIn(sentence, clause)
  if (conditional.test(words)) return []
  const claim = (subject: string, what: Said): Claim => ({
    subject,
    said: what,
    scope: scopeAt(sentence, clause, subject),
  })
  if (unlimited.test(words)) {
    const subjects =
      said.length > 0 ? said : sentence.subjects.filter(({ from }) => from < clause.from).slice(-1)
    return subjects.map(({ name, as }) => claim(as.count ?? name, 'unlimited'))
  }
  const claims = said.flatMap((subject) => {
    if (/^(?:amount|tenor|age|spend|turnover)$/.test(subject.name)) return []
    // "20 free transfers": what comes after them is not free.
    if (subject.fee && sentence.figures.some((each) => isIn(subject, each))) return []
    if (subject.fee && isFree(sentence, clause, subject)) return [claim(subject.fee, 'none')]
    if (isAtOnce(sentence, subject, words)) return [claim(subject.name, 'at once')]
    const whether = whetherOf(sentence, clause, words, subject)
    const isAny =
      subject.name === 'fee' &&
      whether === 'none' &&
      sentence.tokens.length < 6 &&
      sentence.subjects.length === 1
    const names = isAny ? ['fee', ...anyFee] : [subject.name]
    return whether ? names.map((name) => claim(name, whether)) : []
  })
  const isPriced = sentence.figures.some((each) => isIn(each, clause) && !isTerm(each.figure))
  if (said.length > 0 || isPriced) return claims
  // "Waived for the first year" is of the fee before it; "free for life" and "first year free" are of the card.
  const fee = sentence.subjects.findLast(({ name, from }) => from < clause.from && name.endsWith('fee'))
  const isOfCard = freeForYears.test(words)
  return (fee && waived.test(words)) || isOfCard ? [claim(fee?.name ?? 'annual fee', 'none')] : []
}

/** "Free international transfers", "takaful included free", "settle early at no cost". */
function isFree({ tokens, qualifiers }: Sentence, clause: TokenSpan, subject: TokenSpan): boolean {
  const described = qualifiers.find(({ to, kind }) => to === subject.from && kind === 'what')
  const before = tokens[(described ?? subject).from - 1]?.text ?? ''
  const after = tokens.slice(subject.to, clause.to).map(({ text }) => text)
  const ahead = tokens.slice(Math.max(clause.from, subject.from - 5), subject.from).map(({ text }) => text)
  if (noFeeOn.test(ahead.join(' '))) return true
  return free.test(before) || free.test(after[0] ?? '') || waived.test(after.slice(0, 5).join(' '))
}

/** "No fees on", "بدون رسوم على". */
const noFeeOn =
  /(?:^| )(?:no|zero|without|0|بدون|بلا|دون|صفر) (?:any )?(?:fees?|charges?|رسوم) (?:on|for|علي|ل) ?(?:your |all |any )?$/

/** "Instant approval", but not in principle alone. */
function isAtOnce({ tokens }: Sentence, subject: TokenSpan & { as: object }, words: string): boolean {
  if (!('time' in subject.as) || notYet.test(words)) return false
  const near = tokens.slice(Math.max(0, subject.from - 1), subject.to + 1)
  return near.some(({ text }) => atOnce.test(text))
}

const atOnce = /^(?:instant|instantly|immediate|immediately|فوري|فوريه|فورا)$/
const notYet = /\b(?:principle|pre|preliminary|initial|conditional)\b|مبدييه|اوليه/

/** The years and the last day for which it is said; of a salary transfer it is what is said, and not for whom. */
function scopeAt(sentence: Sentence, clause: TokenSpan, subject: string): Scope {
  const scope = scopeOf(sentence, clause)
  const terms = sentence.figures.filter((each) => isIn(each, clause) && isTerm(each.figure))
  const dates = sentence.mentions.filter(({ kind }) => kind === 'date')
  const isForAll = /(?:^| )(?:to|for|in|on) all \d/.test(wordsIn(sentence, clause))
  return {
    ...scope,
    narrowed: [
      ...scope.narrowed.filter(({ name }) => subject !== 'salary transfer' || !name.endsWith(subject)),
      ...(isForAll ? [{ kind: 'any' as const, name: 'any' }] : []),
    ],
    conditions: [...terms.map(({ figure }) => keyOf(figure)), ...dates.map(({ text }) => text)].sort(),
  }
}

function isTerm({ unit }: Figure): boolean {
  return unit === 'year' || unit === 'month'
}

function whetherOf(
  { tokens, figures }: Sentence,
  clause: TokenSpan,
  words: string,
  { name, from, to }: TokenSpan & { name: string },
): Said | undefined {
  const before = tokens.slice(Math.max(clause.from, from - 3), from).map(({ text }) => text)
  const after = tokens
    .slice(to, clause.to)
    .map(({ text }) => text)
    .join(' ')
  const inside = figures.filter((each) => isIn(each, clause) && !isTerm(each.figure))
  const isPriced = inside.some(({ figure }) => figure.unit === '%' && figure.value !== '0')
  const denial = before.findLastIndex((word) => none.test(word))
  const isDenied =
    denial >= 0 && !before.slice(denial + 1).some((word) => /^[:.%]$|^(?:hidden|extra|other)$/.test(word))
  if (isDenied && !isPriced)
    return needed.test(after) || !/^(?:cap|limit)\b/.test(after) ? 'none' : 'unlimited'
  // "Salary transfer required to get 1.89%": no figure says more of it.
  if (name === 'salary transfer' && needed.test(` ${after} `)) return denied.test(after) ? 'none' : 'given'
  if (inside.length > 0) {
    const isOf = /^(?:on|upon|علي|عند)$/.test(before.at(-1) ?? '') && name.endsWith(' fee')
    return isOf && /^(?:[+),.]|and)?$/.test(tokens[to]?.text ?? '') ? 'given' : undefined
  }
  if (needed.test(words)) return denied.test(words) ? 'none' : 'given'
  if (/\b(?:optional|not applicable)\b|اختياري/.test(words)) return 'none'
  return waived.test(after) || (name.endsWith('fee') && free.test(before.at(-1) ?? '')) ? 'none' : undefined
}

function wordsIn({ tokens }: Sentence, { from, to }: TokenSpan): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}

const free = /^(?:free|complimentary|مجان\p{L}*)$/u
/** "No fees" is said of each of these. */
const anyFee = ['annual fee', 'monthly fee', 'joining fee', 'processing fee', 'transfer fee']
const conditional = /(?:^| )(?:if|when|once|unless|provided|subject to|اذا|عند|شريطه)(?: |$)/
const none = /^[وف]?(?:no|not|zero|nil|0|without|waive|waiving|non|بدون|بلا|دون|لا|ما|صفر|معفي|معفاه)$/
const denied = /(?:^| )(?:no|not|never|without|\p{L}+n't|بدون|بلا|دون|لا|غير|مب|مو|ليس|ليست|ما)(?: |$)/u
const needed =
  /(?:^| )(?:required?|requires|needed|need|needs|must|mandatory|compulsory|obligatory|necessary|لازم|يجب|يشترط|نشترط|مطلوب|مطلوبه|الزامي|زامي|ضروري|شرط|اشتراط)(?: |$)/
const waived =
  /(?:^| )(?:waived|free|nil|zero|none|لا يوجد|لا توجد|at no (?:cost|charge)|مجانا|مجاني|مجانيه|معفاه|معفي)(?: |$)/
const freeForYears =
  /(?:^| )(?:free for life|lifetime free|free (?:for|in|during) .*\b(?:years?|yrs?|months?)|(?:year|yr|months) (?:is )?free|اول (?:سنه|سنتين|عام|عامين|\d{1,2} (?:سنوات|سنين|اشهر|شهور)) مجان\p{L}*|مجان\p{L}* (?:مدي حياه|ل?سنه|ل?عام|(?:في )?اول سنه)|(?:سنه|عام) اول\p{L}* مجان\p{L}*)(?: |$)/u
const unlimited =
  /(?:^| )(?:unlimited|uncapped|limitless|never expires?|(?:do|does) not expire|[لم]ا تنتهي|no (?:upper )?(?:cap|limit|maximum|max)|without (?:a )?(?:cap|limit|limits)|(?:غير|لا) ?محدوده?|بلا حدود|بدون حدود|بدون سقف|بلا سقف|بدون حد اقصي|بلا حد اقصي)(?: |$)/

/** "UAE nationals only" shuts out expats; "expats can apply" lets them in. */
function openTo(sentence: Sentence): Claim[] {
  const { tokens, qualifiers, figures } = sentence
  const words = wordsIn(sentence, { from: 0, to: tokens.length })
  if (figures.length > 0 || conditional.test(words)) return []
  const names = new Set(qualifiers.map(({ name }) => name))
  if (allNations.test(words)) return [{ subject: 'open to expats', said: 'given', scope: everywhere }]
  return rivals.flatMap((pair) =>
    [pair, [pair[1], pair[0]] as const].flatMap(([one, other]): Claim[] => {
      if (names.has(one) && !names.has(other) && only.test(words))
        return [{ subject: `open to ${other}`, said: 'none', scope: everywhere }]
      if (!names.has(other) || (only.test(words) && !names.has(one)) || !open.test(words)) return []
      return [{ subject: `open to ${other}`, said: denied.test(words) ? 'none' : 'given', scope: everywhere }]
    }),
  )
}

/** "No branch visit", "in branch only". */
function branchVisitOf(sentence: Sentence): Claim[] {
  const words = wordsIn(sentence, { from: 0, to: sentence.tokens.length })
  if (conditional.test(words)) return []
  const claim = (said: Said) => [{ subject: 'branch visit', said, scope: everywhere }]
  if (withoutVisit.test(words)) return claim('none')
  return withVisit.test(words) ? claim('given') : []
}

const withoutVisit =
  /(?:^| )(?:(?:no|without|skip the|zero) (?:need to )?(?:visit(?:ing|s)? )?(?:to )?(?:a |the |any )?branch(?: visits?)?|(?:100 %|fully|entirely) (?:digital|online)|(?:بدون|دون|بلا) (?:حاجه ل)?زياره (?:اي )?فرع)(?: |$)/
const withVisit =
  /(?:^| )(?:(?:only|just) (?:in|at) (?:a |the |our |any )?branch(?:es)?|(?:in |at )?(?:a |the |our )?branch(?:es)? only|branch visit (?:is )?(?:needed|required|mandatory)|must visit (?:a|any|your|our|the) (?:nearest )?branch|في فروع? فقط|(?:يجب|لازم|يشترط) زياره فرع)(?: |$)/

const only = /(?:^| )(?:only|exclusively|exclusive|فقط|حصريا|حصري|بس)(?: |$)/
const allNations = /\b(?:all|any) nationalit(?:y|ies)\b|(?:كل|جميع|لجميع|لكل) جنسيات/
const open =
  /(?:^| )(?:open|all|apply|applications|eligible|welcome|available|accepted|and|n|&|both|ل?جميع|متاح|متاحه|يمكن|تقديم|يقدم|مفتوح|و\p{L}+)(?: |$)/u

/** "Profit paid at maturity", "interest credited monthly". */
function payoutOf(sentence: Sentence): Claim[] {
  const words = wordsIn(sentence, { from: 0, to: sentence.tokens.length })
  const isOfProfit = sentence.subjects.some(({ name }) => name === 'rate') || distributed.test(words)
  const isPayout = isOfProfit && paid.test(words)
  if (
    !isPayout ||
    sentence.figures.some(({ figure }) => figure.unit !== '%') ||
    conditional.test(words.replace('عند استحقاق', ''))
  )
    return []
  const often = times.flatMap(([name, expression]) => (expression.test(words) ? [name] : []))
  return often.length === 0 ? [] : [{ subject: 'payout', said: { often }, scope: everywhere }]
}

/** "Paid with the second salary": which of them a reward comes with. */
function paidAfter(sentence: Sentence): Claim[] {
  const words = wordsIn(sentence, { from: 0, to: sentence.tokens.length })
  if (!rewarded.test(words) || !paid.test(words)) return []
  const [, ordinal = '', noun = ''] = paidWith.exec(words) ?? []
  const place = ordinals.findIndex((each) => each.test(ordinal))
  return place < 0
    ? []
    : [
        {
          subject: 'paid with',
          said: { often: [`${place + 1} ${pay.test(noun) ? 'salary' : noun}`] },
          scope: everywhere,
        },
      ]
}

const rewarded =
  /(?:^| )(?:bonus|reward|rewards|gift|cash|cashback|voucher|prize|مكافاه|هديه|جائزه|جايزه|قسيمه|مبلغ|استرداد)(?: |$)/
const paidWith =
  /(?:^| )(\d (?:st|nd|rd|th)|first|second|third|fourth|اول|ثاني|ثالث|رابع) (salary|salaries|statement|instalment|transaction|راتب|كشف|قسط|عمليه)(?: |$)/
const pay = /^(?:salary|salaries|راتب)$/
const ordinals = [
  /^(?:1 st|first|اول)$/,
  /^(?:2 nd|second|ثاني)$/,
  /^(?:3 rd|third|ثالث)$/,
  /^(?:4 th|fourth|رابع)$/,
]

const distributed = /(?:^| )(?:income|coupon|distribution) (?:is |are )?(?:paid|distributed|payable)(?: |$)/

const paid =
  /(?:^| )(?:paid|credited|comes|arrives|ينزل|تنزل|payable|payout|payouts|paid out|deposited|distributed|يدفع|تدفع|يصرف|تصرف|يودع|تودع|توزع|توزيع|دفع|تضاف|يضاف)(?: |$)/

const times: [name: string, expression: RegExp][] = [
  ['maturity', /\bmaturity\b|استحقاق/],
  ['day', /\bdaily\b|\b(?:each|every) day\b|يوميا|كل يوم/],
  ['month', /\bmonthly\b|\b(?:each|every|per|a) month\b|شهريا|شهري|كل شهر/],
  ['quarter', /\b(?:quarterly|qtrly)\b|\b(?:each|every|per|a) quarter\b|ربع سنوي|كل ربع|كل ثلاثه اشهر/],
  ['half-year', /\b(?:semi-annually|half-yearly|twice a year)\b|نصف سنوي/],
  ['year', /\b(?:annually|yearly)\b|\b(?:each|every|per|a) year\b|(?<!(?:ربع|نصف) )سنوي|كل سنه|كل عام/],
]
