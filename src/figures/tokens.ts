import { type Folded, fold } from './fold.ts'

/** A word, a number or a sign of a folded text. */
export type Token = {
  kind: 'number' | 'word' | 'sign' | 'address'
  text: string
  /** In units of the folded text. */
  from: number
  to: number
  /** Whether it stands apart from what is before it. */
  isApart: boolean
  isCapital: boolean
  isArabic: boolean
}

export type Tokens = readonly Token[]

/** The tokens of a text, in order; white space is none, the end of a line is a sign. */
export function cutTokens(original: string, { text, starts }: Folded = fold(original)): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [found] = match
    const kind = kindOf(match.groups)
    const first = original[starts[match.index] ?? 0] ?? ''
    tokens.push({
      kind,
      text: found,
      from: match.index,
      to: match.index + found.length,
      isApart: tokens.length === 0 || match.index > end,
      isCapital: kind === 'word' && first !== first.toLowerCase(),
      isArabic: /[\u0600-\u06ff\u0750-\u077f]/.test(first),
    })
    end = match.index + found.length
  }
  return tokens
}

/** Whether a token hangs on the one before it: "3" and "m" of "3m". */
export function isGlued(token: Token | undefined): boolean {
  return token !== undefined && !token.isApart
}

function kindOf(groups: Record<string, string | undefined> | undefined): Token['kind'] {
  if (groups?.number !== undefined) return 'number'
  if (groups?.word !== undefined) return 'word'
  return groups?.address === undefined ? 'sign' : 'address'
}

/** Each alternative is tried at the start of a run alone, so that the time is linear in the length of the text. */
const address = [
  String.raw`(?:https?:\/\/|www\.)[^\s<>"'()]*[^\s<>"'().,;:!?*]`,
  String.raw`[a-z0-9][a-z0-9.+_-]*@[a-z0-9-]+(?:\.[a-z0-9-]+)+`,
  String.raw`[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|ae|sa|io|gov|bank)(?![a-z0-9])(?:[/?#][^\s<>"'()]*[^\s<>"'().,;:!?*])?`,
].join('|')

const pattern = new RegExp(
  [
    String.raw`(?<address>(?<![\p{L}\p{N}.@+_/-])(?:${address}))`,
    String.raw`(?<number>(?<!\p{L})\.\d+(?:[.,،']?\d)*|\d+(?:[.,،']?\d)*|\p{Nd}|\p{Nl}|(?![¹²³⁰-₉])\p{No})`,
    String.raw`(?<word>(?:(?!\p{Script=Arabic})\p{L})+(?:'(?:(?!\p{Script=Arabic})\p{L})+)*|(?:(?=\p{Script=Arabic})\p{L})+)`,
    String.raw`[¹²³⁰-₉]+|\*+|_+|\.{2,}|\n|[^\s]`,
  ].join('|'),
  'gu',
)
