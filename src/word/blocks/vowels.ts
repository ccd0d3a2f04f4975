/** Without the vowels of Arabic and the strokes that lengthen words, which some write and others leave out. */
export function withoutVowels(text: string): string {
  return text.replace(/[\u064B-\u0652\u0640]/g, '')
}

/** "السطر العلوي" and "سطر علوي" are one name. */
export function withoutArticles(text: string): string {
  return text.replace(/(?<=^|\s)ال(?=\p{L}{2})/gu, '')
}
