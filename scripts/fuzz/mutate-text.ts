import { type Chance, listOf, mutateBy } from './chance.ts'
import { hostileText } from './hostile-strings.ts'

/** As long as a line of a brief may be. */
const longest = 4000

/** A text that is cut, joined, repeated and strewn with signs; `others` are what pieces are taken from. */
export function mutateText(text: string, others: readonly string[], chance: Chance): string {
  const mutations = [...own, (before: string) => joined(before, chance.pick(others), chance)]
  return mutateBy(text, chance.below(6), mutations, chance).slice(0, longest)
}

type Mutation = (text: string, chance: Chance) => string

const own: readonly Mutation[] = [
  (text, chance) => put(text, chance.pick(signs), chance),
  (text, chance) => put(text, chance.pick(signs), chance),
  (text, chance) => put(text, hostileText(chance), chance),
  (text, chance) => cut(text, chance)[0],
  (text, chance) => cut(text, chance)[1],
  (text, chance) =>
    text.replace(/\d/g, (digit) => chance.pick([digit, String.fromCharCode(0x660 + Number(digit))])),
  (text, chance) => text.replace(/ /g, () => chance.pick([' ', ' ', '\u00a0', '\t', '\n', '', '-', 'ـ'])),
  (text, chance) =>
    text
      .split(' ')
      .toSorted(() => chance.below(3) - 1)
      .join(' '),
  (text, chance) => (chance.onceIn(2) ? text.toUpperCase() : text.toLowerCase()),
  (text, chance) => {
    const [piece] = cut(text.slice(0, 40), chance)
    return piece.repeat(chance.pick([2, 20, longest / Math.max(1, piece.length)]))
  },
  (text, chance) => put(text, listOf(chance.pick([3, 400]), () => chance.pick(signs)).join(''), chance),
]

function put(text: string, piece: string, chance: Chance): string {
  const [before, behind] = cut(text, chance)
  return before + piece + behind
}

function joined(text: string, other: string, chance: Chance): string {
  return (
    cut(text, chance)[0] + chance.pick([' ', ', ', '. ', '\n', ' and ', ' و', '']) + cut(other, chance)[1]
  )
}

/** In two, anywhere: also between the halves of a character. */
function cut(text: string, chance: Chance): [string, string] {
  const at = chance.below(text.length + 1)
  return [text.slice(0, at), text.slice(at)]
}

const signs = [
  ...' \n\t.,،;؛?؟!:…–—-*¹†"“”«»%٪+/()[]{}|<>&=~0159٠٥٩'.split(''),
  ...[
    '½',
    'ﷺ',
    'ـ',
    'ً',
    '\u200f',
    '\u200b',
    '\u2068',
    '\ud83d',
    'AED ',
    'درهم',
    'up to ',
    'حتى ',
    'not ',
    'ليس ',
    '1e9',
    '9'.repeat(40),
  ],
]
