/** A text in the one form that is read, with the way back: unit `i` came from `starts[i]` up to `ends[i]`. */
export type Folded = { text: string; starts: number[]; ends: number[] }

/**
 * One form for what is written in several: digits Western, letters small, dashes plain, Arabic letters without hamza,
 * vowel signs and stretching.
 */
export function fold(text: string): Folded {
  const starts: number[] = []
  const ends: number[] = []
  let folded = ''
  for (let at = 0; at < text.length; ) {
    const plainFrom = at
    while (isPlain(text.charCodeAt(at))) {
      starts.push(at)
      at += 1
      ends.push(at)
    }
    folded += text.slice(plainFrom, at)
    if (at === text.length) break
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
    const end = at + sign.length
    if (isVowel.test(sign)) {
      if (ends.length > 0) ends[ends.length - 1] = end
    } else if (!isUnseen.test(sign)) {
      const unit = foldSign(sign)
      for (let index = 0; index < unit.length; index += 1) {
        starts.push(unit.length === sign.length ? at + index : at)
        ends.push(end)
      }
      folded += unit
    }
    at = end
  }
  return { text: folded, starts, ends }
}

/** Of letters, digits and blanks most texts are made: small English ones and most Arabic ones stay as they are. */
function isPlain(unit: number): boolean {
  return plainUnits[unit] === 1
}

/** The words of our own tables, in the form in which they are compared. */
export function foldWord(text: string): string {
  return fold(text).text
}

const isVowel = /[\p{Mn}\p{Me}\u0640]/u
const isUnseen = /\p{Cf}/u

function foldSign(sign: string): string {
  const known = forms.get(sign)
  if (known !== undefined) return known
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? sign.toLowerCase() : sign
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660)
  if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0)
  if (code >= 0xff10 && code <= 0xff19) return String(code - 0xff10)
  if (/\p{Zs}/u.test(sign)) return ' '
  if (/\p{Pd}/u.test(sign)) return '-'
  const small = sign.toLowerCase()
  return small.length === sign.length ? small : sign
}

const forms = new Map(
  Object.entries({
    أ: 'ا',
    إ: 'ا',
    آ: 'ا',
    ٱ: 'ا',
    ى: 'ي',
    ی: 'ي',
    ئ: 'ي',
    ؤ: 'و',
    ة: 'ه',
    ک: 'ك',
    '٫': '.',
    '٬': ',',
    '؛': ';',
    '؟': '?',
    '٪': '%',
    '％': '%',
    '−': '-',
    '×': 'x',
    '’': "'",
    '‘': "'",
    '\r': '\n',
    '\u2028': '\n',
    '\u2029': '\n',
  }),
)

const plainUnits = new Uint8Array(0x64b)
for (const sign of 'abcdefghijklmnopqrstuvwxyz0123456789 .,ءابتثجحخدذرزسشصضطظعغفقكلمنهوي')
  plainUnits[sign.charCodeAt(0)] = 1
