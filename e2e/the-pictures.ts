import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Frame, Locator, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import sharp from 'sharp'

export const directory = mkdtempSync(join(tmpdir(), 'pictures-'))

/** A picture is made anew in a child, which a busy machine gives its time late. */
export const making = { timeout: 60_000 }

/** A photo that nobody else has, so that tests do not share one. */
export async function photo(name: string, background: string): Promise<string> {
  const path = join(directory, name)
  await sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="300" height="300"><circle cx="150" cy="150" r="140" fill="#fff"/></svg>',
        ),
      },
    ])
    .jpeg()
    .toFile(path)
  return path
}

/** Whether each picture shows something. */
export async function areLoaded(frame: Page | Frame): Promise<boolean[]> {
  return await frame
    .locator('img')
    .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth > 0))
}

/** As from the desktop, or as a file that was copied there. */
export async function give(how: 'drop' | 'paste', target: Locator, path: string) {
  await target.evaluate(
    (element, [how, given]) => {
      const frame = element.ownerDocument.defaultView as Window & typeof globalThis
      const data = new frame.DataTransfer()
      const bytes = Uint8Array.from(atob(given), (letter) => letter.charCodeAt(0))
      data.items.add(new frame.File([bytes], 'given.jpg', { type: 'image/jpeg' }))
      const { left, top } = element.getBoundingClientRect()
      const place = { clientX: left + 9, clientY: top + 9, bubbles: true, cancelable: true }
      const event =
        how === 'drop'
          ? new frame.DragEvent('drop', { ...place, dataTransfer: data })
          : new frame.ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data })
      element.dispatchEvent(event)
    },
    [how, readFileSync(path).toString('base64')] as const,
  )
}

/** Where the files of a ZIP stand now. */
export async function unpack(stream: NodeJS.ReadableStream): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(Buffer.from(piece))
  const target = mkdtempSync(join(directory, 'opened-'))
  for (const [name, bytes] of Object.entries(unzipSync(Buffer.concat(pieces)))) {
    await mkdir(dirname(join(target, name)), { recursive: true })
    writeFileSync(join(target, name), bytes)
  }
  return target
}
