import { foldText } from './draft-writer/text.ts'

/** So many words in a row are quoted; fewer may come about by themselves. */
const row = 5

/** The first words of a text that stand in notes as well, and nowhere in what may be told. */
export function findQuoted(text: string, notes: string, told: string): string | undefined {
  const own = wordsOf(text)
  const noted = ` ${wordsOf(notes).join(' ')} `
  const tellable = ` ${wordsOf(told).join(' ')} `
  for (let at = 0; at + row <= own.length; at++) {
    const words = own.slice(at, at + row).join(' ')
    if (noted.includes(` ${words} `) && !tellable.includes(` ${words} `)) return words
  }
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '')
}
