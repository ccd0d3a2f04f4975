import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import react from '@vitejs/plugin-react'
import Fastify from 'fastify'
import { build } from 'vite'
import type { Served } from '../browser/editor.ts'
import { libraryCodes, thumbnailUrl } from './library.ts'

const folder = import.meta.dirname
const catalogue = join(folder, '../../catalogue')

/** Builds a peer for production and serves it with the library's pictures, and with `files`, texts by path. */
export async function startPeer(name: string, files: Record<string, string> = {}): Promise<Served> {
  installPackages()
  const outDir = mkdtempSync(join(tmpdir(), `bench-${name}-`))
  await build({
    configFile: false,
    root: join(folder, 'peers'),
    // The one page of all peers asks for the script of this one.
    mode: name,
    plugins: [react()],
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 20_000 },
  })
  for (const code of libraryCodes) {
    cpSync(join(catalogue, code, 'thumbnail.webp'), join(outDir, thumbnailUrl(code)))
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(outDir, path), text)
  const server = Fastify()
  server.register(fastifyStatic, { root: outDir })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  return { url, stop }

  function stop() {
    void server.close()
    rmSync(outDir, { recursive: true })
  }
}

/** The peers' packages belong to this folder alone. */
function installPackages() {
  if (isInstalled()) return
  console.error('Installing the peers …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // What npm says is no figure.
  const { status } = spawnSync(npm, ['ci'], { cwd: folder, stdio: ['ignore', 2, 2], shell: npm !== 'npm' })
  if (status !== 0) throw new Error(`npm ci in ${folder} ended with ${status}`)
}

/** npm writes its own lock file last; one that is older than ours belongs to other versions. */
function isInstalled(): boolean {
  const installed = statSync(join(folder, 'node_modules/.package-lock.json'), { throwIfNoEntry: false })
  return installed !== undefined && installed.mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
}
