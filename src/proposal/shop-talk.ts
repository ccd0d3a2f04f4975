import { shopWords as weights } from '#word/blocks/shop-words.ts'

const enough = 3

/** Whether a line speaks of the making of a page rather than to its readers. */
export function isShopTalk(text: string): boolean {
  if (text.length > 400) return false
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])
  let score = words.has('you') || words.has('your') ? -2 : 0
  for (const word of words) score += weights.get(word) ?? weights.get(bareOf(word)) ?? 0
  return score >= enough
}

/** Without the letters that Arabic joins to a word: "والأيقونات". */
function bareOf(word: string): string {
  const bare = word.replace(/^[وفبل]+/u, '')
  return weights.has(bare) ? bare : bare.replace(/^ال/u, '')
}
