import { headWords } from '#word/blocks/head-words.ts'

/** What the head of a column says that stands in it: words of the page, what they are, or something for colleagues. */
export type HeadKind = 'copy' | 'label' | 'about'

/** By its words, each of which has to be one that heads of such tables are made of. */
export function readHead(text: string): HeadKind | undefined {
  const words = text
    .toLowerCase()
    .replace(/[()[\]/.,:&+_–—-]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0 || words.length > 6) return
  const kinds = words.map((word) => headWords.get(word))
  if (kinds.includes(undefined)) return
  if (kinds.includes('about')) return 'about'
  return kinds.includes('copy') ? 'copy' : 'label'
}
