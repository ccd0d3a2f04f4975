import sharp from 'sharp'

/** Soft shapes with the noise of a camera over them. */
export async function photo(width: number, height: number, orientation: number): Promise<Uint8Array> {
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
