import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from './s3-store.ts'

/** A store that speaks S3, in memory, which works each signature out by itself (AWS Signature Version 4). For tests. */
export async function startS3(keys: Partial<S3Settings> = {}) {
  const secretAccessKey = 'a secret of the store'
  const objects = new Map<string, Buffer>()
  const refused: string[] = []

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://store').pathname)
    if (!isSigned(request, body, secretAccessKey)) {
      refused.push(path)
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    }
    if (!path.startsWith('/bucket/')) return response.writeHead(404).end()
    if (request.method === 'PUT') {
      objects.set(path, body)
      return response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(path)
      return response.writeHead(204).end()
    }
    const object = objects.get(path)
    return object ? response.end(object) : response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings: S3Settings = {
    address: `http://127.0.0.1:${port}/bucket/pages`,
    region: 'me-central-1',
    accessKeyId: 'team',
    secretAccessKey,
    ...keys,
  }
  return {
    settings,
    objects,
    refused,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const headerForm =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

function isSigned({ method, url, headers }: IncomingMessage, body: Buffer, secret: string): boolean {
  const [, , day = '', region = '', signed = '', signature] =
    headerForm.exec(headers.authorization ?? '') ?? []
  const at = String(headers['x-amz-date'] ?? '')
  const digest = String(headers['x-amz-content-sha256'] ?? '')
  const isBodys = digest === 'UNSIGNED-PAYLOAD' || digest === sha256(body)
  if (signature === undefined || !isBodys || !at.startsWith(day)) return false

  const { pathname, searchParams } = new URL(url ?? '/', 'http://store')
  searchParams.sort()
  const names = signed.split(';')
  const canonical = [
    method,
    pathname,
    searchParams.toString(),
    ...names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed,
    digest,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (last, part) => hmac(last, part),
    `AWS4${secret}`,
  )
  return hmac(key, text).toString('hex') === signature
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
