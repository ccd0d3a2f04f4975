/** One of each thing that people, broken programs and hostile ones do. What went wrong is answered in words. */
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { briefOf } from '#writing/fake-tasks.node.ts'
import { hostileDocuments } from '../../scripts/hostile-documents.ts'
import { quickRequests } from '../../scripts/hostile-requests.ts'
import { createHeavyDocuments, createLightDocuments, type Sent } from './documents.ts'
import { type Answered, postJson, uploadMany, uploadOne } from './person.ts'

export type Act = {
  name: string
  /** How often, beside the others. */
  share: number
  /** `turn` counts the acts of this kind. What went wrong, or nothing. */
  perform: (origin: string, turn: number) => Promise<string | undefined>
}

const calls = '/api/html'

export async function createTraffic(): Promise<Act[]> {
  const light = await createLightDocuments(20)
  const [heavy] = await createHeavyDocuments(1)
  const hostile = hostileDocuments.map(({ name, bytes, answer }) => ({
    sent: { filename: `${name}.docx`, bytes: new Uint8Array(bytes()) },
    answer,
  }))
  const pick = <Value>(values: readonly Value[], turn: number) => values[turn % values.length] as Value

  return [
    {
      name: 'a document',
      share: 20,
      perform: async (origin, turn) => wasRead(await uploadOne(origin, pick(light, turn))),
    },
    {
      name: 'a document of 9.9 MB',
      share: 1,
      perform: async (origin) => wasRead(await uploadOne(origin, heavy as Sent)),
    },
    {
      name: 'a hostile document',
      share: 3,
      async perform(origin, turn) {
        const { sent, answer } = pick(hostile, turn)
        const answered = await uploadOne(origin, sent)
        return answered.text.includes(`"${answer}"`) ? undefined : `${sent.filename}: ${answerOf(answered)}`
      },
    },
    {
      name: 'twelve documents, then their pages as a ZIP',
      share: 2,
      async perform(origin, turn) {
        const parsed = await uploadMany(
          origin,
          light.slice(turn % 8, (turn % 8) + 11).concat(pick(hostile, turn).sent),
        )
        if (parsed.status !== 200) return answerOf(parsed)
        const { results } = JSON.parse(parsed.text) as { results: unknown[] }
        return wasAnswered(await postJson(`${origin}${calls}/generate-bulk-html`, { documents: results }))
      },
    },
    {
      name: 'a document, then its page',
      share: 6,
      async perform(origin, turn) {
        const parsed = await uploadOne(origin, pick(light, turn))
        if (wasRead(parsed)) return wasRead(parsed)
        const { data, metadata } = JSON.parse(parsed.text) as { data: unknown; metadata: unknown }
        const page = { content: data, metadata }
        return wasAnswered(await postJson(`${origin}${calls}/generate-html-from-word`, page))
      },
    },
    {
      name: 'a text',
      share: 25,
      perform: async (origin, turn) =>
        wasAnswered(
          await postJson(`${origin}/api/ai/generate-field`, {
            brief: briefOf(),
            component: 'HBR001',
            field: pick(['title', 'sub_title', 'cta_text'], turn),
            instanceId: 'HBR-0001',
          }),
        ),
    },
    {
      name: 'a file of the screens, the library, a template',
      share: 20,
      async perform(origin, turn) {
        const path = pick(['/', '/builder', '/manifest.json', '/templates/FAQ001.html', '/readyz'], turn)
        return wasAnswered(await get(origin + path))
      },
    },
    { name: 'an upload that is left half-way', share: 5, perform: (origin) => leaveHalfWay(origin) },
    {
      name: 'an upload over a slow line',
      share: 4,
      perform: async (origin, turn) => await uploadSlowly(origin, pick(light, turn)),
    },
    {
      name: 'a hostile request',
      share: 10,
      async perform(origin, turn) {
        const { name, send, answers } = pick(quickRequests, turn)
        const { status } = await send(origin)
        // While children rest after hostile documents nobody's upload is taken.
        return answers.includes(status) || status === 503 ? undefined : `${name}: ${status}`
      },
    },
  ]
}

async function get(url: string): Promise<Answered> {
  const response = await fetch(url)
  return { status: response.status, text: await response.text(), retries: 0, milliseconds: 0 }
}

function wasAnswered(answered: Answered): string | undefined {
  return answered.status === 200 ? undefined : answerOf(answered)
}

function wasRead(answered: Answered): string | undefined {
  const isRead = answered.status === 200 && answered.text.includes('"success":true')
  return isRead ? undefined : answerOf(answered)
}

function answerOf({ status, text }: Answered): string {
  return `${status} ${text.slice(0, 200)}`
}

async function leaveHalfWay(origin: string): Promise<undefined> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(
    'POST /api/html/parse-bulk HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 3000000\r\n\r\n',
  )
  socket.write('--x\r\nContent-Disposition: form-data; name="documents"; filename="a.docx"\r\n\r\n')
  socket.write(Buffer.alloc(2_000_000, 'x'))
  await wait(200)
  socket.destroy()
}

/** In ten pieces over two seconds. */
async function uploadSlowly(origin: string, { filename, bytes }: Sent): Promise<string | undefined> {
  const form = new FormData()
  form.append('document', new Blob([bytes]), filename)
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? ''
  const body = new Uint8Array(await whole.arrayBuffer())
  const piece = Math.ceil(body.length / 10)
  async function* slowly() {
    for (let sent = 0; sent < body.length; sent += piece) {
      yield body.subarray(sent, sent + piece)
      await wait(200)
    }
  }
  const response = await fetch(`${origin}${calls}/parse-word`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: slowly() as unknown as BodyInit,
    duplex: 'half',
  } as RequestInit)
  const text = await response.text()
  // Told to come again, a person on a slow line has been answered as well.
  if (response.status === 503 && response.headers.has('retry-after')) return undefined
  return wasRead({ status: response.status, text, retries: 0, milliseconds: 0 })
}
