import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server that a test may stop, and that can read documents already: on a busy machine its readers start slowly. */
export async function startServer(port?: number, settings: NodeJS.ProcessEnv = {}) {
  const chosen = port ?? (await findFreePort())
  const dataDirectory = mkdtempSync(join(tmpdir(), 'webpage-builder-'))
  const url = `http://127.0.0.1:${chosen}`
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(chosen),
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  // A test that fails does not stop it.
  process.once('exit', () => child.kill('SIGKILL'))
  while (!(await canRead(url))) await new Promise((resolve) => setTimeout(resolve, 100))

  async function stop() {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { port: chosen, url, dataDirectory, stop }
}

async function canRead(url: string): Promise<boolean> {
  try {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    return /^parsing_children\{state="idle"\} [1-9]/m.test(metrics)
  } catch {
    return false
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
