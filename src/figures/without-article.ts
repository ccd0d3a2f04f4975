/** Arabic words without "the", which a subject may have or not; a preposition or "and" joined to it goes with it. */
export function withoutArticle(word: string): string {
  return word.replace(/^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{2})/u, '')
}

export function withoutArticles(expressions: string): string {
  return expressions.replace(/\p{L}+/gu, withoutArticle)
}
