/**
 * A photo of 24 megapixels made anew. Wanted: at most 3 s of CPU time and 400 MB in its child.
 */
import sharp from 'sharp'
import { createPictureMaker } from '#pictures/making/picture-maker.ts'
import { median, printTable } from './measure.ts'
import { childrenOf, cpuTimeOf, peakMemory } from './server.ts'

const photos: [string, Uint8Array][] = [
  ['JPEG, 6000 × 4000', await photo(6000, 4000, 1)],
  ['the same, lying on its side', await photo(6000, 4000, 6)],
  [
    'WebP of 2400 px, as browsers send it',
    await sharp(await photo(2400, 1600, 1))
      .webp()
      .toBuffer(),
  ],
]
const tiny = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
const rows: string[][] = [['', 'sent', 'CPU time', 'peak memory', 'kept']]
for (const [name, bytes] of photos) rows.push([name, megabytes(bytes.length), ...(await measure(bytes))])
printTable(rows)

/** Each in a child of its own: one that keeps much memory is replaced, and cannot be asked any more. */
async function measure(bytes: Uint8Array): Promise<string[]> {
  const times: number[] = []
  const peaks: number[] = []
  let kept = 0
  for (let run = 0; run < 3; run++) {
    const maker = createPictureMaker({ onTrouble: console.error })
    await maker.make(tiny)
    const [child = 0] = childrenOf(process.pid)
    const before = cpuTimeOf(child)
    let cpu = 0
    let peak = 0
    const timer = setInterval(() => {
      cpu = cpuTimeOf(child) - before
      peak = peakMemory(child)
    }, 20)
    const made = await maker.make(bytes)
    clearInterval(timer)
    if (!made.ok) throw new Error(JSON.stringify(made.refusal))
    kept = made.value.files.reduce((sum, file) => sum + file.bytes.length, 0)
    times.push(cpu)
    peaks.push(peak)
    await maker.close()
  }
  return [`${(median(times) / 1000).toFixed(1)} s`, `${Math.max(...peaks).toFixed(0)} MB`, megabytes(kept)]
}

/** Soft shapes with the noise of a camera over them. */
async function photo(width: number, height: number, orientation: number): Promise<Uint8Array> {
  const small = { width: 60, height: 40, channels: 3 } as const
  const shapes = await sharp({
    create: { ...small, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .resize(width, height, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .blur(0.8)
    .png({ compressionLevel: 1 })
    .toBuffer()
  return await sharp(shapes)
    .composite([{ input: grain, blend: 'soft-light' }])
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer()
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
