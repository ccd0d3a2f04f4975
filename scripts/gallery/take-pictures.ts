import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { GalleryPage } from './list-pages.ts'

export const widths = [375, 768, 1440] as const

export function pictureName(id: string, width: number): string {
  return `${id}.${width}.png`
}

/** A picture of the whole page at each width, with everything at rest. */
export async function takePictures(browser: Browser, pages: readonly GalleryPage[], folder: string) {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  for (const { id, html } of pages) {
    await page.setContent(html, { waitUntil: 'load' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
      writeFileSync(join(folder, pictureName(id, width)), picture)
    }
    console.log(id)
  }
  await page.close()
}
