/** Requests made to do harm, or that only a broken program sends, and what each may be answered. */
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Exchange, exchange } from './raw-exchange.ts'

export type HostileRequest = {
  name: string
  send: (origin: string) => Promise<Exchange>
  /** The statuses that answer it; `closed` is a connection that ends without a word. */
  answers: readonly Exchange['status'][]
}

const megabyte = 1024 * 1024
const parse = '/api/html/parse-word'
const generate = '/api/html/generate-html-from-word'
const generateField = '/api/ai/generate-field'
const generateBulk = '/api/html/generate-bulk-html'
const emptyLists = `${'[],'.repeat((64 * megabyte) / 3 - 20)}[]`
const emptyMembers = `${'"":0,'.repeat((60 * megabyte) / 5)}"":0`
const form = 'multipart/form-data; boundary=x'
const json = 'application/json'

/** These wait for the server's patience to end, which is five minutes for a body. */
export const slowRequests: HostileRequest[] = [
  {
    name: 'a silent connection',
    send: (origin) => exchange(origin, () => undefined),
    answers: [408, 'closed'],
  },
  {
    name: 'headers that drip',
    send: (origin) => exchange(origin, drip('GET /healthz HTTP/1.1\r\nX: ')),
    answers: [408],
  },
  {
    name: 'a JSON body that drips',
    send: (origin) => exchange(origin, drip(head(generate, { type: json, length: 100_000 }))),
    answers: [408],
  },
  {
    name: 'a document that drips',
    send: (origin) => exchange(origin, drip(head(parse, { type: form, length: 100_000 }) + part('document'))),
    answers: [408],
  },
]

/** 64 MB that are taken, and would cost twenty seconds and a gigabyte to parse. */
export const heavyRequests: HostileRequest[] = [
  {
    name: '64 MB of empty lists where a page stands',
    send: (origin) => whole(origin, generate, json, `{"content":[${emptyLists}]}`),
    answers: [400],
  },
  {
    name: '64 MB of empty lists where a document stands',
    send: (origin) => whole(origin, generateBulk, json, `{"documents":[[${emptyLists}]]}`),
    answers: [400],
  },
  {
    name: '64 MB of empty lists where documents stand',
    send: (origin) => whole(origin, generateBulk, json, `{"documents":[${emptyLists}]}`),
    answers: [400],
  },
  {
    name: '60 MB of empty members',
    send: (origin) => whole(origin, generateBulk, json, `{${emptyMembers}}`),
    answers: [400],
  },
  {
    name: '60 MB of empty members where a document stands',
    send: (origin) => whole(origin, generateBulk, json, `{"documents":[{${emptyMembers}}]}`),
    answers: [400, 422],
  },
]

export const quickRequests: HostileRequest[] = [
  ...['', '; boundary=', '; boundary=\u0000'].map((boundary) => ({
    name: `a form with "${boundary.replace('\u0000', '\\0')}" for its boundary`,
    send: (origin: string) =>
      exchange(origin, say(head(parse, { type: `multipart/form-data${boundary}`, length: 5 }), 'hello')),
    answers: [400, 415],
  })),
  { name: 'a form that is cut off', send: cutOff, answers: [400] },
  {
    name: 'a form with 10,000 fields',
    send: (origin) => whole(origin, parse, form, `${textPart('a').repeat(10_000)}--x--\r\n`),
    answers: [400, 413],
  },
  {
    name: 'a part with 10,000 headers',
    send: (origin) => whole(origin, parse, form, `--x\r\n${'A: b\r\n'.repeat(10_000)}\r\nhello\r\n--x--\r\n`),
    answers: [400],
  },
  {
    name: '__proto__ as the field of a form',
    send: (origin) => whole(origin, parse, form, `${part('__proto__')}hello\r\n--x--\r\n`),
    answers: [400],
  },
  {
    name: '__proto__ in JSON',
    send: (origin) =>
      whole(origin, generate, json, '{"__proto__":{"polluted":1},"content":{},"metadata":{}}'),
    answers: [400],
  },
  {
    name: 'constructor.prototype in JSON',
    send: (origin) => whole(origin, generate, json, '{"constructor":{"prototype":{"polluted":1}}}'),
    answers: [400],
  },
  {
    name: 'JSON of 100,000 levels',
    send: (origin) => whole(origin, generate, json, '['.repeat(100_000) + ']'.repeat(100_000)),
    answers: [400],
  },
  {
    name: 'JSON of 100,000 levels where the content stands',
    send: (origin) =>
      whole(
        origin,
        generate,
        json,
        `{"metadata":{"pageName":"x","components":[]},"content":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
      ),
    answers: [400],
  },
  {
    name: 'JSON that is none',
    send: (origin) => whole(origin, generate, json, '{"content":'),
    answers: [400],
  },
  { name: 'JSON for the form', send: (origin) => whole(origin, parse, json, '{}'), answers: [415] },
  {
    name: 'text for the form',
    send: (origin) => whole(origin, parse, 'text/plain', 'hello'),
    answers: [415],
  },
  {
    name: 'a form for JSON',
    send: (origin) => whole(origin, generate, form, '--x--\r\n'),
    answers: [400, 415],
  },
  {
    name: 'XML for JSON',
    send: (origin) => whole(origin, generate, 'application/xml', '<a/>'),
    answers: [415],
  },
  {
    name: 'no content type at all',
    send: (origin) => exchange(origin, say(head(generate, { length: 2 }), '{}')),
    answers: [400, 415],
  },
  {
    name: "a call by another site's page",
    send: (origin) =>
      exchange(origin, say(head(generate, { type: json, length: 2, site: 'cross-site' }), '{}')),
    answers: [403],
  },
  {
    name: '200 MB, as declared',
    send: (origin) => exchange(origin, flood(head(parse, { type: form, length: 200 * megabyte }))),
    answers: [413],
  },
  {
    name: '200 MB without a declared length',
    send: (origin) => exchange(origin, floodChunked(head(parse, { type: form, chunked: true }))),
    answers: [413],
  },
  {
    name: 'JSON of 200 MB without a declared length',
    send: (origin) => exchange(origin, floodChunked(head(generateField, { type: json, chunked: true }))),
    answers: [413],
  },
  {
    name: 'JSON to an address that there is not',
    send: (origin) => whole(origin, '/api/nowhere', json, `[${'{},'.repeat(300_000)}{"__proto__":1}]`),
    answers: [404],
  },
  {
    name: 'a text to write of a million letters',
    send: (origin) => whole(origin, generateField, json, `{"brief":"${'a'.repeat(1_000_000)}"}`),
    answers: [413],
  },
  {
    name: 'a text to write of 240,000 wrong values',
    send: (origin) => whole(origin, generateField, json, `{"itemValues":[${'1,'.repeat(240_000)}1]}`),
    answers: [400],
  },
  {
    name: 'a page of two million wrong values',
    send: (origin) =>
      whole(origin, generate, json, `{"content":{"a":{"items":[${'1,'.repeat(2_000_000)}1]}}}`),
    answers: [400],
  },
  {
    name: 'headers of 64 KB',
    send: (origin) =>
      exchange(origin, say(`GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(65_536)}\r\n\r\n`)),
    answers: [431],
  },
  ...['/%', '/%ff%fe', '/api/%', `/${'a'.repeat(12_000)}`, '/%00'].map((path) => ({
    name: `the address ${path.length > 40 ? `of ${path.length} characters` : path}`,
    send: (origin: string) => exchange(origin, say(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)),
    answers: [400, 403, 404, 414],
  })),
  {
    // No file is looked for: it is an address of the screens that they do not know.
    name: 'the address /..%2f..%2fetc/passwd',
    send: (origin) => exchange(origin, say('GET /..%2f..%2fetc/passwd HTTP/1.1\r\nHost: a\r\n\r\n')),
    answers: [200, 403, 404],
  },
  {
    name: 'an unknown method',
    send: (origin) => exchange(origin, say('BREW /healthz HTTP/1.1\r\nHost: a\r\n\r\n')),
    answers: [400, 404],
  },
  {
    name: 'TRACE',
    send: (origin) => exchange(origin, say('TRACE / HTTP/1.1\r\nHost: a\r\n\r\n')),
    answers: [404, 405],
  },
  {
    name: 'a length and chunks at once',
    send: (origin) =>
      exchange(origin, say(head(parse, { type: form, length: 5, chunked: true }), '0\r\n\r\n')),
    answers: [400],
  },
  {
    name: 'two different lengths',
    send: (origin) =>
      exchange(
        origin,
        say(head(parse, { type: form, length: 5 }).replace('\r\n\r\n', '\r\nContent-Length: 6\r\n\r\n')),
      ),
    answers: [400],
  },
  {
    name: 'bytes that are no HTTP',
    send: (origin) => exchange(origin, say('\x16\x03\x01\x02\x00hello\r\n\r\n')),
    answers: [400],
  },
  {
    name: 'a request, then junk on the same connection',
    send: (origin) => exchange(origin, say('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\njunk junk\r\n\r\n')),
    // The junk comes before the answer is out, and ends the connection.
    answers: [200, 400],
  },
  { name: '1,000 requests on one connection at once', send: pipelined, answers: [200] },
  { name: 'an upload that is left half-way', send: leftHalfWay, answers: ['closed'] },
]

type Head = { type?: string; length?: number; chunked?: boolean; site?: string }

function head(path: string, { type, length, chunked, site }: Head): string {
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    type && `Content-Type: ${type}`,
    length !== undefined && `Content-Length: ${length}`,
    chunked && 'Transfer-Encoding: chunked',
    site && `Sec-Fetch-Site: ${site}`,
  ]
  return `${lines.filter(Boolean).join('\r\n')}\r\n\r\n`
}

function part(name: string): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.docx"\r\n\r\n`
}

function textPart(name: string): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nhello\r\n`
}

function whole(origin: string, path: string, type: string, body: string): Promise<Exchange> {
  return exchange(origin, say(head(path, { type, length: Buffer.byteLength(body) }), body))
}

function say(...texts: string[]) {
  return (socket: Socket) => {
    for (const text of texts) socket.write(text)
  }
}

/** A byte each half second, for as long as the other side listens. */
function drip(start: string) {
  return async (socket: Socket) => {
    socket.write(start)
    while (!socket.destroyed) {
      await wait(500)
      socket.write('x')
    }
  }
}

const block = Buffer.alloc(megabyte, 'x')

/** As much as was declared, for as long as the other side takes it. */
function flood(start: string) {
  return async (socket: Socket) => {
    socket.write(start + part('document'))
    for (let sent = 0; sent < 200 && !socket.destroyed; sent++) await written(socket, block)
  }
}

function floodChunked(start: string) {
  return async (socket: Socket) => {
    const first = part('document')
    socket.write(`${start}${first.length.toString(16)}\r\n${first}\r\n`)
    for (let sent = 0; sent < 200 && !socket.destroyed; sent++) {
      socket.write(`${block.length.toString(16)}\r\n`)
      socket.write(block)
      await written(socket, '\r\n')
    }
  }
}

function written(socket: Socket, bytes: string | Buffer): Promise<void> {
  return new Promise((resolve) => socket.write(bytes, () => resolve()))
}

/** The sender has said all that it will, but not all that it promised. */
function cutOff(origin: string): Promise<Exchange> {
  return exchange(origin, (socket) => {
    const body = `${part('document')}hello`
    socket.write(head(parse, { type: form, length: body.length }) + body)
  })
}

function pipelined(origin: string): Promise<Exchange> {
  return exchange(origin, say('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1000)))
}

function leftHalfWay(origin: string): Promise<Exchange> {
  return exchange(origin, async (socket) => {
    socket.write(head(parse, { type: form, length: 5 * megabyte }) + part('document'))
    await written(socket, block)
    socket.destroy()
  })
}
