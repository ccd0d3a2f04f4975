/**
 * A photo of 24 megapixels made anew. Wanted: at most 3 s of CPU time and 400 MB in its child, and meanwhile a p99 of
 * other requests under 200 ms.
 */
import sharp from 'sharp'
import { createPictureMaker } from '#pictures/making/picture-maker.ts'
import { median, printTable } from './measure.ts'
import { measureOthers } from './pictures/others.ts'
import { photo } from './pictures/photo.ts'
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
const bars = { seconds: 3, megabytes: 400, p99: 200 }
const rows: string[][] = [['', 'sent', 'CPU time', 'peak memory', 'kept', '']]
for (const [name, bytes] of photos) rows.push([name, megabytes(bytes.length), ...(await measure(bytes))])
printTable(rows)
console.log()
if (!(await measureOthers(photos[0]?.[1] ?? tiny, bars.p99))) process.exitCode = 1

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
  const [seconds, most] = [median(times) / 1000, Math.max(...peaks)]
  const isMet = seconds <= bars.seconds && most <= bars.megabytes
  if (!isMet) process.exitCode = 1
  return [`${seconds.toFixed(1)} s`, `${most.toFixed(0)} MB`, megabytes(kept), isMet ? 'yes' : 'NO']
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
