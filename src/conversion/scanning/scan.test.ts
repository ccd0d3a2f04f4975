import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import { createFakeParsing } from '../fake.ts'
import { maxQueued } from '../parsing.ts'
import { createScan } from './scan.ts'
import { scanFirst } from './scan-first.ts'

const directory = mkdtempSync(join(tmpdir(), 'scanner-'))
afterAll(() => rmSync(directory, { recursive: true }))
afterEach(() => {
  vi.useRealTimers()
})

const seen = join(directory, 'seen')
const pieces = [new TextEncoder().encode('gold-'), new TextEncoder().encode('card')]

/** A scanner that writes down what it was shown, and ends as its program says. */
function scannerThat(ends: string): string {
  const path = join(directory, `${ends.replaceAll(/\W/g, '')}.mjs`)
  const note = `import fs from 'node:fs'\nfs.writeFileSync(${JSON.stringify(seen)}, process.argv[3] + '\\n' + fs.readFileSync(process.argv[3], 'utf8'))\n`
  writeFileSync(path, `${note}${ends}\n`)
  return `${process.execPath} ${path} --quiet`
}

function scan(command: string, milliseconds?: number) {
  const troubles: string[] = []
  const scanning = createScan({
    command,
    ...(milliseconds !== undefined && { milliseconds }),
    onTrouble: (reason) => troubles.push(reason),
  })
  return { troubles, parsing: scanFirst(createFakeParsing(), scanning) }
}

test('what the scanner lets through is read, and nothing of it stays behind', async () => {
  const { parsing, troubles } = scan(scannerThat('process.exit(0)'))
  const result = await parsing.parse(pieces, 'a.docx')
  expect(result).toMatchObject({ ok: true, value: { metadata: { pageName: 'gold-card' } } })
  const [path = '', contents] = readFileSync(seen, 'utf8').split('\n')
  expect(contents).toBe('gold-card')
  expect(existsSync(path)).toBe(false)
  expect(troubles).toEqual([])
})

test('a finding is refused', async () => {
  const { parsing, troubles } = scan(scannerThat('process.exit(1)'))
  expect(await parsing.parse(pieces, 'a.docx')).toEqual({ ok: false, refusal: 'infected' })
  expect(troubles).toEqual([])
})

test.each([
  ['a scanner that fails', scannerThat('process.exit(2)'), 'ended with 2'],
  ['one that is not there', '/nowhere/scanner', 'ended with ENOENT'],
  ['one that does not end', scannerThat('setInterval(() => {}, 1000)'), 'ended with SIGKILL'],
])('%s lets nothing through, and that is told', async (_, command, words) => {
  const { parsing, troubles } = scan(command, 1500)
  expect(await parsing.parse(pieces, 'a.docx')).toEqual({ ok: false, refusal: 'unscanned' })
  expect(troubles.join()).toContain(words)
})

test('a disk that takes no file lets nothing through, and that is told', async () => {
  const { parsing, troubles } = scan(scannerThat('process.exit(0)'))
  vi.stubEnv('TMPDIR', join(directory, 'nowhere'))
  const result = await parsing.parse(pieces, 'a.docx').finally(() => vi.unstubAllEnvs())
  expect(result).toEqual({ ok: false, refusal: 'unscanned' })
  expect(troubles.join()).toContain('ENOENT')
})

test('the scanner of a caller who has gone is ended, and nothing of it stays behind', async () => {
  rmSync(seen, { force: true })
  const { parsing, troubles } = scan(scannerThat('setInterval(() => {}, 1000)'))
  const caller = new AbortController()
  const parsed = parsing.parse(pieces, 'a.docx', { signal: caller.signal })
  await vi.waitFor(() => expect(readFileSync(seen, 'utf8')).toContain('gold-card'), 10_000)
  const [path = ''] = readFileSync(seen, 'utf8').split('\n')
  caller.abort()
  expect(await parsed).toEqual({ ok: false, refusal: 'cancelled' })
  expect(existsSync(path)).toBe(false)
  expect(troubles).toEqual([])
})

test('the scanner sees none of the settings of the server', async () => {
  vi.stubEnv('REDIS_URL', 'redis://:canary@127.0.0.1')
  vi.stubEnv('OPENAI_API_KEY', 'canary')
  const environment = join(directory, 'environment')
  const dump = `fs.writeFileSync(${JSON.stringify(environment)}, JSON.stringify(process.env))`
  const { parsing } = scan(scannerThat(dump))
  await parsing.parse(pieces, 'a.docx').finally(() => vi.unstubAllEnvs())
  const seenByScanner = readFileSync(environment, 'utf8')
  expect(seenByScanner).not.toContain('canary')
  expect(JSON.parse(seenByScanner)).toMatchObject({ PATH: process.env.PATH })
})

/** A scanner that does not end, nor does the process that it has started; that one calls, and hangs up as it ends. */
async function startCalledScanner() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const call = `require('node:net').connect(${port}, '127.0.0.1')`
  const helper = `[process.execPath, ['-e', ${JSON.stringify(call)}]]`
  const program = `import { spawn } from 'node:child_process'\nspawn(...${helper})\nsetInterval(() => {}, 1000)\n`
  const path = join(directory, `calls-${port}.mjs`)
  writeFileSync(path, program)
  async function takeCall() {
    const [connection] = await once(server, 'connection')
    server.close()
    connection.on('error', () => undefined).resume()
    return { ended: once(connection, 'close') }
  }
  return { command: `${process.execPath} ${path}`, called: takeCall() }
}

test('what a scanner has started ends with it when its time is up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { command, called } = await startCalledScanner()
  const { parsing } = scan(command, 60_000)
  const parsed = parsing.parse(pieces, 'a.docx')
  const { ended } = await called
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  expect(await parsed).toEqual({ ok: false, refusal: 'unscanned' })
  await ended
})

test('a scanner and what it has started end with the server', async () => {
  const { command, called } = await startCalledScanner()
  const module = JSON.stringify(join(import.meta.dirname, 'scan.ts'))
  const program = `import { createScan } from ${module}
    process.stdin.on('data', () => process.exit())
    void createScan({ command: ${JSON.stringify(command)}, onTrouble() {} })([new Uint8Array()])`
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TMPDIR: directory },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const { ended } = await called
  server.stdin.write('end')
  await ended
})

/** A server whose scanner takes its time, with a document in a folder of its own, ended so. */
async function endWhileScanning(temporary: string, ending: NodeJS.Signals | 'exit') {
  const module = JSON.stringify(join(import.meta.dirname, 'scan.ts'))
  const program = `import { createScan } from ${module}
    process.stdin.on('data', () => process.exit())
    void createScan({ command: ${JSON.stringify(scannerThat('setTimeout(() => {}, 3000)'))}, onTrouble() {} })([new Uint8Array(9)])`
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ended = once(server, 'exit')
  await vi.waitFor(() => expect(documentsIn(temporary)).toHaveLength(1), 10_000)
  if (ending === 'exit') server.stdin.write('end')
  else server.kill(ending)
  await ended
}

const documentsIn = (folder: string) =>
  readdirSync(folder, { recursive: true }).filter((path) => String(path).endsWith('document.docx'))

test('the copy that a scanner looked at goes with the server', async () => {
  const temporary = mkdtempSync(join(directory, 'ends-'))
  await endWhileScanning(temporary, 'exit')
  expect(readdirSync(temporary)).toEqual([])
})

test('what a killed server has left goes at the next start, and nothing else does', async () => {
  const temporary = mkdtempSync(join(directory, 'killed-'))
  await endWhileScanning(temporary, 'SIGKILL')
  expect(documentsIn(temporary)).toHaveLength(1)
  const ofAnother = `webpage-builder-scan-${process.ppid}-abc`
  for (const name of [ofAnother, 'upload-of-somebody', `webpage-builder-scan-${process.pid}-abc`]) {
    mkdirSync(join(temporary, name))
  }
  vi.stubEnv('TMPDIR', temporary)
  scan(scannerThat('process.exit(0)'))
  vi.unstubAllEnvs()
  expect(readdirSync(temporary).sort()).toEqual(['upload-of-somebody', ofAnother])
})

test('no more are scanned at a time than are read, and who gives up waiting is not scanned', async () => {
  const scanned: (() => void)[] = []
  const begun = vi.fn(async () => {
    await new Promise<void>((resolve) => scanned.push(resolve))
    return accept(undefined)
  })
  const parsing = scanFirst(createFakeParsing({ size: 2 }), begun)
  const caller = new AbortController()
  const [first, second, third, fourth] = [undefined, undefined, caller.signal, undefined].map((signal) =>
    parsing.parse(pieces, 'a.docx', signal && { signal }),
  )
  await wait(0)
  expect(begun).toHaveBeenCalledTimes(2)
  caller.abort()
  expect(await third).toEqual({ ok: false, refusal: 'cancelled' })
  scanned[0]?.()
  expect(await first).toMatchObject({ ok: true })
  expect(begun).toHaveBeenCalledTimes(3)
  for (const finish of scanned) finish()
  expect(await Promise.all([second, fourth])).toMatchObject([{ ok: true }, { ok: true }])
})

test('a document that the scanner refuses gets no comments either', async () => {
  const parsing = scanFirst(createFakeParsing(), async () => refuse('infected'))
  expect(await parsing.comment(pieces, 'a.docx')).toEqual({ ok: false, refusal: 'infected' })
})

test('when as many wait for the scanner as may, the next is turned away unless it limits itself', async () => {
  const scanned = Promise.withResolvers<void>()
  const parsing = scanFirst(createFakeParsing({ size: 1 }), async () => {
    await scanned.promise
    return accept(undefined)
  })
  const waiting = Array.from({ length: maxQueued + 1 }, () => parsing.parse(pieces, 'a.docx'))
  expect(parsing.findRefusal()).toBe('busy')
  expect(await parsing.parse(pieces, 'a.docx')).toEqual({ ok: false, refusal: 'busy' })
  const patient = parsing.parse(pieces, 'a.docx', { queueing: 'always' })
  scanned.resolve()
  expect(await patient).toMatchObject({ ok: true })
  await Promise.all(waiting)
})
