import type { Claim } from './claims.ts'
import type { Mention, Range } from './figure.ts'
import { lastDayIn } from './read-date.ts'
import type { Sentence } from './read-sentence.ts'
import { scopeOf } from './scope.ts'
import type { Tokens } from './tokens.ts'

/** The first and last days of an offer, as numbers in the order of the calendar: month and day, and with the year. */
export function lastDayOf(sentence: Sentence): Claim[] {
  const { tokens, mentions } = sentence
  if (tokens.some(({ text }) => otherDay.test(text))) return []
  const isOffer = tokens.some(({ text }, at) => offered.test(text) || isLastDay(tokens, at))
  const isFree = tokens.some(({ text }) => free.test(text))
  return mentions.flatMap((mention) =>
    daysOf(mention, tokens).flatMap(([subject, day]): Claim[] => {
      const { from, to, text } = mention
      const said = { from, to, text, value: day.replace(/\D/g, ''), bound: 'exact' } as const
      const scope = { ...scopeOf(sentence, { from: 0, to: 0 }), conditions: [], narrowed: [] }
      return [
        ...(isOffer ? [{ subject, said, scope }] : []),
        ...(isFree
          ? [{ subject: `${subject} free`, said, scope: { ...scope, names: freeThing(sentence) } }]
          : []),
      ]
    }),
  )
}

/** "Last day to open", "آخر يوم للفتح". */
function isLastDay(tokens: Tokens, at: number): boolean {
  return (
    /^(?:last|final|closing|end|[لب]?اخر)$/.test(tokens[at]?.text ?? '') &&
    /^(?:day|date|يوم|موعد)$/.test(tokens[at + 1]?.text ?? '')
  )
}

/** What is free so long: the fee that is named, or the first word; a mere "fee" is any of them. */
function freeThing({ tokens, subjects }: Sentence): string[] {
  const fee = subjects.find(({ name }) => name.endsWith('fee'))
  if (fee) return fee.name === 'fee' ? [] : [fee.name]
  const first = tokens.find(({ kind, text }) => kind === 'word' && !free.test(text))
  return first ? [first.text] : []
}

const free = /^(?:free|waived?|waiver|no|zero|without|مجان\p{L}*|معفا?[هي]?|اعفاء|بدون|بلا|دون)$/u

function daysOf(mention: Mention, tokens: Tokens): [subject: string, day: string][] {
  if (mention.kind !== 'date') return []
  const { bound } = mention
  const value = endOfMonth(mention.value, tokens)
  const ends = bound === 'exact' && tokens.some(({ text }) => ending.test(text))
  const days: [string, string][] =
    typeof value === 'object'
      ? [
          ['first day', value.from],
          ['last day', value.to],
        ]
      : [[bound === 'max' || ends ? 'last day' : 'first day', value]]
  const isSaid = typeof value === 'object' || bound === 'max' || bound === 'from' || ends
  if (!isSaid) return []
  // Where only one of two says its year, they are compared without it.
  return days
    .filter(([, day]) => /-H?\d\d-\d\d$/.test(day))
    .flatMap(([name, day]): [string, string][] =>
      day.startsWith('--')
        ? [[name, day]]
        : [
            [name, day.slice(4)],
            [`${name} and year`, day],
          ],
    )
}

/** "Until the end of March 2027". */
function endOfMonth(value: string | Range, tokens: Tokens): string | Range {
  const [, month] = typeof value === 'string' ? (/^\d{4}-(\d\d)$/.exec(value) ?? []) : []
  const isEnd = month !== undefined && tokens.some(({ text }) => /^(?:end|[لب]?(?:نهايه|اخر))$/.test(text))
  return isEnd ? `${value}-${lastDayIn(month)}` : value
}

const ending =
  /^(?:ends|ended|ending|expires|expired|closes|closing|last|deadline|ينتهي|تنتهي|انتهاء|اخر|يقفل|تقفل|يغلق|تغلق)$/

const offered =
  /^(?:offers?|valid|validity|ends?|ending|expires?|expiry|promos?|promotions?|campaign|closes|closing|deals?|runs?|running|rates|prices|pricing|عرض|عروض|ساري|سار|ساريه|يسري|يستمر|مستمر|مستمره|ينتهي|تنتهي|صالح|صالحه|حمله|اسعار|subscription|اكتتاب|يقفل|تقفل|يغلق|تغلق|اغلاق)$/

/** What else has a last day while an offer runs. */
const otherDay =
  /^(?:book|register|registration|enrol|enroll|apply|activate|redeem|travel|announced?|send|submit|upload|winners?|draw|paid|credited|سجل|تسجيل|احجز|سحب|يعلن)$/
