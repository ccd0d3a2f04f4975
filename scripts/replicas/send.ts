import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** The body as bytes, for what is no text. */
  bytes: Buffer<ArrayBuffer>
  /** The connection held until the end. */
  isWhole: boolean
}

export type Sending = {
  method?: string
  headers?: Record<string, string>
  body?: string | FormData | undefined
  /** Any address of the loopback network, so that one machine is many callers. */
  from?: string | undefined
}

/** One request on a connection of its own. Throws when nobody answers. */
export async function send(
  url: string,
  { method = 'POST', headers = {}, body, from }: Sending = {},
): Promise<Answer> {
  const whole = new Response(body ?? null)
  const payload = Buffer.from(await whole.arrayBuffer())
  const type = headers['content-type'] ?? whole.headers.get('content-type')
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, {
      method,
      agent: false,
      ...(from !== undefined && { localAddress: from }),
      headers: { ...headers, ...(type && { 'content-type': type }), 'content-length': payload.length },
    })
    request.once('error', reject)
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      const finish = (isWhole: boolean) => {
        const bytes = Buffer.concat(chunks)
        const { statusCode: status = 0, headers: answered } = response
        resolve({ status, headers: answered, text: bytes.toString(), bytes, isWhole })
      }
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', () => finish(false))
      response.once('end', () => finish(true))
    })
    request.end(payload)
  })
}
