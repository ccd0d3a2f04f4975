import { imagesOf } from '#content/pictures/images-of.ts'
import { sourcesOf } from '#content/pictures/picture-files.ts'
import type { Page } from '#html/page.ts'
import type { TeamPicture } from '#team/picture.ts'

/** What most screens take of each picture. */
const usualWidth = 1200

/** Bytes of a page's pictures as most browsers fetch them, as far as they are known. */
export function weighPictures(
  page: Pick<Page, 'images' | 'content'>,
  pictures: ReadonlyMap<string, TeamPicture>,
): number {
  return Object.entries(imagesOf(page)).reduce((sum, [hash, image]) => {
    const [best] = sourcesOf(image)
    const file = best?.files.findLast(({ width }, index) => index === 0 || width <= usualWidth)
    return sum + (pictures.get(hash)?.files[file?.name ?? ''] ?? 0)
  }, 0)
}
