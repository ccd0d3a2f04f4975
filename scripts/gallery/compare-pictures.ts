import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'

/** One picture that is not as it was. `share` of its pixels differ; all do where there was none, or is none now. */
export type Difference = { name: string; pixels: number; share: number; kind: 'changed' | 'new' | 'gone' }

type Folders = { kept: string; now: string; differences: string }

/** What changed between two folders of pictures. Each difference is drawn into the third folder. */
export async function comparePictures(
  browser: Browser,
  folders: Folders,
  isMeant: (name: string) => boolean,
) {
  const page = await browser.newPage()
  const found: Difference[] = []
  const names = new Set([...picturesIn(folders.kept), ...picturesIn(folders.now)].filter(isMeant).toSorted())
  for (const name of names) {
    const [before, now] = [join(folders.kept, name), join(folders.now, name)]
    if (!existsSync(before)) found.push({ name, pixels: 0, share: 1, kind: 'new' })
    else if (!existsSync(now)) found.push({ name, pixels: 0, share: 1, kind: 'gone' })
    else {
      const difference = await compare(page, readFileSync(before), readFileSync(now))
      if (!difference) continue
      const { pixels, share, picture } = difference
      writeFileSync(join(folders.differences, name), Buffer.from(picture, 'base64'))
      found.push({ name, pixels, share, kind: 'changed' })
    }
  }
  await page.close()
  return { found, count: names.size }
}

function picturesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : []
}

/** Nothing when no pixel differs. */
async function compare(page: Page, before: Buffer, now: Buffer) {
  if (before.equals(now)) return undefined
  const drawn = await page.evaluate(
    drawDifference,
    [before, now].map((each) => each.toString('base64')),
  )
  return drawn.pixels > 0 ? drawn : undefined
}

/** Runs in the browser. Where pixels differ by more than a rounding, they are red; the rest is pale. */
async function drawDifference(sources: string[]) {
  const [before, now] = await Promise.all(sources.map(readPixels))
  if (!before || !now) throw new Error('Two pictures are wanted')
  const width = Math.max(before.width, now.width)
  const height = Math.max(before.height, now.height)
  const drawn = new ImageData(width, height)
  let pixels = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isSame = differ(before, now, x, y) <= 2
      const at = (y * width + x) * 4
      const shade = isSame ? 255 - (255 - (now.data[(y * now.width + x) * 4 + 1] ?? 255)) / 5 : 0
      drawn.data.set(isSame ? [shade, shade, shade, 255] : [214, 30, 40, 255], at)
      if (!isSame) pixels++
    }
  }
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(drawn, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return { pixels, share: pixels / (width * height), picture: btoa(binary) }

  async function readPixels(source: string): Promise<ImageData> {
    const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!context) throw new Error('No canvas to draw on')
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, image.width, image.height)
  }

  /** The largest difference of a channel; a pixel that one of them does not have differs wholly. */
  function differ(a: ImageData, b: ImageData, x: number, y: number): number {
    if (x >= a.width || x >= b.width || y >= a.height || y >= b.height) return 255
    let largest = 0
    for (let channel = 0; channel < 3; channel++) {
      const one = a.data[(y * a.width + x) * 4 + channel] ?? 0
      const other = b.data[(y * b.width + x) * 4 + channel] ?? 0
      largest = Math.max(largest, Math.abs(one - other))
    }
    return largest
  }
}
