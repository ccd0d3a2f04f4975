import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordCost } from '#accounts/account.ts'
import { createSecretKey, publicKeyOf } from '#accounts/key.ts'
import { createToken } from '#accounts/token.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { createDraft } from '#content/draft/draft.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { answers, says, startModelServer } from '#models/fake-model-server.ts'
import { writeSpec } from '#word/write.ts'
import { contentWith } from './hostile-values.ts'
import { emptyPage, place } from './written-page.ts'

/** The real server with a model, talking as much as it can, and asked for everything it does. */

const secrets = { key: 'canary-key-41f7', token: '' }
const texts = {
  brief: 'canary-brief-8c20',
  document: 'canary-document-d95e',
  body: 'canary-body-0b3a',
  page: 'canary-page-77e1',
}

const { manifest } = loadCatalogue('catalogue')
const directory = mkdtempSync(join(tmpdir(), 'kept-inside-'))
afterAll(() => rmSync(directory, { recursive: true }))

const scanned = join(directory, 'scanned')
let log = ''
let ledger = ''
let linkToken = ''
const responses: string[] = []
const statuses: number[] = []
/** What came to the address that documents, pages and briefs name. */
const visits: string[] = []

beforeAll(async () => {
  const trap = createServer((request, response) => {
    visits.push(`${request.method} ${request.url}`)
    response.end()
  })
  trap.on('connection', () => visits.push('a connection'))
  trap.listen(0, '127.0.0.1')
  await once(trap, 'listening')
  const address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`

  const secretKey = createSecretKey(new Uint8Array(32).fill(7), 'brand')
  const account = { salt: '00'.repeat(16), kdf: passwordCost, publicKey: publicKeyOf(secretKey) }
  const users = ['marketing', 'brand', 'digital']
  const accounts = users.map((user) => ({ user, ...account }))
  writeFileSync(join(directory, 'accounts.json'), JSON.stringify({ version: 1, accounts }))

  const scanner = join(directory, 'scanner.mjs')
  writeFileSync(
    scanner,
    `import fs from 'node:fs'\nfs.appendFileSync('${scanned}', JSON.stringify(process.env) + '\\n')\n`,
  )

  const refusal = { error: { message: `Incorrect API key: ${secrets.key}`, code: 'invalid_api_key' } }
  await using model = await startModelServer(
    says({ title: `See ${address}/from-the-model` }),
    answers(401, refusal),
    answers(302, '', { location: `${address}/redirected` }),
  )
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: directory,
      LOG_LEVEL: 'trace',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'local',
      AI_BASE_URL: model.settings.baseUrl,
      AI_API_KEY: secrets.key,
      SCAN_COMMAND: `${process.execPath} ${scanner}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors = text(server.stderr)
  const [url = ''] = await ready(server.stdout)
  secrets.token = createToken(
    { host: new URL(url).host, user: 'brand', issuedAt: Math.floor(Date.now() / 1000) },
    secretKey,
  )
  const send = async (path: string, init: RequestInit) => {
    const response = await fetch(`${url}${path}`, { method: 'POST', ...init })
    const answer = await response.text()
    statuses.push(response.status)
    responses.push(`${[...response.headers].join('\n')}\n${answer}`)
    return answer
  }
  const sendJson = (path: string, body: object | string, headers: Record<string, string> = {}) =>
    send(path, {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })

  const document = await documentNaming(address)
  const parsed = JSON.parse(await send('/api/html/parse-word', { body: formOf('document', document) }))
  await send('/api/html/parse-bulk', { body: formOf('documents', document) })
  const { data: content, metadata } = parsed
  await sendJson('/api/html/generate-html-from-word', { content, metadata, usePlaceholderImages: true })
  await sendJson('/api/html/generate-bulk-html', { documents: [parsed], usePlaceholderImages: true })

  const signedIn = { authorization: `Bearer ${secrets.token}` }
  const brief = {
    topic: `${texts.brief} ${address}/brief`,
    audience: 'All',
    keyMessages: ['5%'],
    tone: 'casual',
    locale: 'en-AE',
  }
  const call = { brief, component: 'HBR001', field: 'title', instanceId: 'HBR-0001' }
  for (let count = 0; count < 3; count++) await sendJson('/api/ai/generate-field', call, signedIn)
  await sendJson('/api/ai/generate-field', call, { authorization: `Bearer ${secrets.token}0` })
  await sendJson('/api/ai/generate-field', { ...call, field: texts.body }, signedIn)
  await sendJson('/api/html/generate-html-from-word', `{"${texts.body}"`)
  await sendJson('/api/html/generate-html-from-word', { content: { [texts.body]: 3 }, metadata: 3 })

  const page = '/api/pages/0123456789abcdef'
  const draft = { ...createDraft('2026-11-23T08:00:00.000Z'), displayName: `${texts.page} ${address}/page` }
  const change = { changeId: 'change-000000001', baseRevision: 0, draft }
  const put = { method: 'PUT', headers: { 'content-type': 'application/json', ...signedIn } }
  await send(page, { ...put, body: JSON.stringify(change) })
  await send(page, { ...put, body: JSON.stringify({ ...change, changeId: 'change-000000002' }) })
  const link = { linkId: 'link-000000000001', revision: 1, label: texts.page }
  linkToken = JSON.parse(await sendJson(`${page}/links`, link, signedIn)).token
  await send('/api/review', { method: 'GET', headers: { 'x-review-token': linkToken } })
  await sendJson(`${page}/comments`, { commentId: 'comment-00000001', text: texts.page }, signedIn)

  server.kill('SIGTERM')
  await once(server, 'exit')
  log += await errors
  ledger = readdirSync(join(directory, 'ledger'))
    .map((file) => readFileSync(join(directory, 'ledger', file), 'utf8'))
    .join('')
  trap.close()
}, 60_000)

/** Its address, once it has said it; what it says goes into the log. */
function ready(stdout: NodeJS.ReadableStream): Promise<string[]> {
  return new Promise((resolve) => {
    stdout.on('data', (chunk: Buffer) => {
      log += String(chunk)
      const found = /http:\/\/127\.0\.0\.1:\d+(?=\s\(Ctrl)/.exec(log)
      if (found) resolve([...found])
    })
  })
}

/** A specification document whose every address is that one, also where Word keeps addresses of its own. */
async function documentNaming(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const components = place(['HDR001-EI', 'HBR003', 'FAQ001', 'CardList004', 'FTR001-EI'])
  const data = Object.fromEntries(
    components.flatMap(({ code, instanceId }) => {
      const component = manifest.components.find((each) => each.code === code)
      if (!component) return []
      const addresses = contentWith(component, 'addresses', `${address}/in-a-field`)
      return [[instanceId, component.docx.fields.length > 0 ? { ...addresses, title: texts.document } : {}]]
    }),
  )
  const page = emptyPage({ manifest, components, content: readData(dataSchema.parse(data)) })
  const parts = unzipSync(await writeSpec(page))
  const relationships = 'word/_rels/document.xml.rels'
  const outside = ['image', 'attachedTemplate', 'aFChunk', 'oleObject', 'styles', 'frame'].map(
    (type, index) =>
      `<Relationship Id="out${index}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${address}/${type}" TargetMode="External"/>`,
  )
  const picture = `<w:p><w:r><w:fldChar w:fldCharType="begin"/><w:instrText>INCLUDEPICTURE "${address}/picture"</w:instrText><w:fldChar w:fldCharType="end"/></w:r></w:p><w:altChunk r:id="out2"/>`
  return zipSync({
    ...parts,
    [relationships]: strToU8(
      strFromU8(parts[relationships] ?? new Uint8Array()).replace(
        '</Relationships>',
        `${outside.join('')}</Relationships>`,
      ),
    ),
    'word/document.xml': strToU8(
      strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replace('<w:body>', `<w:body>${picture}`),
    ),
  }) as Uint8Array<ArrayBuffer>
}

function formOf(field: string, document: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  form.append(field, new Blob([document]), `${texts.document}.docx`)
  return form
}

test('the server did what it was asked for', () => {
  expect(statuses).toEqual([200, 200, 200, 200, 200, 502, 502, 401, 400, 400, 400, 200, 409, 200, 200, 200])
  expect(responses[2]).toContain('/in-a-field')
  expect(log).toContain('"level":10')
  expect(log).toMatch(/"level":40.*"problem":"bad-token","address":"127.0.0.1"/)
  expect(ledger.trim().split('\n')).toHaveLength(3)
})

test('each upload was shown to the scanner, which saw no key', () => {
  const environments = readFileSync(scanned, 'utf8').trimEnd().split('\n')
  expect(environments).toHaveLength(2)
  expect(environments[0]).toContain('"PATH":')
  expect(environments.join()).not.toContain(secrets.key)
})

test('no log line holds a key, a token, a brief, a document or a body', () => {
  for (const canary of [...Object.values(secrets), ...Object.values(texts), linkToken])
    expect(log).not.toContain(canary)
})

test('no answer holds a key or a token', () => {
  for (const secret of Object.values(secrets)) expect(responses.join('\n')).not.toContain(secret)
})

test('the ledger holds neither, nor the texts', () => {
  const hidden = [...Object.values(secrets), texts.brief, texts.document, 'from-the-model']
  for (const canary of hidden) expect(ledger).not.toContain(canary)
})

test('nobody asks for what a document, a page, a brief or a model names', () => {
  expect(visits).toEqual([])
})
