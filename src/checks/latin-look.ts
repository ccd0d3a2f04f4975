/** Letters of other scripts that are taken for Latin ones, by what they are taken for. */
const lookAlikes = {
  a: 'аαɑ',
  b: 'ьƅ',
  c: 'сϲ',
  d: 'ԁɗ',
  e: 'еҽ',
  g: 'ɡԍ',
  h: 'һհ',
  i: 'іıιɩ',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏ',
  m: 'м',
  n: 'ոп',
  o: 'оοօ',
  p: 'рρ',
  q: 'ԛ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝ',
  x: 'хχ',
  y: 'уү',
  z: 'ᴢ',
}

const looks = new Map(
  Object.entries(lookAlikes).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin])),
)

/** A host as it looks at a glance: its letters instead of `xn--…`, without accents, and in Latin what looks so. */
export function latinLook(host: string): string {
  const letters = host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.')
  return [...letters.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => looks.get(letter) ?? letter)
    .join('')
}

/** RFC 3492, section 6.2. Undefined where it is none. */
function decodePunycode(text: string): string | undefined {
  const end = text.lastIndexOf('-')
  const letters = [...text.slice(0, Math.max(end, 0))]
  let [code, place, bias] = [128, 0, 72]
  for (let at = end + 1; at < text.length; ) {
    const before = place
    for (let [weight, k] = [1, 36]; ; k += 36) {
      const digit = '0123456789'.includes(text[at] ?? '-')
        ? Number(text[at]) + 26
        : 'abcdefghijklmnopqrstuvwxyz'.indexOf(text[at] ?? '-')
      at++
      if (digit < 0) return undefined
      place += digit * weight
      const threshold = Math.min(Math.max(k - bias, 1), 26)
      if (digit < threshold) break
      weight *= 36 - threshold
    }
    const count = letters.length + 1
    bias = nextBias(place - before, count, before === 0)
    code += Math.floor(place / count)
    if (code > 0x10ffff) return undefined
    place %= count
    letters.splice(place++, 0, String.fromCodePoint(code))
  }
  return letters.length > 0 ? letters.join('') : undefined
}

/** Section 6.1. */
function nextBias(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35)
  return k + Math.floor((36 * rest) / (rest + 38))
}
