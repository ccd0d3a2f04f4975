import { AwsClient } from 'aws4fetch'
import { mimeTypeOf } from '#content/pictures/picture-files.ts'
import type { PictureStore } from './picture-store.ts'

/** `address`: the bucket's, with what the names of our files begin with: https://s3.bank:9000/bucket/pages. */
export type S3Settings = { address: string; region: string; accessKeyId: string; secretAccessKey: string }

const patienceMilliseconds = 20_000

/** In any store that speaks S3, by signed requests. The bucket is named in the path, which all of them know. */
export function createS3Store({ address, ...keys }: S3Settings): PictureStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })
  const urlOf = (hash: string, name: string) => `${address.replace(/\/$/, '')}/images/${hash}/${name}`

  async function ask(method: string, hash: string, name: string, body?: Uint8Array) {
    const response = await client.fetch(urlOf(hash, name), {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMilliseconds),
      ...(body && { body: new Uint8Array(body), headers: { 'content-type': mimeTypeOf(name) } }),
    })
    const answer = new Uint8Array(await response.arrayBuffer())
    if (!response.ok && response.status !== 404) {
      throw new Error(`The store of pictures answered ${response.status} to ${method}`)
    }
    return { isThere: response.ok, answer }
  }

  return {
    async write(hash, files) {
      for (const { name, bytes } of files) {
        const { isThere } = await ask('PUT', hash, name, bytes)
        if (!isThere) throw new Error('The store of pictures has no such bucket')
      }
    },
    async read(hash, name) {
      const { isThere, answer } = await ask('GET', hash, name)
      return isThere ? answer : undefined
    },
    async remove(hash, names) {
      for (const name of names) await ask('DELETE', hash, name)
    },
  }
}
