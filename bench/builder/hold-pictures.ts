import type { OpenPage } from '../browser/page.ts'
import { libraryCodes, thumbnailUrl } from './library.ts'

/** The components' pictures are loaded and kept, so that no insert waits for one. */
export async function holdPictures({ page }: OpenPage) {
  await page.evaluate(async (urls) => {
    const pictures = urls.map((url) => Object.assign(new Image(), { src: url }))
    await Promise.all(pictures.map((picture) => picture.decode()))
    Object.assign(window, { pictures })
  }, libraryCodes.map(thumbnailUrl))
}
