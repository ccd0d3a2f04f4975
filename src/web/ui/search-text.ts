/** Text as it is compared in a search: without capitals, accents and the Arabic spellings that people mix. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ة', 'ه').replaceAll('ى', 'ي')
}

/** The English word as it is when there is one of it, the Arabic one without its article; itself where it is that already. */
export function singularOf(word: string): string {
  const stem = word.replace(/^و?ال(?=\p{L}{3})/u, '')
  if (stem.length < 4 || !stem.endsWith('s') || stem.endsWith('ss')) return stem
  if (stem.endsWith('ies')) return `${stem.slice(0, -3)}y`
  return stem.slice(0, /(?:s|x|z|ch|sh)es$/.test(stem) ? -2 : -1)
}

/** The words of a query, folded. */
export function wordsOf(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean)
}
