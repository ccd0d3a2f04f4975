import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createFakeStore } from '../fake-pictures.ts'
import { createDiskStore } from './disk-store.ts'
import { startS3 } from './fake-s3.ts'
import { createS3Store } from './s3-store.ts'

const directory = mkdtempSync(join(tmpdir(), 'pictures-'))
const s3 = await startS3()
afterAll(async () => {
  rmSync(directory, { recursive: true })
  await s3[Symbol.asyncDispose]()
})

const hash = 'ab'.repeat(32)
const files = [
  { name: '480.avif', bytes: new Uint8Array([1, 2, 3]) },
  { name: '480.jpg', bytes: new Uint8Array([4]) },
]
const names = files.map(({ name }) => name)

describe.each([
  ['a folder', () => createDiskStore(directory)],
  ['an S3 store', () => createS3Store(s3.settings)],
  ['the fake of tests', createFakeStore],
])('%s', (_, create) => {
  const store = create()

  test('gives the bytes that it was given, and nothing else', async () => {
    await store.write(hash, files)
    expect(await store.read(hash, '480.avif').then((bytes) => [...(bytes ?? [])])).toEqual([1, 2, 3])
    expect(await store.read(hash, '800.avif')).toBeUndefined()
    expect(await store.read('cd'.repeat(32), '480.avif')).toBeUndefined()
  })

  test('keeps the same picture once, from two at once too', async () => {
    await Promise.all([store.write(hash, files), store.write(hash, files)])
    expect(await store.read(hash, '480.jpg').then((bytes) => [...(bytes ?? [])])).toEqual([4])
  })

  test('forgets a picture whole, and one that it does not have', async () => {
    await store.write(hash, files)
    await store.remove(hash, names)
    await store.remove(hash, names)
    for (const name of names) expect(await store.read(hash, name)).toBeUndefined()
  })
})

test('a folder has no part of a picture, and nobody else may read it', async () => {
  const store = createDiskStore(join(directory, 'own'))
  await store.write(hash, files)
  await expect(store.write(hash, [{ name: 'no/such.avif', bytes: new Uint8Array() }])).rejects.toThrow()
  expect(readdirSync(join(directory, 'own', 'ab'))).toEqual([hash])
  expect(statSync(join(directory, 'own', 'ab', hash, '480.avif')).mode & 0o077).toBe(0)
})

test('a store with another key is refused, and says so', async () => {
  const store = createS3Store({ ...s3.settings, secretAccessKey: 'wrong' })
  await expect(store.write(hash, files)).rejects.toThrow('403')
  await expect(store.read(hash, '480.avif')).rejects.toThrow('403')
  expect(s3.refused).toHaveLength(2)
})

test('a bucket that is not there is no picture that was kept', async () => {
  const store = createS3Store({ ...s3.settings, address: s3.settings.address.replace('bucket', 'other') })
  await expect(store.write(hash, files)).rejects.toThrow('bucket')
})
