import type { RichRun } from './rich-text.ts'

/** How raised or lowered words read where there are no marks for it. */
export type RaisedText = {
  text: string
  /** Whether Unicode has signs for all of it; else the words stand in brackets. */
  isExact: boolean
}

/** "5" and a raised "2" are 5², never 52. `before` is the text in front of it. */
export function writeRaised(
  text: string,
  position: NonNullable<RichRun['position']>,
  before = '',
): RaisedText {
  const words = text.trim()
  if (words === '') return { text, isExact: true }
  const written = wholeSigns.get(`${position} ${words}`) ?? inSigns(words, signs[position])
  if (written !== undefined) return { text: text.replace(words, () => written), isExact: true }
  const space = before === '' || /\s$/.test(before) || text.startsWith(' ') ? '' : ' '
  return { text: space + text.replace(words, () => `(${words})`), isExact: false }
}

function inSigns(words: string, known: ReadonlyMap<string, string>): string | undefined {
  let written = ''
  for (const character of words) {
    const sign = known.get(character) ?? (isSmallBySelf.test(character) ? character : undefined)
    if (sign === undefined) return
    written += sign
  }
  return written
}

/** Signs that stand high or small by themselves, and the spaces between. */
const isSmallBySelf = /[\s®™©℠*†‡§¶ªº°'"’”⁰¹²³⁴-⁹⁺-ⁿ₀-₎ₐ-ₜᴬ-ᵪ,.،]/u

const wholeSigns = new Map([
  ['sup TM', '™'],
  ['sup SM', '℠'],
])

const signs = {
  sup: signsOf(
    '0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW',
    '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ',
  ),
  sub: signsOf('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'),
}

function signsOf(plain: string, small: string): ReadonlyMap<string, string> {
  const pieces = [...small]
  return new Map([...plain].map((character, index) => [character, pieces[index] ?? character]))
}
