/** Text as it is compared in a search: without capitals and accents. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The English word as it is when there is one of it; itself where it is that already. */
export function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.slice(0, /(?:s|x|z|ch|sh)es$/.test(word) ? -2 : -1)
}

/** The words of a query, folded. */
export function wordsOf(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean)
}
