import { randomBytes } from 'node:crypto'
import { unzipSync, zipSync } from 'fflate'
import { createDocument } from '../documents.ts'

const megabyte = 1024 * 1024

/** A file of a form: what stands in it, and its name. */
export type Sent = { filename: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * The heaviest that an honest colleague may send: a page of a thousand components (19 MB of XML), and pictures that fill
 * the file up to just under 10 MB. They differ in their pictures.
 */
export async function createHeavyDocuments(count: number): Promise<Sent[]> {
  const parts = unzipSync(await createDocument(1000, 1, 1))
  const packed = zipSync(parts).length
  return Array.from({ length: count }, (_, index) => {
    const picture = new Uint8Array(randomBytes(9.9 * megabyte - packed))
    const bytes = zipSync({ ...parts, 'word/media/image1.jpeg': [picture, { level: 0 }] })
    return { filename: `heavy-${index}.docx`, bytes }
  })
}

/** Ordinary pages of ten components with all their items. */
export async function createLightDocuments(count: number): Promise<Sent[]> {
  const bytes = await Promise.all(Array.from({ length: count }, (_, seed) => createDocument(10, seed)))
  return bytes.map((each, index) => ({ filename: `light-${index}.docx`, bytes: new Uint8Array(each) }))
}
