import type { Span } from '#figures/figure.ts'
import { foldWord } from '#figures/fold.ts'

/** A product in Arabic words: what it is ("بطاقة"), and the words after it, of which the first are its name. */
export type ArabicName = Span & { head: string; words: readonly { text: string; to: number }[] }

/** Nobody can tell where an Arabic name ends, so that one is known by what another text has in common with it. */
export function arabicNamesIn(text: string): ArabicName[] {
  const all = [...text.matchAll(/[\p{L}\p{M}\p{N}'’&+-]+/gu)].map(({ 0: word, index }) => ({
    text: foldWord(word),
    from: index,
    to: index + word.length,
  }))
  return all.flatMap((first, place): ArabicName[] => {
    const head = heads.has(first.text) ? first.text : first.text.replace(/^[وفبك]?ال|^[وفبك]|^لل/, '')
    if (!heads.has(head)) return []
    const after = all.slice(place + 1, place + 1 + mostWords)
    const end = after.findIndex(({ from }, index) => {
      const { to } = after[index - 1] ?? first
      return text.slice(to, from).trim() !== ''
    })
    const words = end < 0 ? after : after.slice(0, end)
    const last = words.at(-1)
    return last ? [{ head, words, from: first.from, to: last.to, text: text.slice(first.from, last.to) }] : []
  })
}

/** The words with which both begin, as far as they name something. */
export function sharedName(one: ArabicName, other: ArabicName): Span | undefined {
  if (one.head !== other.head) return undefined
  const differs = one.words.findIndex(({ text }, place) => text !== other.words[place]?.text)
  const shared = differs < 0 ? one.words : one.words.slice(0, differs)
  const last = shared.findLast(({ text }) => text.length > 2 && !general.has(text))
  if (!last) return undefined
  return { from: one.from, to: last.to, text: one.text.slice(0, last.to - one.from) }
}

const mostWords = 5
const heads = wordSet('بطاقة حساب قرض تمويل وديعة برنامج شهادة محفظة')

/** What every product of the kind is called, and words that go on with a sentence. */
const general = wordSet(
  'ائتمان ائتمانية الائتمان الائتمانية خصم الخصم مسبقة الدفع جديد جديدة الجديد الجديدة توفير التوفير جاري الجاري شخصي الشخصي سيارة السيارة سيارات ' +
    'السيارات منزل المنزل عقاري العقاري ثابت ثابتة الثابتة المغطاة إسلامي إسلامية الإسلامي الإسلامية من في على إلى مع التي الذي هذه هذا لك لدى عند كل أو ثم قبل بعد خلال حتى بدون دون مجانا مجانية',
)

function wordSet(words: string): ReadonlySet<string> {
  return new Set(foldWord(words).split(' '))
}
