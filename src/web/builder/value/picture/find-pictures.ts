import type { TeamPicture } from '#team/picture.ts'

/** Those in whose name, or in what they are said to show, every word stands, capitals or not. */
export function findPictures(pictures: readonly TeamPicture[], words: string): TeamPicture[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return pictures.filter(({ name, alt = '' }) => {
    const text = `${name} ${alt}`.toLocaleLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
