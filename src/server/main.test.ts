import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'

const dataDirectory = mkdtempSync(join(tmpdir(), 'webpage-builder-test-'))
afterAll(() => rmSync(dataDirectory, { recursive: true }))

function start(settings: Record<string, string>) {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: dataDirectory,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { server, errors: text(server.stderr) }
}

/** What it says until it is ready. */
async function readyLines({ stdout }: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of stdout ?? []) {
    said += String(chunk)
    if (said.includes('is ready at')) return said
  }
  return said
}

/** Processes whose parent this is, by /proc. */
function childrenOf(parent: number | undefined): string[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent)
      } catch {
        return false
      }
    })
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'it says where it is, and %s ends it and its children',
  async (signal) => {
    const { server } = start({})
    const said = await readyLines(server)
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' })

    const children = process.platform === 'linux' ? childrenOf(server.pid) : []
    if (process.platform === 'linux') expect(children).toHaveLength(2)
    server.kill(signal)
    expect(await once(server, 'exit')).toEqual([0, null])
    for (const child of children) expect(readdirSync('/proc')).not.toContain(child)
  },
)

test('an upload that is under way is answered after SIGTERM, and new ones are turned away', async () => {
  const { server } = start({})
  const url = new URL(/http:\/\/127\.0\.0\.1:\d+/.exec(await readyLines(server))?.[0] ?? '')
  const form = new FormData()
  form.append('document', new Blob(['no document']), 'a.docx')
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? ''
  const body = Buffer.from(await whole.arrayBuffer())

  const socket = connect(Number(url.port), url.hostname)
  const answer = text(socket)
  const lines = ['POST /api/html/parse-word HTTP/1.1', `Host: ${url.host}`, 'Connection: close']
  const head = [...lines, `Content-Type: ${type}`, `Content-Length: ${body.length}`, '', ''].join('\r\n')
  socket.write(head)
  socket.write(body.subarray(0, 20))
  // Once later requests are answered, this one has begun.
  for (let count = 0; count < 5; count++) await fetch(`${url.origin}/healthz`)
  server.kill('SIGTERM')
  const isOpen = () =>
    fetch(`${url.origin}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (await isOpen());
  socket.write(body.subarray(20))
  expect(await answer).toMatch(/^HTTP\/1\.1 415 [\s\S]*NOT_A_WORD_DOCUMENT/)
  expect(await once(server, 'exit')).toEqual([0, null])
})

test('the first start says where the passwords stand; a log never has them', async () => {
  const directory = mkdtempSync(join(dataDirectory, 'fresh-'))
  const { server, errors } = start({ DATA_DIR: directory, LOG_LEVEL: 'trace' })
  const said = text(server.stdout)
  await once(server.stdout, 'data')
  server.kill('SIGTERM')
  await once(server, 'exit')

  const file = join(directory, 'first-passwords.txt')
  const output = `${await said}${await errors}`
  expect(output).toContain(`The first passwords stand in ${file} for 24 hours.`)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(output).not.toContain(line.split(' ')[1])
})

test('a start that could not listen has made the passwords, and the next one says where they stand', async () => {
  const directory = mkdtempSync(join(dataDirectory, 'second-'))
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const first = start({ DATA_DIR: directory, PORT: String(port) })
  expect(await once(first.server, 'exit')).toEqual([1, null])
  other.close()

  const second = start({ DATA_DIR: directory })
  const said = await readyLines(second.server)
  second.server.kill('SIGTERM')
  await once(second.server, 'exit')
  expect(said).toContain(`The first passwords still stand in ${join(directory, 'first-passwords.txt')}.`)
})

test('an account file that is not valid is one line on stderr, and exit 1', async () => {
  const directory = mkdtempSync(join(dataDirectory, 'broken-'))
  writeFileSync(join(directory, 'accounts.json'), '{}')
  const { server, errors } = start({ DATA_DIR: directory })
  expect(await once(server, 'exit')).toEqual([1, null])
  expect(await errors).toMatch(/^[^\n]+accounts\.json is not a valid file of accounts[^\n]+\n$/)
  expect(readdirSync(directory)).toEqual(['accounts.json'])
  expect(readFileSync(join(directory, 'accounts.json'), 'utf8')).toBe('{}')
})

test('a port in use is one line on stderr, and exit 1', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const { server, errors } = start({ PORT: String(port) })
  expect(await once(server, 'exit')).toEqual([1, null])
  expect(await errors).toBe(`PORT: ${port} is in use on 127.0.0.1. Please choose another with PORT=…\n`)
  other.close()
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http"\n'],
  [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR: /dev/null/data cannot be made (ENOTDIR)\n'],
  [{ DATA_DIR: '/proc/x/y' }, 'DATA_DIR: /proc/x/y cannot be made (ENOENT)\n'],
  [{ DATA_DIR: '/proc' }, expect.stringMatching(/^DATA_DIR: the accounts cannot be written: .+\n$/)],
  [
    { SCAN_COMMAND: 'no-such-scanner --quiet' },
    'SCAN_COMMAND must begin with a program that is there, not "no-such-scanner --quiet"\n',
  ],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_PROVIDER is openai, so OPENAI_API_KEY must be set\n'],
  [{ CATALOGUE_DIR: '/nowhere' }, expect.stringMatching(/^CATALOGUE_DIR: \/nowhere is no catalogue: .+\n$/)],
])('a bad setting %o is one line on stderr, and exit 1', async (settings, line) => {
  const { server, errors } = start(settings as Record<string, string>)
  expect(await once(server, 'exit')).toEqual([1, null])
  expect(await errors).toEqual(line)
})
